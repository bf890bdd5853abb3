import "server-only"
import { ApiError } from "#lib/api/api-error.ts"
import { log } from "#lib/log.ts"
import { refreshTokens } from "./refresh-tokens.ts"
import { resolveReturnPath } from "./return-path.ts"
import { buildSession, type Session, withoutLogin } from "./session.ts"
import {
  buildMarkCookie,
  type CookieSource,
  type CookieWrite,
  planSessionCookies,
  readSession,
} from "./session-cookie.ts"
import { isDue } from "./token-life.ts"

type Visit = {
  cookies: CookieSource
  /** Path and query of the page. */
  path: string
  siteUrl: string
  /** True for a prefetch: the user has not navigated to the page yet. */
  isAhead: boolean
}
/**
 * Result: let the request pass, redirect it to the login, or respond that the page is unavailable
 * now; with the cookies to set in each case.
 */
export type GuardPlan = { kind: "pass" | "login" | "unavailable"; writes: CookieWrite[] }

/**
 * Resolves access to a protected page. A signed-out user is redirected to the login, and the page
 * is saved as the return path. A token about to expire is refreshed before the page is rendered. If
 * an expired token cannot be refreshed now, the page is unavailable.
 */
export async function passGuard(visit: Visit): Promise<GuardPlan> {
  const session = (await readSession(visit.cookies)) ?? buildSession()
  const { tokens } = session
  if (tokens === null) return sendToLogin(visit, session)
  if (!isDue(tokens, Date.now())) return { kind: "pass", writes: [] }
  try {
    const outcome = await refreshTokens({ ...session, refresh: tokens.refresh })
    if ("refusal" in outcome) return sendToLogin(visit, withoutLogin(session))
    const renewed = { ...session, tokens: outcome.tokens }
    return { kind: "pass", writes: await planSessionCookies(renewed, visit.cookies) }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    log.warn({ err: error }, "tokens could not be renewed before a page")
    return { kind: tokens.expiresAtMs > Date.now() ? "pass" : "unavailable", writes: [] }
  }
}

async function sendToLogin(visit: Visit, session: Session): Promise<GuardPlan> {
  if (visit.isAhead) return { kind: "login", writes: [] }
  const returnPath = resolveReturnPath(visit.path, visit.siteUrl)
  const writes = await planSessionCookies({ ...session, returnPath }, visit.cookies)
  return { kind: "login", writes: [...writes, buildMarkCookie(null)] }
}
