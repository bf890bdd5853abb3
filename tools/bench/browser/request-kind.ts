export const requestKinds = ["html", "rsc", "js", "css", "image", "font", "other"] as const
export type RequestKind = (typeof requestKinds)[number]

/**
 * Resolves the kind of resource of a request: `type` is the browser's resource type, `mime` the
 * media type of the response.
 */
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
