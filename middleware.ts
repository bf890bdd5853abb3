import { randomBytes } from "node:crypto"
import { type NextRequest, NextResponse } from "next/server"
import { getEnv } from "#lib/env.ts"
import { aheadHeader } from "#lib/session/ahead-header.ts"
import { passGuard } from "#lib/session/pass-guard.ts"
import { isMemberPath } from "#lib/session/private-paths.ts"
import { buildPrivatePolicy } from "#lib/session/private-policy.ts"
import type { CookieWrite } from "#lib/session/session-cookie.ts"

const keptByNobody = "private, no-store"

/**
 * Stands before sign-in and private pages: sends who is not signed in to the login, renews what is
 * about to end, and gives the page a policy by which only its own scripts run.
 */
export async function middleware(request: NextRequest): Promise<Response> {
  const { pathname, search } = request.nextUrl
  const isAction = request.headers.has("next-action")
  let writes: CookieWrite[] = []
  // An action answers for itself: a redirect in its place would lose what was typed.
  if (isMemberPath(pathname) && !isAction) {
    const plan = await passGuard({
      ...{ cookies: request.cookies, path: `${pathname}${search}`, siteUrl: getEnv().SITE_URL },
      isAhead: request.headers.has(aheadHeader),
    })
    if (!plan.pass && request.method === "POST") return refuseForm()
    if (!plan.pass) return redirectToLogin(request, plan.writes)
    writes = plan.writes
  }
  return passOn(request, writes)
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
  return withCookies(response, writes)
}

/** The server shows what was typed on a page that says why it was not sent. */
function refuseForm(): Response {
  return new Response(null, { status: 401, headers: { "Cache-Control": keptByNobody } })
}

/** Location is a path: under which name the visitor knows the shop is not for this server to say. */
function redirectToLogin(request: NextRequest, writes: readonly CookieWrite[]): Response {
  const status = request.method === "GET" || request.method === "HEAD" ? 307 : 303
  const response = NextResponse.redirect(new URL("/login", request.url), status)
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
    "/(profile|my-account|checkout)/:path*",
    "/(login|signup|forgotpassword|logout)",
    "/enter/confirm",
    "/:locale([a-z]{2})/(profile|my-account|checkout)/:path*",
    "/:locale([a-z]{2})/(login|signup|forgotpassword|logout)",
    "/:locale([a-z]{2})/enter/confirm",
  ],
}
