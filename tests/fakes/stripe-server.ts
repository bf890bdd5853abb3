import { createHmac, randomBytes } from "node:crypto"
import { once } from "node:events"
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http"
import {
  buildStripeError,
  formatSession,
  openSession,
  type StripeRefund,
  type StripeResponse,
  type StripeSession,
} from "../factories/stripe-session.ts"

/** The shop's credentials at Stripe. */
export const testStripeAccount = {
  secretKey: "sk_test_of_the_stand_in",
  webhookSecret: "whsec_of_the_stand_in",
} as const

/**
 * A fake Stripe server on loopback: implements the HTTP API of Checkout Sessions and refunds,
 * validates requests and signs webhook events like Stripe, and simulates outages.
 */
export class FakeStripe {
  readonly origin: string
  readonly sessions = new Map<string, StripeSession>()
  readonly refunds: StripeRefund[] = []
  /** Received requests, as "POST /v1/…". */
  requests: string[] = []
  now: () => Date
  readonly #server: Server
  readonly #idempotentResponses = new Map<string, { body: string; response: StripeResponse }>()
  #failures = 0
  #losses = 0

  private constructor(server: Server, origin: string, now: () => Date) {
    this.#server = server
    this.origin = origin
    this.now = now
  }

  /** Starts the server on a free loopback port. Close it after the test file. */
  static async open(now: () => Date = () => new Date()): Promise<FakeStripe> {
    const server = createServer().listen(0, "127.0.0.1")
    await once(server, "listening")
    const address = server.address()
    if (typeof address !== "object" || !address) throw new Error("the server has no address")
    const fake = new FakeStripe(server, `http://127.0.0.1:${address.port}`, now)
    server.on("request", (request, response) => void fake.#handle(request, response))
    return fake
  }

  async close(): Promise<void> {
    this.#server.close()
    this.#server.closeAllConnections()
    await once(this.#server, "close")
  }

  /** Makes the next `times` requests fail before they have any effect. */
  failNext(times: number): void {
    this.#failures = times
  }

  /** Drops the responses of the next `times` requests after they have taken effect. */
  loseNext(times: number): void {
    this.#losses = times
  }

  /** Deletes the idempotency keys, as Stripe does after a day. */
  forgetKeys(): void {
    this.#idempotentResponses.clear()
  }

  /** Simulates a payment by card, or by a bank debit that is still processing. */
  pay(id: string, { isAtBank = false, email = "payer@example.com", cents = 0 } = {}): void {
    const session = this.#getSession(id)
    if (session.status !== "open") throw new Error(`Session ${id} is ${session.status}.`)
    session.status = "complete"
    session.payment_status = isAtBank ? "unpaid" : "paid"
    session.customer_details = { email }
    session.payment_intent = {
      id: `pi_${id}`,
      object: "payment_intent",
      status: isAtBank ? "processing" : "succeeded",
      amount_received: isAtBank ? 0 : cents || session.amount_total,
    }
  }

  /** Completes or declines a payment that the bank is processing. */
  settle(id: string, outcome: "paid" | "declined"): void {
    const session = this.#getSession(id)
    const isPaid = outcome === "paid"
    if (session.payment_intent === null) throw new Error(`Nothing of ${id} is on its way.`)
    session.payment_intent.status = isPaid ? "succeeded" : "requires_payment_method"
    session.payment_intent.amount_received = isPaid ? session.amount_total : 0
    session.payment_status = isPaid ? "paid" : "unpaid"
  }

  /** Builds a signed webhook event of a session, as Stripe would send it. */
  buildMessage(
    id: string,
    {
      type = "checkout.session.completed",
      eventId = `evt_${randomBytes(8).toString("hex")}`,
      secret = testStripeAccount.webhookSecret as string,
      signedAt = this.now(),
    } = {},
  ): { body: Buffer; headers: Record<string, string> } {
    const object = this.sessions.get(id) ?? { id, object: "checkout.session" }
    const event = { id: eventId, object: "event", type, data: { object } }
    const body = Buffer.from(JSON.stringify(event, null, 2))
    const seconds = Math.floor(signedAt.getTime() / 1000)
    const hash = createHmac("sha256", secret).update(`${seconds}.`).update(body).digest("hex")
    return { body, headers: { "stripe-signature": `t=${seconds},v1=${hash}` } }
  }

  async #handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let body = ""
    for await (const chunk of request) body += chunk
    this.requests.push(`${request.method} ${request.url?.split("?")[0]}`)
    if (this.#failures > 0) {
      this.#failures -= 1
      return send(response, buildStripeError(503, "api_error", "Stripe is away."))
    }
    const result = this.#resolve(request, body)
    if (this.#losses > 0) {
      this.#losses -= 1
      request.socket.destroy()
      return
    }
    send(response, result)
  }

  #resolve(request: IncomingMessage, body: string): StripeResponse {
    if (request.headers.authorization !== `Bearer ${testStripeAccount.secretKey}`) {
      return buildStripeError(401, "invalid_request_error", "Invalid API Key provided.")
    }
    const url = new URL(request.url ?? "/", this.origin)
    const key = request.headers["idempotency-key"]
    if (request.method !== "POST" || typeof key !== "string") return this.#act(request, url, body)
    const known = this.#idempotentResponses.get(key)
    if (known && known.body !== body) {
      return buildStripeError(
        400,
        "idempotency_error",
        "Keys can only be used with the same parameters.",
      )
    }
    const response = known?.response ?? this.#act(request, url, body)
    if (response.status < 400) this.#idempotentResponses.set(key, { body, response })
    return response
  }

  #act({ method, headers }: IncomingMessage, url: URL, body: string): StripeResponse {
    const isForm = headers["content-type"]?.startsWith("application/x-www-form-urlencoded")
    if (method === "POST" && body !== "" && !isForm) {
      return buildStripeError(400, "invalid_request_error", "Bodies are form-encoded.")
    }
    const form = new URLSearchParams(body)
    const path = url.pathname
    if (path === "/v1/checkout/sessions" && method === "POST") return this.#create(form)
    if (path === "/v1/refunds") {
      return method === "POST" ? this.#refund(form) : this.#listRefunds(url.searchParams)
    }
    const [, id = "", isExpire] = /^\/v1\/checkout\/sessions\/(\w+)(\/expire)?$/.exec(path) ?? []
    const session = this.sessions.get(id)
    if (session === undefined) {
      return buildStripeError(404, "invalid_request_error", `No such checkout.session: '${id}'`)
    }
    this.#letExpire(session)
    if (isExpire === undefined) {
      return { status: 200, body: formatSession(session, url.searchParams.has("expand[0]")) }
    }
    if (session.status !== "open") {
      return buildStripeError(
        400,
        "invalid_request_error",
        'Only Checkout Sessions with a status in ["open"] can be expired.',
      )
    }
    session.status = "expired"
    session.url = null
    return { status: 200, body: formatSession(session, false) }
  }

  #create(form: URLSearchParams): StripeResponse {
    const session = openSession(form, this.now())
    if (!("id" in session)) return session
    this.sessions.set(session.id, session)
    return { status: 200, body: formatSession(session, false) }
  }

  #refund(form: URLSearchParams): StripeResponse {
    const intent = [...this.sessions.values()].find(
      (session) => session.payment_intent?.id === form.get("payment_intent"),
    )?.payment_intent
    if (!intent) return buildStripeError(404, "invalid_request_error", "No such payment_intent.")
    const amount = Number(form.get("amount"))
    const back = this.#refundsOf(intent.id).reduce((sum, refund) => sum + refund.amount, 0)
    if (back + amount > intent.amount_received) {
      return buildStripeError(
        400,
        "invalid_request_error",
        "Refund amount is greater than unrefunded amount.",
      )
    }
    const refund: StripeRefund = {
      id: `re_${randomBytes(8).toString("hex")}`,
      object: "refund",
      amount,
      payment_intent: intent.id,
      status: "succeeded",
      metadata: { key: form.get("metadata[key]") ?? "" },
    }
    this.refunds.push(refund)
    return { status: 200, body: refund }
  }

  #listRefunds(query: URLSearchParams): StripeResponse {
    const data = this.#refundsOf(query.get("payment_intent") ?? "")
    return { status: 200, body: { object: "list", data, has_more: false, url: "/v1/refunds" } }
  }

  #refundsOf(intent: string): StripeRefund[] {
    return this.refunds.filter((refund) => refund.payment_intent === intent)
  }

  #letExpire(session: StripeSession): void {
    if (session.status !== "open" || session.expires_at * 1000 > this.now().getTime()) return
    session.status = "expired"
    session.url = null
  }

  #getSession(id: string): StripeSession {
    const session = this.sessions.get(id)
    if (session === undefined) throw new Error(`There is no session ${id}.`)
    this.#letExpire(session)
    return session
  }
}

function send(response: ServerResponse, { status, body }: StripeResponse): void {
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body))
}
