import { type IncomingHttpHeaders, request as requestOpenly } from "node:http"
import { request as requestSafely } from "node:https"
import { sealData, unsealData } from "iron-session"
import { signedInCookie } from "#lib/auth/login-cookie.ts"
import { type Session, sessionSchema } from "#lib/auth/session.ts"

export type BrowserResponse = {
  status: number
  headers: IncomingHttpHeaders
  /** Set-Cookie headers as received. */
  setCookies: readonly string[]
  text: string
}
export type BrowserRequest = {
  method?: string
  headers?: Record<string, string>
  body?: string | Buffer
}

/** Connects to a port of this machine instead of the origin's host; optional source IP address. */
export type Route = { port: number; localAddress?: string }

const timeoutMs = 30_000
/** Far above the size of any session cookie. */
const maxHeaderSize = 256 * 1024

/** An HTTP client with a cookie jar, like a browser without JavaScript. */
export class SessionBrowser {
  readonly cookies: Map<string, string>
  readonly #origin: string
  readonly #route: Route | null

  /** With a route, TLS certificates are not verified. */
  constructor(
    origin: string,
    cookies: Iterable<readonly [string, string]> = [],
    route: Route | null = null,
  ) {
    this.#origin = origin
    this.#route = route
    this.cookies = new Map(cookies)
  }

  /** Returns a copy with the current cookies that sends its requests to `origin`. */
  copy(origin = this.#origin): SessionBrowser {
    return new SessionBrowser(origin, this.cookies)
  }

  /** Requests a path without normalising it, and stores the cookies of the response. */
  async request(path: string, options: BrowserRequest = {}): Promise<BrowserResponse> {
    const response = await send(this.#origin, this.#route, path, {
      ...options,
      headers: { ...this.#buildCookieHeader(), ...options.headers },
    })
    for (const line of response.setCookies) this.#saveCookie(line)
    return response
  }

  /** Sends a same-origin JSON request, as a script of the shop's page does. */
  call(path: string, body?: unknown, options: BrowserRequest = {}): Promise<BrowserResponse> {
    const headers = {
      "sec-fetch-site": "same-origin",
      "sec-fetch-dest": "empty",
      origin: this.#origin,
      ...(body !== undefined && { "content-type": "application/json" }),
      ...options.headers,
    }
    const sent = body === undefined ? {} : { body: JSON.stringify(body) }
    return this.request(path, {
      method: body === undefined ? "GET" : "POST",
      ...sent,
      ...options,
      headers,
    })
  }

  /** Returns the session sealed in the cookies; null if there is none. */
  async readSession(secret: string): Promise<Session | null> {
    const seal = this.#listSeals()
      .map((name) => this.cookies.get(name) ?? "")
      .join("")
    if (seal === "") return null
    return sessionSchema.parse(await unsealData<unknown>(seal, { password: secret }))
  }

  /** Replaces the session in the cookies, sealed with the shop's secret. */
  async writeSession(session: Session, secret: string): Promise<void> {
    for (const name of this.#listSeals()) this.cookies.delete(name)
    this.cookies.set("curlew_session", await sealData(session, { password: secret }))
  }

  get hasSignedInCookie(): boolean {
    return this.cookies.has(signedInCookie)
  }

  #listSeals(): string[] {
    const indexOf = (name: string) => Number(name.split(".")[1] ?? 0)
    return [...this.cookies.keys()]
      .filter((name) => name.startsWith("curlew_session"))
      .sort((one, other) => indexOf(one) - indexOf(other))
  }

  #buildCookieHeader(): Record<string, string> {
    const pairs = [...this.cookies].map(([name, value]) => `${name}=${value}`)
    return pairs.length === 0 ? {} : { cookie: pairs.join("; ") }
  }

  #saveCookie(line: string): void {
    const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? []
    if (/;\s*max-age=0\b/i.test(line)) this.cookies.delete(name)
    else this.cookies.set(name, value)
  }
}

function send(
  origin: string,
  route: Route | null,
  path: string,
  options: BrowserRequest,
): Promise<BrowserResponse> {
  const { protocol, hostname, port, host } = new URL(origin)
  const way = route
    ? { host: "127.0.0.1", rejectUnauthorized: false, ...route }
    : { host: hostname, port }
  return new Promise((resolve, reject) => {
    const { method = "GET", headers = {}, body } = options
    const length = body === undefined ? {} : { "content-length": String(Buffer.byteLength(body)) }
    const request = protocol === "https:" ? requestSafely : requestOpenly
    const sent = request({
      ...way,
      path,
      method,
      maxHeaderSize,
      timeout: timeoutMs,
      headers: { host, ...length, ...headers },
    })
    sent.on("timeout", () => sent.destroy(new Error(`${path} did not respond`)))
    sent.on("error", reject)
    sent.on("response", (response) => {
      const chunks: Buffer[] = []
      response.on("data", (chunk: Buffer) => chunks.push(chunk))
      response.on("error", reject)
      response.on("end", () => {
        const { statusCode: status = 0, headers: got } = response
        const text = Buffer.concat(chunks).toString()
        resolve({ status, headers: got, setCookies: got["set-cookie"] ?? [], text })
      })
    })
    sent.end(body)
  })
}
