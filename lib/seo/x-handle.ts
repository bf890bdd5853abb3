const hosts = /^(?:www\.|mobile\.)?(?:twitter|x)\.com$/

/** Parses an X handle, with its @, from a profile URL or a bare name; null if it is invalid. */
export function parseXHandle(link: string | undefined): string | null {
  if (!link) return null
  const url = URL.canParse(link) ? new URL(link) : null
  if (url && !hosts.test(url.hostname)) return null
  const name = (url ? url.pathname.split("/")[1] : link)?.replace(/^@/, "") ?? ""
  return /^\w{1,15}$/.test(name) ? `@${name}` : null
}
