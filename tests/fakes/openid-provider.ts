import { createHash, randomBytes } from "node:crypto"
import { once } from "node:events"
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http"
import { type CryptoKey, exportJWK, generateKeyPair, type JWK, SignJWT } from "jose"

/** The shop's client credentials at the provider. */
export const testApplication = {
  clientId: "shop.apps.example",
  clientSecret: "the-secret-of-the-application-0001",
} as const

/** Deviations of the provider from the specification; none by default. */
type Conduct = {
  /** Overrides of ID token claims; undefined omits a claim. */
  claims?: Record<string, unknown>
  /** Overrides of the discovery document. */
  description?: Record<string, unknown>
  /** Paths with a 500 response, and paths without any response. */
  broken?: readonly string[]
  silent?: readonly string[]
  /** Signs ID tokens with an unpublished key. */
  signsFalsely?: boolean
}
type Person = { sub: string; email: string; given_name?: string; family_name?: string }
type Issued = { person: Person; nonce: string; challenge: string; redirectUri: string }
type Keys = { own: CryptoKey; kid: string; published: JWK }

/** A fake OpenID provider on loopback, like Google. It validates requests and can misbehave. */
export class FakeOpenidProvider {
  readonly origin: string
  conduct: Conduct = {}
  /** The person who is signed in at the provider; null for none. */
  visitor: Person | null = null
  /** Paths of the requests so far. */
  requestedPaths: string[] = []
  now: () => Date
  readonly #server: Server
  readonly #keys: Keys
  readonly #codes = new Map<string, Issued>()

  private constructor(server: Server, origin: string, keys: Keys, now: () => Date) {
    this.#server = server
    this.origin = origin
    this.#keys = keys
    this.now = now
  }

  /** Starts the provider on this port, or on a free one. Close it after the test file. */
  static async open(now: () => Date, port = 0): Promise<FakeOpenidProvider> {
    const server = createServer().listen(port, "127.0.0.1")
    await once(server, "listening")
    const address = server.address()
    if (typeof address !== "object" || !address) throw new Error("the server has no address")
    const own = await generateKeyPair("RS256")
    // A unique key id, so that clients do not reuse cached keys of an earlier provider.
    const kid = randomBytes(6).toString("hex")
    const published = { ...(await exportJWK(own.publicKey)), kid, alg: "RS256", use: "sig" }
    const keys = { own: own.privateKey, kid, published }
    const origin = `http://127.0.0.1:${address.port}`
    const provider = new FakeOpenidProvider(server, origin, keys, now)
    server.on("request", (request, response) => void provider.#handle(request, response))
    return provider
  }

  /** Signs a person in. Returns the path and query of the redirect back to the client. */
  signIn(uri: string, person: Person): string {
    const url = new URL(uri)
    const value = (name: string) => url.searchParams.get(name) ?? ""
    const isKnown = value("client_id") === testApplication.clientId
    if (!isKnown || url.origin + url.pathname !== `${this.origin}/authorize`) {
      throw new Error(`${uri} is not this provider's sign-in page`)
    }
    const issued = { person, nonce: value("nonce"), challenge: value("code_challenge") }
    const code = randomBytes(20).toString("base64url")
    this.#codes.set(code, { ...issued, redirectUri: value("redirect_uri") })
    const back = new URL(value("redirect_uri"))
    back.search = `${new URLSearchParams({ code, state: value("state"), scope: value("scope") })}`
    return back.pathname + back.search
  }

  async close(): Promise<void> {
    const isClosed = new Promise((resolve) => this.#server.close(resolve))
    this.#server.closeAllConnections()
    await isClosed
  }

  async #handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = request.url ?? ""
    this.requestedPaths.push(path)
    if (this.conduct.silent?.includes(path)) return
    if (path.startsWith("/authorize?")) return this.#showPage(path, response)
    const [status, body] = this.conduct.broken?.includes(path)
      ? [500, { error: "server_error" }]
      : await this.#resolve(path, await readForm(request))
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body))
  }

  /** Sends the consent page: one link agrees, the other cancels. */
  #showPage(path: string, response: ServerResponse): void {
    if (this.visitor === null) return void response.writeHead(403).end("No user is signed in here.")
    const agreed = this.signIn(this.origin + path, this.visitor)
    const query = new URL(path, this.origin).searchParams
    const back = new URL(query.get("redirect_uri") ?? "")
    const denied = new URLSearchParams({ error: "access_denied", state: query.get("state") ?? "" })
    const link = (href: string, words: string) =>
      `<p><a href="${new URL(href, back).href.replaceAll("&", "&amp;")}">${words}</a></p>`
    response.writeHead(200, { "content-type": "text/html; charset=utf-8" }).end(
      `<!doctype html><html lang="en"><title>Choose an account</title><link rel="icon" href="data:,">
<h1>Choose an account</h1>${link(agreed, `Go on as ${this.visitor.email}`)}${link(`?${denied}`, "Cancel")}`,
    )
  }

  async #resolve(path: string, form: URLSearchParams): Promise<[number, object]> {
    if (path === "/.well-known/openid-configuration") return [200, this.#describe()]
    if (path === "/keys") return [200, { keys: [this.#keys.published] }]
    if (path !== "/token") return [404, {}]
    const issued = this.#takeCode(form)
    return issued === null
      ? [400, { error: "invalid_grant" }]
      : [200, { id_token: await this.#sign(issued), access_token: "unused", token_type: "Bearer" }]
  }

  #describe() {
    return {
      issuer: this.origin,
      authorization_endpoint: `${this.origin}/authorize`,
      token_endpoint: `${this.origin}/token`,
      jwks_uri: `${this.origin}/keys`,
      ...this.conduct.description,
    }
  }

  #takeCode(form: URLSearchParams): Issued | null {
    const issued = this.#codes.get(form.get("code") ?? "")
    this.#codes.delete(form.get("code") ?? "")
    const proof = createHash("sha256")
      .update(form.get("code_verifier") ?? "")
      .digest("base64url")
    const isRight =
      form.get("client_id") === testApplication.clientId &&
      form.get("client_secret") === testApplication.clientSecret &&
      form.get("grant_type") === "authorization_code" &&
      form.get("redirect_uri") === issued?.redirectUri &&
      proof === issued.challenge
    return isRight ? issued : null
  }

  async #sign({ person, nonce }: Issued): Promise<string> {
    const seconds = Math.floor(this.now().getTime() / 1000)
    const claims = {
      iss: this.origin,
      aud: testApplication.clientId,
      azp: testApplication.clientId,
      iat: seconds,
      exp: seconds + 3600,
      nonce,
      email_verified: true,
      ...person,
      ...this.conduct.claims,
    }
    const key = this.conduct.signsFalsely
      ? (await generateKeyPair("RS256")).privateKey
      : this.#keys.own
    return new SignJWT(claims).setProtectedHeader({ alg: "RS256", kid: this.#keys.kid }).sign(key)
  }
}

async function readForm(request: IncomingMessage): Promise<URLSearchParams> {
  let text = ""
  for await (const chunk of request) text += chunk
  return new URLSearchParams(text)
}
