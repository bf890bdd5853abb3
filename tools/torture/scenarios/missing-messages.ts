import { setTimeout as sleep } from "node:timers/promises"
import pLimit from "p-limit"
import { deriveKey } from "#backend/keys/derive-key.ts"
import { sandboxSignatureHeader, signMessage } from "#backend/payments/sandbox/sandbox-webhooks.ts"
import { buildTestEnv } from "#tests/support/test-backend.ts"
import { type Scenario, validateEqual } from "../scenario.ts"
import type { Shopper } from "../shopper.ts"
import type { TortureShop } from "../torture-shop.ts"

const atOnce = 40
const healWithinMs = 300_000
const copies = { full: 100, reduced: 10 }

/**
 * Orders are paid, but no customer returns. The gateway sends webhooks for nine in ten, each many
 * times over, all of them shuffled; for the tenth it sends none.
 */
export const missingMessages: Scenario = {
  name: "orders whose webhooks come 100 times, shuffled, late or never",
  size: { full: 1_000, reduced: 30, core: 20 },
  async run(shop, size) {
    const sku = await shop.stock({ stock: size, priceCents: 27_30 })
    const shoppers = await shop.welcome(size)
    const orders = await pLimit(atOnce).map(shoppers, (shopper) => orderAndVanish(shopper, sku))
    const ids = orders.filter((id) => id !== null)
    const notified = ids.filter((_, at) => at % 10 !== 0)
    const times = size === missingMessages.size.full ? copies.full : copies.reduced
    const rejected = await sendShuffled(shop, notified, times)
    const early = await countPaid(shop, notified)
    const healedMs = await untilPaid(shop, ids)
    return {
      summary: `${notified.length * times} messages; the ${ids.length - notified.length} without a webhook were found within ${(healedMs / 1000).toFixed(0)} s`,
      errors: [
        ...validateEqual("orders", ids.length, size),
        ...validateEqual("messages rejected", rejected, 0),
        ...validateEqual("orders paid with a webhook", early, notified.length),
        ...(healedMs > healWithinMs ? ["some payments were not found within 5 minutes"] : []),
      ],
    }
  },
}

async function orderAndVanish(shopper: Shopper, sku: number): Promise<number | null> {
  await shopper.add(sku)
  const result = await shopper.submit()
  if (!("body" in result) || result.body.payment === null) return null
  await shopper.press(result.body.payment, "vanish")
  return result.body.order_id
}

/** Returns the number of webhooks that the shop did not accept. */
async function sendShuffled(shop: TortureShop, ids: number[], times: number): Promise<number> {
  const payments = await shop.db
    .selectFrom("payments")
    .innerJoin("orders", "orders.payment_id", "payments.id")
    .where("orders.id", "in", [0, ...ids])
    .select(["orders.id", "payments.gateway_reference as reference"])
    .execute()
  const messages = payments.flatMap(({ id, reference }) =>
    Array.from({ length: times }, () => JSON.stringify({ id: `event-${id}`, reference })),
  )
  const shuffled = messages
    .map((message) => ({ message, place: Math.random() }))
    .sort((one, other) => one.place - other.place)
  const taken = await pLimit(atOnce).map(shuffled, ({ message }) => sendWebhook(shop, message))
  return taken.filter((isTaken) => !isTaken).length
}

const key = deriveKey(buildTestEnv("", "").TOKEN_SECRET, "payments:sandbox")

async function sendWebhook({ backend }: TortureShop, message: string): Promise<boolean> {
  const body = Buffer.from(message)
  const reply = await fetch(`${backend.origin}/pay/webhook/sandbox`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      [sandboxSignatureHeader]: signMessage(body, key, new Date()),
    },
    body,
  })
  await reply.body?.cancel()
  return reply.status === 200
}

async function countPaid({ db }: TortureShop, ids: number[]): Promise<number> {
  const { count } = await db
    .selectFrom("orders")
    .select((eb) => eb.fn.countAll<string>().as("count"))
    .where("id", "in", [0, ...ids])
    .where("status", "=", "paid")
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Returns the milliseconds until all of them were paid; more than the limit if some never were. */
async function untilPaid(shop: TortureShop, ids: number[]): Promise<number> {
  const start = performance.now()
  while ((await countPaid(shop, ids)) < ids.length) {
    if (performance.now() - start > healWithinMs) return healWithinMs + 1
    await sleep(500)
  }
  return performance.now() - start
}
