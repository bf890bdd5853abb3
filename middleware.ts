import { randomBytes } from "node:crypto"
import { type NextRequest, NextResponse } from "next/server"
import { buildLocalePath } from "#lib/contract/languages.ts"
import { getEnv } from "#lib/env.ts"
import { getPathLocale } from "#lib/i18n/get-path-locale.ts"
import { aheadHeader } from "#lib/session/ahead-header.ts"
import { passGuard } from "#lib/session/pass-guard.ts"
import { isMemberPath } from "#lib/session/private-paths.ts"
import { buildPrivatePolicy } from "#lib/session/private-policy.ts"
import type { CookieWrite } from "#lib/session/session-cookie.ts"

const keptByNobody = "private, no-store"
/** Needs no login; but where there is one, the cart is the customer's. */
const isCart = /^(?:\/[a-z]{2})?\/cart$/
/** Pages whose addresses let in whoever has them, which no other page may learn. */
const hasToken =
  /^(?:\/[a-z]{2})?\/(?:payment-return|show-invoice|print-tickets|print-voucher)(?:\/|$)/

/**
 * Stands before sign-in and private pages: sends who is not signed in to the login where one is
 * needed, renews what is about to end, and gives the page a policy by which only its own scripts run.
 */
export async function middleware(request: NextRequest): Promise<Response> {
  // An action answers for itself: a redirect in its place would lose what was typed.
  if (request.headers.has("next-action")) return passOn(request, [])
  const { pathname, search } = request.nextUrl
  const isForMembers = isMemberPath(pathname)
  const plan = await passGuard({
    ...{ cookies: request.cookies, path: `${pathname}${search}`, siteUrl: getEnv().SITE_URL },
    // A page that anybody may open is not where a login is to lead back to.
    isAhead: !isForMembers || request.headers.has(aheadHeader),
  })
  if (plan.kind === "unavailable" && (isForMembers || isCart.test(pathname))) return putOff()
  if (plan.kind !== "login" || !isForMembers) return passOn(request, plan.writes)
  return request.method === "POST" ? refuseForm() : redirectToLogin(request, plan.writes)
}

function passOn(request: NextRequest, writes: readonly CookieWrite[]): Response {
  const policy = buildPrivatePolicy(randomBytes(18).toString("base64"))
  for (const { name, value, options } of writes) {
    if (options.maxAge > 0) request.cookies.set(name, value)
    else request.cookies.delete(name)
  }
  const headers = new Headers(request.headers)
  headers.set("content-security-policy", policy)
  const response = NextResponse.next({ request: { headers } })
  response.headers.set("Content-Security-Policy", policy)
  response.headers.set("Cache-Control", keptByNobody)
  response.headers.set("X-Robots-Tag", "noindex")
  // A page of another site that opened this one, or that it opened, has no hold of its window.
  response.headers.set("Cross-Origin-Opener-Policy", "same-origin")
  if (hasToken.test(request.nextUrl.pathname)) {
    response.headers.set("Referrer-Policy", "no-referrer")
  }
  return withCookies(response, writes)
}

/** The server shows a whole page that says so, with what was typed. */
function putOff(): Response {
  return new Response(null, { status: 503, headers: { "Cache-Control": keptByNobody } })
}

/** The server shows what was typed on a page that says why it was not sent. */
function refuseForm(): Response {
  return new Response(null, { status: 401, headers: { "Cache-Control": keptByNobody } })
}

/** Location is a path: under which name the visitor knows the shop is not for this server to say. */
function redirectToLogin(request: NextRequest, writes: readonly CookieWrite[]): Response {
  const status = request.method === "GET" || request.method === "HEAD" ? 307 : 303
  const loginPath = buildLocalePath(getPathLocale(request.nextUrl.pathname), "/login")
  const response = NextResponse.redirect(new URL(loginPath, request.url), status)
  response.headers.set("Cache-Control", keptByNobody)
  return withCookies(response, writes)
}

function withCookies(response: NextResponse, writes: readonly CookieWrite[]): Response {
  for (const { name, value, options } of writes) response.cookies.set(name, value, options)
  return response
}

export const config = {
  runtime: "nodejs",
  matcher: [
    "/(profile|my-account|checkout|cart|payment-return|seo)/:path*",
    "/(invoice|show-invoice|print-tickets|print-voucher)/:path*",
    "/(login|signup|forgotpassword|logout)",
    "/enter/confirm",
    "/:locale([a-z]{2})/(profile|my-account|checkout|cart|payment-return|seo)/:path*",
    "/:locale([a-z]{2})/(invoice|show-invoice|print-tickets|print-voucher)/:path*",
    "/:locale([a-z]{2})/(login|signup|forgotpassword|logout)",
    "/:locale([a-z]{2})/enter/confirm",
  ],
}
