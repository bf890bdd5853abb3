import { randomUUID } from "node:crypto"
import { z } from "zod"
import { accountCalls } from "#lib/contract/account-calls.ts"
import { shopperCalls } from "#lib/contract/shopper-calls.ts"

const orderAnswer = accountCalls.submitOrder.answer
const refusal = z.object({ code: z.string(), message: z.string() })

export type OrderAnswer = z.infer<typeof orderAnswer>
/** The result of a call: the body of a 200 response, an error with its status, or no response. */
export type Told<T> = { answer: T } | { status: number; message: string } | { lost: true }

/** One customer, who knows only the shop's responses. */
export type Shopper = {
  userId: number
  add: (sku: number, qty?: number) => Promise<Told<unknown>>
  readCart: () => Promise<Told<z.infer<typeof shopperCalls.getCart.answer>>>
  /** `timeoutMs`: closes the connection after this time, whatever the shop does meanwhile. */
  submit: (wish?: SubmitWish) => Promise<Told<OrderAnswer>>
  redeem: (code: string) => Promise<Told<z.infer<typeof shopperCalls.redeemVoucher.answer>>>
  /** Submits a decision on the gateway's page; true if the gateway accepted it. */
  press: (address: string, decision: string) => Promise<boolean>
  /** Every order that the shop has acknowledged to this customer. */
  acknowledged: number[]
}

export type SubmitWish = {
  key?: string | null
  useCredit?: boolean
  expectedTotal?: string
  patienceMs?: number
}

const home = {
  ...{ first_name: "Ann", last_name: "Example", email: "", phone: "", company: "" },
  ...{ street_address: "1 Esplanade", postcode: "4680", city: "Gladstone", state: "QLD" },
}
const patience = 120_000

/** Opens a customer of the back end at `origin`. */
export function openShopper(by: {
  origin: string
  userId: number
  token: string
  /** Id of the chosen shipping method. */
  delivery: number
}): Shopper {
  const acknowledged: number[] = []
  const ask = async <T>(
    path: string,
    body: object,
    answer: z.ZodType<T>,
    patienceMs = patience,
  ): Promise<Told<T>> => {
    try {
      const reply = await fetch(`${by.origin}/api/v1${path}`, {
        method: "POST",
        headers: { authorization: `Bearer ${by.token}`, "content-type": "application/json" },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(patienceMs),
      })
      const told: unknown = await reply.json()
      if (reply.status === 200) return { answer: answer.parse(told) }
      return { status: reply.status, message: refusal.parse(told).message }
    } catch (fault) {
      if (fault instanceof z.ZodError) throw fault
      return { lost: true }
    }
  }
  return {
    ...{ userId: by.userId, acknowledged },
    add: (sku, qty = 1) =>
      ask(shopperCalls.cartAdd.path, { sku, qty }, shopperCalls.cartAdd.answer),
    readCart: () => ask(shopperCalls.getCart.path, {}, shopperCalls.getCart.answer),
    redeem: (code) =>
      ask(shopperCalls.redeemVoucher.path, { code }, shopperCalls.redeemVoucher.answer),
    async submit({ key = randomUUID(), useCredit = false, expectedTotal, patienceMs } = {}) {
      const body = {
        ...{ address: home, shipping_option_id: by.delivery, paymentGateway: "card" },
        ...{ use_credit: useCredit, url: "" },
        ...(key !== null && { key }),
        ...(expectedTotal !== undefined && { expected_total: expectedTotal }),
      }
      const told = await ask(accountCalls.submitOrder.path, body, orderAnswer, patienceMs)
      if ("answer" in told && told.answer.success && told.answer.order_id !== null) {
        acknowledged.push(told.answer.order_id)
      }
      return told
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
      signal: AbortSignal.timeout(patience),
    })
    await reply.body?.cancel()
    return reply.status < 400
  } catch {
    return false
  }
}
