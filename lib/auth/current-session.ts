import "server-only"
import { cookies } from "next/headers"
import { buildSession, type Session } from "./session.ts"
import { buildSessionCookies, type CookieWrite, parseSessionCookies } from "./session-cookie.ts"

/**
 * Returns the session of the request's browser, in pages, server actions and route handlers; a new
 * session if it has none yet, which is not stored unless it is saved.
 */
export async function getSession(): Promise<Session> {
  return (await parseSessionCookies(await cookies())) ?? buildSession()
}

/**
 * Returns the session, and saves a new one, so that the browser is recognised from now on. An
 * existing session is not written again: the response could arrive after that of a later login. In
 * server actions and route handlers only.
 */
export async function getOrCreateSession(): Promise<Session> {
  const known = await parseSessionCookies(await cookies())
  if (known !== null) return known
  const session = buildSession()
  await saveSession(session)
  return session
}

/** Saves the session in the browser's cookies. In server actions and route handlers only. */
export async function saveSession(session: Session): Promise<void> {
  await saveCookies(await buildSessionCookies(session, await cookies()))
}

/** Sets cookies on the response. In server actions and route handlers only. */
export async function saveCookies(writes: readonly CookieWrite[]): Promise<void> {
  const jar = await cookies()
  for (const { name, value, options } of writes) jar.set(name, value, options)
}

/**
 * Saves the session if cookies can be set. Returns false while a page is rendered: then they
 * cannot.
 */
export async function saveSessionIfPossible(session: Session): Promise<boolean> {
  const writes = await buildSessionCookies(session, await cookies())
  try {
    await saveCookies(writes)
    return true
  } catch {
    return false
  }
}
