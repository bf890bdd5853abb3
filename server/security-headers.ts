import type { AnalyticsSources } from "#lib/analytics/list-sources.ts"
import { payOrigins } from "#lib/payments/pay-origins.ts"

/** The development server's way of reloading needs eval. */
const isDev = process.env.NODE_ENV === "development"

/** Where a visitor who asks for a map gets it from. */
const mapsOrigin = "https://www.google.com"

const noServices: AnalyticsSources = {
  ...{ scripts: [], images: [], connections: [] },
  runsAnyInline: false,
}

/**
 * The policy of a public page, by which these inline scripts run, and these services may be asked
 * besides the shop.
 */
export function buildPublicPolicy(
  inlineSources: readonly string[],
  { scripts, images, connections, runsAnyInline }: AnalyticsSources = noServices,
): string {
  const inline = isDev || runsAnyInline ? ["'unsafe-inline'"] : inlineSources
  return [
    "default-src 'self'",
    ["script-src 'self'", ...inline, ...(isDev ? ["'unsafe-eval'"] : []), ...scripts],
    "style-src 'self' 'unsafe-inline'",
    ["img-src 'self' data:", ...images],
    "font-src 'self'",
    ["connect-src 'self'", ...connections],
    "media-src 'self'",
    `frame-src 'self' https://www.youtube-nocookie.com ${mapsOrigin}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    `form-action 'self' ${payOrigins}`,
    "frame-ancestors 'self'",
  ]
    .map((directive) => (typeof directive === "string" ? directive : directive.join(" ")))
    .join("; ")
}

/** The policy of whatever is public, until `completePolicy` says what belongs to the page. */
export const publicPolicy = buildPublicPolicy([])

/**
 * Editors' own code may fetch what it likes, as an origin of its own: the sandbox holds for who
 * opens its address directly, too.
 */
const rawCodePolicy = [
  "sandbox allow-scripts allow-forms allow-popups",
  "default-src 'self' https: data: blob: 'unsafe-inline' 'unsafe-eval'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action https:",
  "frame-ancestors 'self'",
].join("; ")

const others = [
  { key: "X-Content-Type-Options", value: "nosniff" },
  { key: "Referrer-Policy", value: "strict-origin-when-cross-origin" },
  {
    key: "Permissions-Policy",
    value: "camera=(), microphone=(), geolocation=(), browsing-topics=()",
  },
  { key: "Strict-Transport-Security", value: "max-age=31536000; includeSubDomains" },
]

/** Headers of every answer whose page has no policy of its own. */
export const securityHeaders = [{ key: "Content-Security-Policy", value: publicPolicy }, ...others]

/** Headers of the offline page, which says itself by which policy it is read. */
export const offlineHeaders = others

/** Headers of editors' own code, which stands in a frame of its own. */
export const rawCodeHeaders = [
  { key: "Content-Security-Policy", value: rawCodePolicy },
  { key: "X-Robots-Tag", value: "noindex" },
  ...others,
]
