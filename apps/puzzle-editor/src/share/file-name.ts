/** A name for a file that every system takes: the words of `title` in Latin letters and digits, else `fallback`. */
export const fileName = (title: string, fallback: string): string => {
  const latin = title
    .normalize('NFKD')
    .replace(/ı/g, 'i')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60)
  return latin === '' ? fallback : latin
}
