import { randomUUID } from "node:crypto"
import pLimit from "p-limit"
import { type Scenario, validateEqual } from "../scenario.ts"
import type { Shopper } from "../shopper.ts"
import type { TortureShop } from "../torture-shop.ts"

const times = 50

/**
 * Customers submit "Pay" fifty times at once, some with an idempotency key and some without; some
 * disconnect before the response. In the middle of it the back end is killed.
 */
export const repeatedSubmits: Scenario = {
  name: "carts submitted 50 times at once",
  size: { full: 100, reduced: 6, core: 2 },
  async run(shop, size) {
    const sku = await shop.stock({ stock: size * 10, priceCents: 31_40 })
    const shoppers = await shop.welcome(size)
    const errors: string[] = []
    for (const [at, shopper] of shoppers.entries()) {
      await shopper.add(sku)
      const dies = at === Math.floor(size / 2)
      const addresses = await submitMany(shop, shopper, dies)
      errors.push(...(await judge(shop, shopper, addresses)))
    }
    return { summary: `${size} carts × ${times} submits, one crash of the back end`, errors }
  },
}

async function submitMany(shop: TortureShop, shopper: Shopper, dies: boolean) {
  const key = randomUUID()
  const attempts = Array.from({ length: times }, (_, at) => ({
    key: at % 3 === 0 ? null : key,
    ...(at % 10 === 9 && { timeoutMs: 1 + at }),
  }))
  const sent = Promise.all(attempts.map((attempt) => shopper.submit(attempt)))
  if (dies) {
    await new Promise((resolve) => setTimeout(resolve, 30))
    await shop.backend.kill()
    await shop.backend.start()
  }
  await sent
  const again = await pLimit(3).map([key, null, key], (each) => shopper.submit({ key: each }))
  return again.flatMap((result) =>
    "body" in result && result.body.payment !== null ? [result.body.payment] : [],
  )
}

async function judge({ db }: TortureShop, shopper: Shopper, addresses: string[]) {
  const orders = await db
    .selectFrom("orders")
    .select(["id", "status", "payment_id"])
    .where("user_id", "=", shopper.userId)
    .execute()
  const payments = await db
    .selectFrom("payments")
    .select("id")
    .where("purpose", "=", "order")
    .where("reference", "in", ["", ...orders.map(({ id }) => String(id))])
    .execute()
  const [address = ""] = addresses
  const presses = await Promise.all([1, 2, 3].map(() => shopper.press(address, "pay")))
  return [
    ...validateEqual("orders of a cart", orders.length, 1),
    ...validateEqual("payments of a cart", payments.length, 1),
    ...validateEqual("places to pay", new Set(addresses).size, 1),
    ...validateEqual("acknowledged orders", new Set(shopper.acknowledged).size, 1),
    ...validateEqual("presses taken", presses.includes(true), true),
  ]
}
