/** Where an editor's link leads, and whether it opens a new tab. */
export type ResolvedLink = { href: string; opensNewTab: boolean }

const webAddress = /^https?:\/\//i
const harmlessScheme = /^(?:mailto|tel):/i
const anyScheme = /^[a-z][a-z0-9+.-]*:/i

/**
 * The link an editor wrote, made safe: web addresses open in a new tab unless told otherwise, paths
 * stay inside the shop. Null where nothing is written, or something that could run a script.
 */
export function resolveLink(url: string, opensNewTab?: boolean): ResolvedLink | null {
  const text = [...url].filter((char) => char > " " && char !== "\\").join("")
  if (text === "") return null
  if (webAddress.test(text)) return { href: text, opensNewTab: opensNewTab ?? true }
  if (harmlessScheme.test(text)) return { href: text, opensNewTab: false }
  if (anyScheme.test(text)) return null
  const href = /^[#?]/.test(text) ? text : `/${text.replace(/^\/+/, "")}`
  return { href, opensNewTab: opensNewTab ?? false }
}
