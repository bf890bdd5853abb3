import { createHmac, randomBytes } from "node:crypto"
import { once } from "node:events"
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http"

/** The shop's account there. */
export const testStripeAccount = {
  secretKey: "sk_test_of_the_stand_in",
  webhookSecret: "whsec_of_the_stand_in",
} as const

type Intent = {
  id: string
  object: "payment_intent"
  status: "processing" | "succeeded" | "requires_payment_method"
  amount_received: number
}
type Session = {
  id: string
  object: "checkout.session"
  url: string | null
  status: "open" | "complete" | "expired"
  payment_status: "unpaid" | "paid"
  amount_total: number
  currency: string
  client_reference_id: string
  customer_email: string | null
  customer_details: { email: string } | null
  expires_at: number
  success_url: string
  payment_intent: Intent | null
}
type Refund = {
  id: string
  object: "refund"
  amount: number
  payment_intent: string
  status: "succeeded"
  metadata: { key: string }
}
type Answer = { status: number; body: object }

const leastCents = 50
const leastSessionSeconds = 30 * 60
const mostSessionSeconds = 24 * 3600

/**
 * Stands in for Stripe on loopback: speaks its HTTP for Checkout Sessions and refunds, checks what it
 * is asked as Stripe does, signs its messages like it, and can be away.
 */
export class StripeStandIn {
  readonly origin: string
  readonly sessions = new Map<string, Session>()
  readonly refunds: Refund[] = []
  /** Requests that came, as "POST /v1/…". */
  asked: string[] = []
  now: () => Date
  readonly #server: Server
  readonly #answers = new Map<string, { body: string; answer: Answer }>()
  #failures = 0
  #losses = 0

  private constructor(server: Server, origin: string, now: () => Date) {
    this.#server = server
    this.origin = origin
    this.now = now
  }

  /** Opens one. Close it when the file is done. */
  static async open(now: () => Date = () => new Date()): Promise<StripeStandIn> {
    const server = createServer().listen(0, "127.0.0.1")
    await once(server, "listening")
    const address = server.address()
    if (typeof address !== "object" || !address) throw new Error("the server has no address")
    const standIn = new StripeStandIn(server, `http://127.0.0.1:${address.port}`, now)
    server.on("request", (request, response) => void standIn.#answer(request, response))
    return standIn
  }

  async close(): Promise<void> {
    this.#server.close()
    this.#server.closeAllConnections()
    await once(this.#server, "close")
  }

  /** The next `times` requests fail before anything is done. */
  failNext(times: number): void {
    this.#failures = times
  }

  /** The next `times` requests are done, but their answers never arrive. */
  loseNext(times: number): void {
    this.#losses = times
  }

  /** As Stripe does after a day. */
  forgetKeys(): void {
    this.#answers.clear()
  }

  /** The payer pays, by a card or by a bank that takes its time. */
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

  /** The bank has paid, or not, what was on its way. */
  settle(id: string, outcome: "paid" | "declined"): void {
    const session = this.#getSession(id)
    const isPaid = outcome === "paid"
    if (session.payment_intent === null) throw new Error(`Nothing of ${id} is on its way.`)
    session.payment_intent.status = isPaid ? "succeeded" : "requires_payment_method"
    session.payment_intent.amount_received = isPaid ? session.amount_total : 0
    session.payment_status = isPaid ? "paid" : "unpaid"
  }

  /** A message about a session, as Stripe would send it. */
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

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let body = ""
    for await (const chunk of request) body += chunk
    this.asked.push(`${request.method} ${request.url?.split("?")[0]}`)
    if (this.#failures > 0) {
      this.#failures -= 1
      return send(response, refuse(503, "api_error", "Stripe is away."))
    }
    const answer = this.#resolve(request, body)
    if (this.#losses > 0) {
      this.#losses -= 1
      request.socket.destroy()
      return
    }
    send(response, answer)
  }

  #resolve(request: IncomingMessage, body: string): Answer {
    if (request.headers.authorization !== `Bearer ${testStripeAccount.secretKey}`) {
      return refuse(401, "invalid_request_error", "Invalid API Key provided.")
    }
    const url = new URL(request.url ?? "/", this.origin)
    const key = request.headers["idempotency-key"]
    if (request.method !== "POST" || typeof key !== "string") return this.#act(request, url, body)
    const known = this.#answers.get(key)
    if (known && known.body !== body) {
      return refuse(400, "idempotency_error", "Keys can only be used with the same parameters.")
    }
    const answer = known?.answer ?? this.#act(request, url, body)
    if (answer.status < 400) this.#answers.set(key, { body, answer })
    return answer
  }

  #act({ method, headers }: IncomingMessage, url: URL, body: string): Answer {
    const isForm = headers["content-type"]?.startsWith("application/x-www-form-urlencoded")
    if (method === "POST" && body !== "" && !isForm) {
      return refuse(400, "invalid_request_error", "Bodies are form-encoded.")
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
      return refuse(404, "invalid_request_error", `No such checkout.session: '${id}'`)
    }
    this.#letExpire(session)
    if (isExpire === undefined) {
      return { status: 200, body: show(session, url.searchParams.has("expand[0]")) }
    }
    if (session.status !== "open") {
      return refuse(
        400,
        "invalid_request_error",
        'Only Checkout Sessions with a status in ["open"] can be expired.',
      )
    }
    session.status = "expired"
    session.url = null
    return { status: 200, body: show(session, false) }
  }

  #create(form: URLSearchParams): Answer {
    const price = "line_items[0][price_data]"
    const cents = Number(form.get(`${price}[unit_amount]`))
    if (form.get("mode") !== "payment" || !form.get(`${price}[product_data][name]`)) {
      return refuse(400, "invalid_request_error", "Missing required param.")
    }
    if (!(cents >= leastCents)) {
      return refuse(400, "invalid_request_error", "The total amount must be at least $0.50 aud.")
    }
    const email = form.get("customer_email")
    if (email !== null && !/^[\x21-\x7e]+@[\w.-]+\.\w+$/.test(email)) {
      const param = "customer_email"
      return refuse(400, "invalid_request_error", `Invalid email address: ${email}`, { param })
    }
    const endsAt = Number(form.get("expires_at"))
    const ahead = endsAt - this.now().getTime() / 1000
    if (!(ahead >= leastSessionSeconds && ahead <= mostSessionSeconds)) {
      return refuse(
        400,
        "invalid_request_error",
        "`expires_at` must be from 30 minutes to 24 hours.",
      )
    }
    const id = `cs_test_${randomBytes(8).toString("hex")}`
    const session: Session = {
      id,
      object: "checkout.session",
      url: `https://checkout.stripe.example/c/pay/${id}`,
      ...{ status: "open", payment_status: "unpaid" },
      amount_total: cents * Number(form.get("line_items[0][quantity]")),
      currency: form.get(`${price}[currency]`) ?? "",
      client_reference_id: form.get("client_reference_id") ?? "",
      customer_email: email,
      customer_details: null,
      expires_at: endsAt,
      success_url: form.get("success_url") ?? "",
      payment_intent: null,
    }
    this.sessions.set(id, session)
    return { status: 200, body: show(session, false) }
  }

  #refund(form: URLSearchParams): Answer {
    const intent = [...this.sessions.values()].find(
      (session) => session.payment_intent?.id === form.get("payment_intent"),
    )?.payment_intent
    if (!intent) return refuse(404, "invalid_request_error", "No such payment_intent.")
    const amount = Number(form.get("amount"))
    const back = this.#refundsOf(intent.id).reduce((sum, refund) => sum + refund.amount, 0)
    if (back + amount > intent.amount_received) {
      return refuse(
        400,
        "invalid_request_error",
        "Refund amount is greater than unrefunded amount.",
      )
    }
    const refund: Refund = {
      id: `re_${randomBytes(8).toString("hex")}`,
      ...{ object: "refund", amount, payment_intent: intent.id, status: "succeeded" },
      metadata: { key: form.get("metadata[key]") ?? "" },
    }
    this.refunds.push(refund)
    return { status: 200, body: refund }
  }

  #listRefunds(query: URLSearchParams): Answer {
    const data = this.#refundsOf(query.get("payment_intent") ?? "")
    return { status: 200, body: { object: "list", data, has_more: false, url: "/v1/refunds" } }
  }

  #refundsOf(intent: string): Refund[] {
    return this.refunds.filter((refund) => refund.payment_intent === intent)
  }

  #letExpire(session: Session): void {
    if (session.status !== "open" || session.expires_at * 1000 > this.now().getTime()) return
    session.status = "expired"
    session.url = null
  }

  #getSession(id: string): Session {
    const session = this.sessions.get(id)
    if (session === undefined) throw new Error(`There is no session ${id}.`)
    this.#letExpire(session)
    return session
  }
}

function show(session: Session, isExpanded: boolean): object {
  return isExpanded ? session : { ...session, payment_intent: session.payment_intent?.id ?? null }
}

function refuse(status: number, type: string, message: string, more: object = {}): Answer {
  const code = status === 404 ? { code: "resource_missing" } : {}
  return { status, body: { error: { type, message, ...code, ...more } } }
}

function send(response: ServerResponse, { status, body }: Answer): void {
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body))
}
