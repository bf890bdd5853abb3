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
  /** Fetched ahead: nobody asked for the page yet. */
  isAhead: boolean
}
/**
 * Let the visitor in, send them to the login, or say that the page cannot be had now; cookies to be
 * set in any case.
 */
export type GuardPlan = { kind: "pass" | "login" | "unavailable"; writes: CookieWrite[] }

/**
 * What becomes of a visit to a page for members. Who is not signed in goes to the login, and the
 * page is remembered; a token that is about to end is renewed before the page is made. One that has
 * ended and cannot be renewed now leaves nothing to make the page with.
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
