import { randomBytes } from "node:crypto"
import { type NextRequest, NextResponse } from "next/server"
import { buildPrivatePolicy } from "#lib/auth/private-csp.ts"
import { isProtectedPath } from "#lib/auth/private-paths.ts"
import { resolveSessionGuard } from "#lib/auth/resolve-session-guard.ts"
import type { CookieWrite } from "#lib/auth/session-cookie.ts"
import { buildLocalePath } from "#lib/contract/languages.ts"
import { getEnv } from "#lib/env.ts"
import { getPathLocale } from "#lib/i18n/path-locale.ts"
import { prefetchHeader } from "#lib/prefetch-header.ts"

const noStore = "private, no-store"
/** Need no login, but a signed-in customer gets their own cart and lists. */
const isCart = /^(?:\/[a-z]{2})?\/(?:cart|wish-list)$/
/** The editor of pages shows the page in a frame; a document of any screen may become the editor. */
const isBackOffice = /^\/(?:[a-z]{2}\/)?admin(?:\/|$)/
/** Pages whose URL grants access; no `Referer` may leak it. */
const hasToken =
  /^(?:\/[a-z]{2})?\/(?:payment-return|show-invoice|print-tickets|print-voucher|order-status|wish-list\/shared)(?:\/|$)/
/**
 * The same, with forms. A post without JavaScript needs its `Origin`, which browsers send as "null"
 * from a page with `no-referrer`.
 */
const hasTokenAndForm = /^(?:\/[a-z]{2})?\/review(?:\/|$)/

/**
 * Guards login and private pages: redirects a guest of a protected page to the login, refreshes
 * tokens about to expire, and sets a Content Security Policy with a nonce for the page's own
 * scripts.
 */
export async function middleware(request: NextRequest): Promise<Response> {
  // A server action handles the missing login itself: a redirect would discard the typed values.
  if (request.headers.has("next-action")) return buildNextResponse(request, [])
  const { pathname, search } = request.nextUrl
  const isProtected = isProtectedPath(pathname)
  const plan = await resolveSessionGuard({
    cookies: request.cookies,
    path: `${pathname}${search}`,
    siteUrl: getEnv().SITE_URL,
    // A public page is not saved as the return path.
    isPrefetch: !isProtected || request.headers.has(prefetchHeader),
  })
  if (plan.kind === "unavailable" && (isProtected || isCart.test(pathname)))
    return buildUnavailableResponse()
  if (plan.kind !== "login" || !isProtected) return buildNextResponse(request, plan.writes)
  return request.method === "POST"
    ? buildUnauthorizedResponse()
    : redirectToLogin(request, plan.writes)
}

function buildNextResponse(request: NextRequest, writes: readonly CookieWrite[]): Response {
  const framesOwnPages = isBackOffice.test(request.nextUrl.pathname)
  const policy = buildPrivatePolicy(randomBytes(18).toString("base64"), { framesOwnPages })
  for (const { name, value, options } of writes) {
    if (options.maxAge > 0) request.cookies.set(name, value)
    else request.cookies.delete(name)
  }
  const headers = new Headers(request.headers)
  headers.set("content-security-policy", policy)
  const response = NextResponse.next({ request: { headers } })
  response.headers.set("Content-Security-Policy", policy)
  response.headers.set("Cache-Control", noStore)
  response.headers.set("X-Robots-Tag", "noindex")
  // Severs the `opener` reference between this window and windows of other sites.
  response.headers.set("Cross-Origin-Opener-Policy", "same-origin")
  if (hasToken.test(request.nextUrl.pathname)) {
    response.headers.set("Referrer-Policy", "no-referrer")
  }
  if (hasTokenAndForm.test(request.nextUrl.pathname)) {
    response.headers.set("Referrer-Policy", "same-origin")
  }
  return withCookies(response, writes)
}

/** Responds 503. The server renders the error page with the typed values. */
function buildUnavailableResponse(): Response {
  return new Response(null, { status: 503, headers: { "Cache-Control": noStore } })
}

/** Responds 401. The server renders the typed values on a page with the reason. */
function buildUnauthorizedResponse(): Response {
  return new Response(null, { status: 401, headers: { "Cache-Control": noStore } })
}

/**
 * Redirects to the login. The browser gets a path as Location, because this server does not know
 * the public host name.
 */
function redirectToLogin(request: NextRequest, writes: readonly CookieWrite[]): Response {
  const status = request.method === "GET" || request.method === "HEAD" ? 307 : 303
  const loginPath = buildLocalePath(getPathLocale(request.nextUrl.pathname), "/login")
  const response = NextResponse.redirect(new URL(loginPath, request.url), status)
  response.headers.set("Cache-Control", noStore)
  return withCookies(response, writes)
}

function withCookies(response: NextResponse, writes: readonly CookieWrite[]): Response {
  for (const { name, value, options } of writes) response.cookies.set(name, value, options)
  return response
}

export const config = {
  runtime: "nodejs",
  matcher: [
    "/(profile|my-account|checkout|cart|wish-list|payment-return|seo|admin)/:path*",
    "/(invoice|show-invoice|print-tickets|print-voucher|order-status|review|report-review)/:path*",
    "/(login|signup|forgotpassword|logout|newsletter)",
    "/enter/confirm",
    "/:locale([a-z]{2})/(profile|my-account|checkout|cart|wish-list|payment-return|seo|admin)/:path*",
    "/:locale([a-z]{2})/(invoice|show-invoice|print-tickets|print-voucher|order-status|review|report-review)/:path*",
    "/:locale([a-z]{2})/(login|signup|forgotpassword|logout|newsletter)",
    "/:locale([a-z]{2})/enter/confirm",
  ],
}
