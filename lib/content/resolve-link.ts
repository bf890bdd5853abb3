/** Target of an editor's link, and whether it opens a new tab. */
export type ResolvedLink = { href: string; opensNewTab: boolean }

const webAddress = /^https?:\/\/[^/]/i
const safeScheme = /^(?:mailto|tel):/i
const anyScheme = /^[a-z][a-z0-9+.-]*:/i

/**
 * Resolves an editor's link to a safe target: absolute URLs open in a new tab unless specified
 * otherwise, paths stay inside the shop. Null for an empty link, or one that could run a script.
 */
export function resolveLink(url: string, opensNewTab?: boolean): ResolvedLink | null {
  const text = removeControls(url).trim().replaceAll(" ", "%20")
  if (text === "") return null
  if (webAddress.test(text)) return { href: text, opensNewTab: opensNewTab ?? true }
  if (safeScheme.test(text)) return { href: text, opensNewTab: false }
  if (anyScheme.test(text)) return null
  if (/^[#?]/.test(text)) return { href: text, opensNewTab: opensNewTab ?? false }
  return { href: buildPath(text), opensNewTab: opensNewTab ?? false }
}

/** Returns the path of a URL on the shop's own origin; any other URL unchanged. */
export function resolveSameOriginUrl(url: string, ownOrigin: string): string {
  const text = removeControls(url).trim()
  if (!text.toLowerCase().startsWith(ownOrigin)) return url
  const rest = text.slice(ownOrigin.length)
  return rest === "" ? "/" : /^[/?#]/.test(rest) ? `/${rest.replace(/^\/+/, "")}` : url
}

/** Browsers treat a backslash as a slash, and two slashes as the start of another site. */
function buildPath(text: string): string {
  const end = text.search(/[?#]/)
  const [path, rest] = end < 0 ? [text, ""] : [text.slice(0, end), text.slice(end)]
  return `/${path}`.replaceAll("\\", "/").replace(/\/{2,}/g, "/") + rest
}

/** Browsers skip control characters anywhere in a URL. */
function removeControls(text: string): string {
  return text.replace(/\p{Cc}/gu, "")
}
