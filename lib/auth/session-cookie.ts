import { sealData, unsealData } from "iron-session"
import { getEnv } from "#lib/env.ts"
import { log } from "#lib/log.ts"
import { buildCookieWrite, isSecure } from "./cookie-write.ts"
import { signedInCookie } from "./login-cookie.ts"
import { buildSignedOutSession, type Session, sessionSchema } from "./session.ts"

/** The longest lifetime of a session. */
const maxAgeSeconds = 180 * 86_400
/** Browsers limit one cookie to 4,096 bytes, including its name and attributes. */
const chunkLength = 3_800
/**
 * Enough for two sealed logins, one of them pending confirmation, each with two tokens of 20,000
 * characters.
 */
const maxChunks = 32

type CookieEntry = { name: string; value: string }

/** Where cookies are read from: `cookies()` of a page or action, or a request's own. */
export type CookieSource = { getAll(): CookieEntry[] }

/** A cookie to set; `maxAge` 0 deletes it. */
export type CookieWrite = CookieEntry & {
  options: {
    httpOnly: boolean
    sameSite: "lax"
    secure: boolean
    path: "/"
    maxAge: number
  }
}

/**
 * Parses the session from a browser's cookies, null if there is none. An unreadable cookie is
 * logged and counts as none. Without the matching login cookie the session counts as signed out, so
 * that a response that arrives after a logout cannot restore the login. The token login that awaits
 * a guest's confirmation stays: it belongs to a session that was signed out when it was stored.
 */
export async function parseSessionCookies(source: CookieSource): Promise<Session | null> {
  const cookies = source.getAll()
  const seal = joinChunks(cookies)
  if (seal === "") return null
  const session = await unseal(seal)
  if (session === null) return null
  const mark = cookies.find(({ name }) => name === signedInCookie)?.value ?? ""
  if (mark !== "" && mark === session.mark) return session
  const pending = session.mark === "" ? session.pending : null
  return { ...buildSignedOutSession(session), pending }
}

/** Builds the cookies that store the session, including the deletion of obsolete chunks. */
export async function buildSessionCookies(
  session: Session,
  source: CookieSource,
): Promise<CookieWrite[]> {
  const seal = await sealData(session, { password: getPassword(), ttl: maxAgeSeconds })
  const parts = seal.match(new RegExp(`.{1,${chunkLength}}`, "g")) ?? []
  if (parts.length > maxChunks) throw new Error(`a session of ${parts.length} cookies is too large`)
  const written = parts.map((value, index) =>
    buildCookieWrite(chunkName(index), value, maxAgeSeconds),
  )
  const names = new Set(written.map(({ name }) => name))
  const stale = source.getAll().filter(({ name }) => isChunk(name) && !names.has(name))
  return [...written, ...stale.map(({ name }) => buildCookieWrite(name, "", 0))]
}

/**
 * Builds the login cookie that scripts can read: it shows that a user is signed in, but not which
 * one. Null deletes it.
 */
export function buildLoginCookie(mark: string | null): CookieWrite {
  return buildCookieWrite(signedInCookie, mark ?? "", mark === null ? 0 : maxAgeSeconds, false)
}

function joinChunks(cookies: readonly CookieEntry[]): string {
  const values = new Map(cookies.map(({ name, value }) => [name, value]))
  let seal = ""
  for (let index = 0; index < maxChunks; index += 1) {
    const value = values.get(chunkName(index))
    if (!value) break
    seal += value
  }
  return seal
}

async function unseal(seal: string): Promise<Session | null> {
  let problem = "is not of this shop"
  const data = await unsealData<unknown>(seal, {
    password: getPassword(),
    ttl: maxAgeSeconds,
    onUnsealError: (reason) => {
      problem = reason
    },
  })
  const parsed = sessionSchema.safeParse(data)
  if (parsed.success) return parsed.data
  log.warn({ problem }, "session: cookie not readable, ignored")
  return null
}

/** The first cookie has the plain name, so that most sessions are one cookie. */
function chunkName(index: number): string {
  const name = isSecure() ? "__Host-curlew_session" : "curlew_session"
  return index === 0 ? name : `${name}.${index}`
}

function isChunk(name: string): boolean {
  return /^(?:__Host-)?curlew_session(?:\.\d+)?$/.test(name)
}

function getPassword(): string {
  const { SESSION_SECRET: password } = getEnv()
  if (!password) throw new Error("SESSION_SECRET is not set: it seals the visitors' sessions")
  return password
}
