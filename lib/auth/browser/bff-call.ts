import { buildPost, type Reply } from "./http.ts"
import type { SessionCheck } from "./parse-session-check.ts"

/** An API call through the BFF, as its method and path below `/api/v1`. */
export type BffCall = {
  method: "GET" | "POST"
  path: string
  query?: Readonly<Record<string, string>>
  body?: object
  /** True if it signs in or out; then it does not wait for the first token check. */
  isSignIn?: boolean
}

export type BffResult<T> = { body: T } | { error: ApiErrorResponse }

/** The server responded, but not as the contract requires. */
export class BadReply extends Error {
  override name = "BadReply"
}

type BffDeps = {
  request: (path: string, init: RequestInit) => Promise<Reply>
  whenReady: () => Promise<void>
  /** Checks the session; null if its state cannot be determined now. */
  check: () => Promise<SessionCheck | null>
  logOut: () => Promise<void>
  leave: (path: "/") => void
}

/**
 * Sends an API call of the signed-in user through the BFF. If the API reports that the session is
 * over, the session is checked: if it is valid, the call is repeated once; otherwise the user is
 * signed out and redirected to the home page. Throws a NoReply or a BadReply, or what `parse`
 * throws.
 */
export async function requestBff<T>(
  parts: BffDeps,
  call: BffCall,
  parse: (json: unknown) => T,
): Promise<BffResult<T>> {
  if (!call.isSignIn) await parts.whenReady()
  const first = readReply(await send(parts, call), parse)
  if (!isOver(first, call)) return first
  const check = await parts.check()
  if (check === null) return first
  if (check.signedIn) {
    const second = readReply(await send(parts, call), parse)
    if (!isOver(second, call)) return second
    await parts.logOut()
    parts.leave("/")
    return second
  }
  parts.leave("/")
  return first
}

function send({ request }: BffDeps, { method, path, query, body }: BffCall): Promise<Reply> {
  const search = query ? `?${new URLSearchParams(query)}` : ""
  const init = method === "GET" ? { method } : buildPost(body)
  return request(`/api/v1${path}${search}`, init)
}

function readReply<T>(reply: Reply, parse: (json: unknown) => T): BffResult<T> {
  if (reply.status >= 200 && reply.status <= 299) return { body: parse(reply.json) }
  const error = parseApiErrorResponse(reply)
  if (error === null) throw new BadReply(`status ${reply.status}`)
  return { error }
}

function isOver(result: BffResult<unknown>, { isSignIn }: BffCall): boolean {
  return !isSignIn && "error" in result && isSessionOver(result.error)
}

/** An API error response: `message` and `fields` are messages for the customer. */
type ApiErrorResponse = {
  status: number
  code: string
  message: string
  fields: Readonly<Record<string, string>>
  retryAfterSeconds: number | null
}

/** Parses an API error response; null for a success, and for a body that is not of our API. */
function parseApiErrorResponse({
  status,
  json,
  retryAfterSeconds,
}: Reply): ApiErrorResponse | null {
  if (status >= 200 && status <= 299) return null
  if (typeof json !== "object" || json === null || !("code" in json)) return null
  const { code } = json
  const message = "message" in json ? json.message : null
  if (typeof code !== "string" || typeof message !== "string") return null
  const fields = "fields" in json ? readFields(json.fields) : {}
  return { status, code, message, fields, retryAfterSeconds }
}

/**
 * True if the error means that the session is over: the token is invalid, or it has expired and was
 * not refreshed on the way (401 or 422).
 */
function isSessionOver({ status, code, message }: ApiErrorResponse): boolean {
  if (code === "TOKEN_INVALID" || message.includes("Signature verification failed")) return true
  return code === "TOKEN_EXPIRED" && (status === 401 || status === 422)
}

function readFields(json: unknown): Record<string, string> {
  if (typeof json !== "object" || json === null) return {}
  const entries = Object.entries(json).filter(([, text]) => typeof text === "string")
  return Object.fromEntries(entries)
}
