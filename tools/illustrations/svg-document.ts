/** Renders a complete SVG document of this size around its content. */
export function renderSvgDocument(content: string, widthPx = 1600, heightPx = 1200): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${widthPx}" height="${heightPx}" viewBox="0 0 ${widthPx} ${heightPx}">${content}</svg>`
}
