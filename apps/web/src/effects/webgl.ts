/** True when the browser can draw with WebGL. Takes a context for a moment and gives it back. */
export const hasWebgl = (page: Document): boolean => {
  const canvas = page.createElement('canvas')
  const context = canvas.getContext('webgl2') ?? canvas.getContext('webgl')
  context?.getExtension('WEBGL_lose_context')?.loseContext()
  return context !== null
}
