/** Today as PDN writes it, `2026.11.30`. */
export const pageToday = (): string => {
  const now = new Date()
  const two = (value: number): string => String(value).padStart(2, '0')
  return `${now.getFullYear()}.${two(now.getMonth() + 1)}.${two(now.getDate())}`
}
