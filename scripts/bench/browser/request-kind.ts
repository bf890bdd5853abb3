export const requestKinds = ["html", "rsc", "js", "css", "image", "font", "other"] as const
export type RequestKind = (typeof requestKinds)[number]

/** What a request brought: `type` is the browser's own word for who asked, `mime` the answer's. */
export function resolveKind(request: { url: string; type: string; mime: string }): RequestKind {
  const { url, type } = request
  const mime = request.mime.toLowerCase()
  if (mime.includes("text/x-component") || /[?&]_rsc=/.test(url)) return "rsc"
  if (type === "Document") return "html"
  if (type === "Script" || mime.includes("javascript")) return "js"
  if (type === "Stylesheet" || mime.includes("text/css")) return "css"
  if (type === "Image" || mime.startsWith("image/")) return "image"
  if (type === "Font" || mime.startsWith("font/") || /\.woff2?(\?|$)/.test(url)) return "font"
  return "other"
}
