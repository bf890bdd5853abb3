import { randomUUID } from "node:crypto"
import { z } from "zod"
import { accountCalls } from "#lib/contract/account-calls.ts"
import { shopperCalls } from "#lib/contract/shopper-calls.ts"

const orderResponseSchema = accountCalls.submitOrder.response
const errorSchema = z.object({ code: z.string(), message: z.string() })

export type OrderResponse = z.infer<typeof orderResponseSchema>
/** The result of a call: the body of a 200 response, an error with its status, or no response. */
export type CallResult<T> = { body: T } | { status: number; message: string } | { lost: true }

/** One customer, who knows only the shop's responses. */
export type Shopper = {
  userId: number
  add: (sku: number, qty?: number) => Promise<CallResult<unknown>>
  readCart: () => Promise<CallResult<z.infer<typeof shopperCalls.getCart.response>>>
  /** `timeoutMs`: closes the connection after this time, whatever the shop does meanwhile. */
  submit: (options?: SubmitOptions) => Promise<CallResult<OrderResponse>>
  redeem: (code: string) => Promise<CallResult<z.infer<typeof shopperCalls.redeemVoucher.response>>>
  /** Submits a decision on the gateway's page; true if the gateway accepted it. */
  press: (address: string, decision: string) => Promise<boolean>
  /** Every order that the shop has acknowledged to this customer. */
  acknowledged: number[]
}

export type SubmitOptions = {
  key?: string | null
  useCredit?: boolean
  expectedTotal?: string
  timeoutMs?: number
}

const home = {
  first_name: "Ann",
  last_name: "Example",
  email: "",
  phone: "",
  company: "",
  street_address: "1 Esplanade",
  postcode: "4680",
  city: "Gladstone",
  state: "QLD",
}
const defaultTimeoutMs = 120_000

/** Opens a customer of the back end at `origin`. */
export function openShopper(by: {
  origin: string
  userId: number
  token: string
  /** Id of the chosen shipping method. */
  delivery: number
}): Shopper {
  const acknowledged: number[] = []
  const send = async <T>(
    path: string,
    body: object,
    schema: z.ZodType<T>,
    timeoutMs = defaultTimeoutMs,
  ): Promise<CallResult<T>> => {
    try {
      const reply = await fetch(`${by.origin}/api/v1${path}`, {
        method: "POST",
        headers: { authorization: `Bearer ${by.token}`, "content-type": "application/json" },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(timeoutMs),
      })
      const json: unknown = await reply.json()
      if (reply.status === 200) return { body: schema.parse(json) }
      return { status: reply.status, message: errorSchema.parse(json).message }
    } catch (error) {
      if (error instanceof z.ZodError) throw error
      return { lost: true }
    }
  }
  return {
    userId: by.userId,
    acknowledged,
    add: (sku, qty = 1) =>
      send(shopperCalls.cartAdd.path, { sku, qty }, shopperCalls.cartAdd.response),
    readCart: () => send(shopperCalls.getCart.path, {}, shopperCalls.getCart.response),
    redeem: (code) =>
      send(shopperCalls.redeemVoucher.path, { code }, shopperCalls.redeemVoucher.response),
    async submit({ key = randomUUID(), useCredit = false, expectedTotal, timeoutMs } = {}) {
      const body = {
        address: home,
        shipping_option_id: by.delivery,
        paymentGateway: "card",
        use_credit: useCredit,
        url: "",
        ...(key !== null && { key }),
        ...(expectedTotal !== undefined && { expected_total: expectedTotal }),
      }
      const result = await send(accountCalls.submitOrder.path, body, orderResponseSchema, timeoutMs)
      if ("body" in result && result.body.success && result.body.order_id !== null) {
        acknowledged.push(result.body.order_id)
      }
      return result
    },
    press: (address, decision) => press(new URL(address, by.origin), by.origin, decision),
  }
}

/** The gateway's page is on the shop's public origin, which proxies it to the back end. */
async function press(address: URL, origin: string, decision: string): Promise<boolean> {
  try {
    const reply = await fetch(`${origin}${address.pathname}`, {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body: new URLSearchParams({ decision }).toString(),
      redirect: "manual",
      signal: AbortSignal.timeout(defaultTimeoutMs),
    })
    await reply.body?.cancel()
    return reply.status < 400
  } catch {
    return false
  }
}
