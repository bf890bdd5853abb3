import "server-only"
import { cookies } from "next/headers"
import { buildSession, type Session } from "./session.ts"
import { type CookieWrite, planSessionCookies, readSession } from "./session-cookie.ts"

/**
 * The session of the browser that asks, in pages, actions and route handlers; a new one where it
 * has none yet, which is not kept unless it is saved.
 */
export async function getSession(): Promise<Session> {
  return (await readSession(await cookies())) ?? buildSession()
}

/**
 * The same, kept from now on where it is new, so that the browser is known again. A session that the
 * browser has is left alone: the answer may arrive after one of a later login. In actions and route
 * handlers only.
 */
export async function getKeptSession(): Promise<Session> {
  const known = await readSession(await cookies())
  if (known !== null) return known
  const session = buildSession()
  await saveSession(session)
  return session
}

/** Keeps the session in the browser's cookie. In actions and route handlers only. */
export async function saveSession(session: Session): Promise<void> {
  await setCookies(await planSessionCookies(session, await cookies()))
}

/** Sets cookies on the answer. In actions and route handlers only. */
export async function setCookies(writes: readonly CookieWrite[]): Promise<void> {
  const jar = await cookies()
  for (const { name, value, options } of writes) jar.set(name, value, options)
}

/**
 * Keeps the session where that can be done, and says whether it was: while a page is being rendered
 * its cookies cannot be changed.
 */
export async function trySaveSession(session: Session): Promise<boolean> {
  const writes = await planSessionCookies(session, await cookies())
  try {
    await setCookies(writes)
    return true
  } catch {
    return false
  }
}
