import { sealData, unsealData } from "iron-session"
import { getEnv } from "#lib/env.ts"
import { log } from "#lib/log.ts"
import { type Session, sessionSchema, withoutLogin } from "./session.ts"
import { signedInCookie } from "./signed-in.ts"

/** As long as a session can live at all. */
const lifeSeconds = 180 * 86_400
/** What a browser keeps of one cookie is 4,096 bytes, with its name and attributes. */
const chunkLength = 3_800
/** Two logins, one of which waits for a "yes", of two tokens of 20,000 characters each, sealed. */
const maxChunks = 32

type Kept = { name: string; value: string }

/** Where cookies are read from: `cookies()` of a page or action, or a request's own. */
export type CookieSource = { getAll(): Kept[] }

/** One cookie to be set; with `maxAge` 0 it is removed. */
export type CookieWrite = Kept & {
  options: {
    httpOnly: boolean
    sameSite: "lax"
    secure: boolean
    path: "/"
    maxAge: number
  }
}

/**
 * The session in a browser's cookies, null where there is none. What cannot be read is logged and
 * counts as none. Without the readable mark of the same login beside it nobody is signed in, so
 * that an answer which arrives after a logout cannot bring the login back.
 */
export async function readSession(source: CookieSource): Promise<Session | null> {
  const cookies = source.getAll()
  const seal = joinChunks(cookies)
  if (seal === "") return null
  const session = await unseal(seal)
  if (session === null) return null
  const mark = cookies.find(({ name }) => name === signedInCookie)?.value ?? ""
  return mark !== "" && mark === session.mark ? session : withoutLogin(session)
}

/** The cookies that keep the session, in place of those the browser has now. */
export async function planSessionCookies(
  session: Session,
  source: CookieSource,
): Promise<CookieWrite[]> {
  const seal = await sealData(session, { password: getPassword(), ttl: lifeSeconds })
  const parts = seal.match(new RegExp(`.{1,${chunkLength}}`, "g")) ?? []
  if (parts.length > maxChunks) throw new Error(`a session of ${parts.length} cookies is too large`)
  const written = parts.map((value, index) => buildWrite(chunkName(index), value, lifeSeconds))
  const names = new Set(written.map(({ name }) => name))
  const stale = source.getAll().filter(({ name }) => isChunk(name) && !names.has(name))
  return [...written, ...stale.map(({ name }) => buildWrite(name, "", 0))]
}

/** The cookie scripts may read: who is signed in is not in it, only that somebody is. Null removes it. */
export function buildMarkCookie(mark: string | null): CookieWrite {
  const write = buildWrite(signedInCookie, mark ?? "", mark === null ? 0 : lifeSeconds)
  return { ...write, options: { ...write.options, httpOnly: false } }
}

function buildWrite(name: string, value: string, maxAge: number): CookieWrite {
  const options = {
    httpOnly: true,
    sameSite: "lax",
    secure: isSecure(),
    path: "/",
    maxAge,
  } as const
  return { name, value, options }
}

function joinChunks(cookies: readonly Kept[]): string {
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
    ...{ password: getPassword(), ttl: lifeSeconds },
    onUnsealError: (reason) => {
      problem = reason
    },
  })
  const parsed = sessionSchema.safeParse(data)
  if (parsed.success) return parsed.data
  log.warn({ problem }, "a session cookie could not be read and counts as none")
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

function isSecure(): boolean {
  return new URL(getEnv().SITE_URL).protocol === "https:"
}

function getPassword(): string {
  const { SESSION_SECRET: password } = getEnv()
  if (!password) throw new Error("SESSION_SECRET is not set: it seals the visitors' sessions")
  return password
}
