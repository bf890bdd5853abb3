import "server-only"
import { ApiError } from "#lib/api/api-error.ts"
import { log } from "#lib/log.ts"
import { refreshTokens } from "./refresh-tokens.ts"
import { resolveReturnPath } from "./return-path.ts"
import { buildSession, buildSignedOutSession, isDue, type Session } from "./session.ts"
import {
  buildLoginCookie,
  buildSessionCookies,
  type CookieSource,
  type CookieWrite,
  parseSessionCookies,
} from "./session-cookie.ts"

type GuardedRequest = {
  cookies: CookieSource
  /** Path and query of the page. */
  path: string
  siteUrl: string
  /** True for a prefetch: the user has not navigated to the page yet. */
  isPrefetch: boolean
}
/**
 * Result: let the request pass, redirect it to the login, or respond that the page is unavailable
 * now; with the cookies to set in each case.
 */
export type GuardResult = { kind: "pass" | "login" | "unavailable"; writes: CookieWrite[] }

/**
 * Resolves access to a protected page. A signed-out user is redirected to the login, and the page
 * is saved as the return path. A token about to expire is refreshed before the page is rendered. If
 * an expired token cannot be refreshed now, the page is unavailable.
 */
export async function resolveSessionGuard(visit: GuardedRequest): Promise<GuardResult> {
  const session = (await parseSessionCookies(visit.cookies)) ?? buildSession()
  const { tokens } = session
  if (tokens === null) return sendToLogin(visit, session)
  if (!isDue(tokens, Date.now())) return { kind: "pass", writes: [] }
  try {
    const outcome = await refreshTokens({ ...session, refresh: tokens.refresh })
    if (!outcome.ok) return sendToLogin(visit, buildSignedOutSession(session))
    const renewed = { ...session, tokens: outcome.value }
    return { kind: "pass", writes: await buildSessionCookies(renewed, visit.cookies) }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    log.warn({ err: error }, "token-refresh: failed before a page")
    return { kind: tokens.expiresAtMs > Date.now() ? "pass" : "unavailable", writes: [] }
  }
}

async function sendToLogin(visit: GuardedRequest, session: Session): Promise<GuardResult> {
  if (visit.isPrefetch) return { kind: "login", writes: [] }
  const returnPath = resolveReturnPath(visit.path, visit.siteUrl)
  const writes = await buildSessionCookies({ ...session, returnPath }, visit.cookies)
  return { kind: "login", writes: [...writes, buildLoginCookie(null)] }
}
