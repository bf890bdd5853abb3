import { type IncomingHttpHeaders, request as requestOpenly } from "node:http"
import { request as requestSafely } from "node:https"
import { sealData, unsealData } from "iron-session"
import { type Session, sessionSchema } from "#lib/session/session.ts"
import { signedInCookie } from "#lib/session/signed-in.ts"

export type BrowserAnswer = {
  status: number
  headers: IncomingHttpHeaders
  /** The cookies that were set, as they were sent. */
  setCookies: readonly string[]
  text: string
}
export type BrowserWish = {
  method?: string
  headers?: Record<string, string>
  body?: string | Buffer
}

/** Where a shop is reached that has another name: a port of this machine, and from which address. */
export type Route = { port: number; localAddress?: string }

const timeoutMs = 30_000
/** Much more than any session of ours takes. */
const maxHeaderSize = 256 * 1024

/** A browser with cookies of its own and no scripts, which asks one or another storefront process. */
export class SessionBrowser {
  readonly cookies: Map<string, string>
  readonly #origin: string
  readonly #route: Route | null

  /** On a route, certificates are not looked at. */
  constructor(
    origin: string,
    cookies: Iterable<readonly [string, string]> = [],
    route: Route | null = null,
  ) {
    this.#origin = origin
    this.#route = route
    this.cookies = new Map(cookies)
  }

  /** The same browser as it is now, asking the process at `origin`. */
  copy(origin = this.#origin): SessionBrowser {
    return new SessionBrowser(origin, this.cookies)
  }

  /** Asks for an address exactly as it is written, and keeps the cookies of the answer. */
  async ask(path: string, wish: BrowserWish = {}): Promise<BrowserAnswer> {
    const answer = await send(this.#origin, this.#route, path, {
      ...wish,
      headers: { ...this.#sayCookies(), ...wish.headers },
    })
    for (const line of answer.setCookies) this.#keep(line)
    return answer
  }

  /** Asks as a script of the shop's own page does. */
  call(path: string, body?: unknown, wish: BrowserWish = {}): Promise<BrowserAnswer> {
    const headers = {
      ...{ "sec-fetch-site": "same-origin", "sec-fetch-dest": "empty", origin: this.#origin },
      ...(body !== undefined && { "content-type": "application/json" }),
      ...wish.headers,
    }
    const sent = body === undefined ? {} : { body: JSON.stringify(body) }
    return this.ask(path, {
      method: body === undefined ? "GET" : "POST",
      ...sent,
      ...wish,
      headers,
    })
  }

  /** What is sealed in the cookies; null where there is nothing. */
  async readSession(secret: string): Promise<Session | null> {
    const seal = this.#listSeals()
      .map((name) => this.cookies.get(name) ?? "")
      .join("")
    if (seal === "") return null
    return sessionSchema.parse(await unsealData<unknown>(seal, { password: secret }))
  }

  /** Puts another session into the cookies, as only the shop itself could. */
  async writeSession(session: Session, secret: string): Promise<void> {
    for (const name of this.#listSeals()) this.cookies.delete(name)
    this.cookies.set("curlew_session", await sealData(session, { password: secret }))
  }

  get isMarked(): boolean {
    return this.cookies.has(signedInCookie)
  }

  #listSeals(): string[] {
    const indexOf = (name: string) => Number(name.split(".")[1] ?? 0)
    return [...this.cookies.keys()]
      .filter((name) => name.startsWith("curlew_session"))
      .sort((one, other) => indexOf(one) - indexOf(other))
  }

  #sayCookies(): Record<string, string> {
    const pairs = [...this.cookies].map(([name, value]) => `${name}=${value}`)
    return pairs.length === 0 ? {} : { cookie: pairs.join("; ") }
  }

  #keep(line: string): void {
    const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? []
    if (/;\s*max-age=0\b/i.test(line)) this.cookies.delete(name)
    else this.cookies.set(name, value)
  }
}

function send(
  origin: string,
  route: Route | null,
  path: string,
  wish: BrowserWish,
): Promise<BrowserAnswer> {
  const { protocol, hostname, port, host } = new URL(origin)
  const way = route
    ? { host: "127.0.0.1", rejectUnauthorized: false, ...route }
    : { host: hostname, port }
  return new Promise((resolve, reject) => {
    const { method = "GET", headers = {}, body } = wish
    const length = body === undefined ? {} : { "content-length": String(Buffer.byteLength(body)) }
    const request = protocol === "https:" ? requestSafely : requestOpenly
    const sent = request({
      ...{ ...way, path, method, maxHeaderSize, timeout: timeoutMs },
      headers: { host, ...length, ...headers },
    })
    sent.on("timeout", () => sent.destroy(new Error(`${path} did not answer`)))
    sent.on("error", reject)
    sent.on("response", (answer) => {
      const chunks: Buffer[] = []
      answer.on("data", (chunk: Buffer) => chunks.push(chunk))
      answer.on("error", reject)
      answer.on("end", () => {
        const { statusCode: status = 0, headers: got } = answer
        const text = Buffer.concat(chunks).toString()
        resolve({ status, headers: got, setCookies: got["set-cookie"] ?? [], text })
      })
    })
    sent.end(body)
  })
}
