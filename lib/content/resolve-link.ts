/** Where an editor's link leads, and whether it opens a new tab. */
export type ResolvedLink = { href: string; opensNewTab: boolean }

const webAddress = /^https?:\/\/[^/]/i
const harmlessScheme = /^(?:mailto|tel):/i
const anyScheme = /^[a-z][a-z0-9+.-]*:/i

/**
 * The link an editor wrote, made safe: web addresses open in a new tab unless told otherwise, paths
 * stay inside the shop. Null where nothing is written, or something that could run a script.
 */
export function resolveLink(url: string, opensNewTab?: boolean): ResolvedLink | null {
  const text = removeControls(url).trim().replaceAll(" ", "%20")
  if (text === "") return null
  if (webAddress.test(text)) return { href: text, opensNewTab: opensNewTab ?? true }
  if (harmlessScheme.test(text)) return { href: text, opensNewTab: false }
  if (anyScheme.test(text)) return null
  if (/^[#?]/.test(text)) return { href: text, opensNewTab: opensNewTab ?? false }
  return { href: buildPath(text), opensNewTab: opensNewTab ?? false }
}

/** What a link into the shop's own site leads to, from its root; any other link as it is. */
export function removeOwnOrigin(url: string, ownOrigin: string): string {
  const text = removeControls(url).trim()
  if (!text.toLowerCase().startsWith(ownOrigin)) return url
  const rest = text.slice(ownOrigin.length)
  return rest === "" ? "/" : /^[/?#]/.test(rest) ? `/${rest.replace(/^\/+/, "")}` : url
}

/** Browsers take a backslash for a slash, and two slashes for the beginning of another site. */
function buildPath(text: string): string {
  const end = text.search(/[?#]/)
  const [path, rest] = end < 0 ? [text, ""] : [text.slice(0, end), text.slice(end)]
  return `/${path}`.replaceAll("\\", "/").replace(/\/{2,}/g, "/") + rest
}

/** Browsers skip them anywhere in an address. */
function removeControls(text: string): string {
  return text.replace(/\p{Cc}/gu, "")
}
