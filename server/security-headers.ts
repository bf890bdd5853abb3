import type { AnalyticsSources } from "#lib/analytics/list-sources.ts"
import { payOrigins } from "#lib/payments/pay-origins.ts"

/** Hot reload of the development server needs eval. */
const isDev = process.env.NODE_ENV === "development"

/** Origin of the maps that a user can load. */
const mapsOrigin = "https://www.google.com"

const noServices: AnalyticsSources = {
  scripts: [],
  images: [],
  connections: [],
  runsAnyInline: false,
}

/**
 * Builds the Content-Security-Policy of a public page, which allows these inline scripts, and
 * requests to these services besides the shop.
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

/**
 * Policy of all public responses, until `withContentSecurityPolicy` adds the sources of the page.
 */
export const publicPolicy = buildPublicPolicy([])

/**
 * Policy of editors' own code, which may fetch anything, as an origin of its own: the sandbox also
 * applies if its URL is opened directly.
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

/** Headers of every response whose page has no policy of its own. */
export const securityHeaders = [{ key: "Content-Security-Policy", value: publicPolicy }, ...others]

/** Headers of the build's scripts, styles and fonts, which browsers show as text or not at all. */
export const scriptHeaders = others.filter(({ key }) =>
  /^(?:X-Content-Type-Options|Strict-Transport-Security)$/.test(key),
)

/**
 * Headers of images and videos. Their policy only applies if one is opened by itself, for which
 * browsers write a document with inline styles. A page loads twenty of them, so it is short.
 */
export const fileHeaders = [
  { key: "Content-Security-Policy", value: "default-src 'self'; style-src 'unsafe-inline'" },
  ...scriptHeaders,
]

/** Headers of the offline page, which sets its policy itself. */
export const offlineHeaders = others

/** Headers of editors' own code, which runs in an iframe of its own. */
export const rawCodeHeaders = [
  { key: "Content-Security-Policy", value: rawCodePolicy },
  { key: "X-Robots-Tag", value: "noindex" },
  ...others,
]
