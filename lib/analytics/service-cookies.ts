import type { ConsentCategory } from "./analytics-settings.ts"

const cookiesOf: Record<ConsentCategory, RegExp> = {
  statistics: /^(?:_ga|_ga_.+|_gid|_gat.*|_dc_gtm_.+|_pk_.+|MATOMO_.+|mtm_.+)$/,
  marketing: /^(?:_fbp|_fbc|_gcl_.+|_gac_.+)$/,
}

/** Names of the cookies that services of these categories have left on the shop's own site. */
export function listServiceCookies(
  cookieText: string,
  categories: readonly ConsentCategory[],
): string[] {
  const names = cookieText.split(";").map((part) => part.trim().split("=", 1)[0] ?? "")
  return names.filter((name) => categories.some((category) => cookiesOf[category].test(name)))
}

/**
 * Cookies (for `document.cookie`) that end one of this name, wherever on the site a service may have
 * put it: services choose the widest domain that a browser lets them.
 */
export function buildCookieEnds(name: string, host: string): string[] {
  const labels = host.split(".")
  const domains = labels.slice(0, -1).map((_, at) => labels.slice(at).join("."))
  const end = `${name}=; Path=/; Max-Age=0`
  return [end, ...domains.map((domain) => `${end}; Domain=${domain}`)]
}
