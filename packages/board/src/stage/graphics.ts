/** Names under which drivers without a graphics card draw WebGL. */
const SOFTWARE = /swiftshader|llvmpipe|softpipe|software|basic render/i

/** True when WebGL would be drawn by the processor: the canvas technique is many times faster there. */
export const isDrawnBySoftware = (rendererName: string): boolean => SOFTWARE.test(rendererName)

/** What WebGL would be drawn by; undefined without WebGL. */
export const graphicsName = (page: Document): string | undefined => {
  const context = page.createElement('canvas').getContext('webgl2')
  if (context === null) return undefined
  const names = context.getExtension('WEBGL_debug_renderer_info')
  const name: unknown = context.getParameter(names?.UNMASKED_RENDERER_WEBGL ?? context.RENDERER)
  context.getExtension('WEBGL_lose_context')?.loseContext()
  return String(name)
}
