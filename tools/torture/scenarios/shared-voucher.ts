import { setTimeout as sleep } from "node:timers/promises"
import { z } from "zod"
import { shopperCalls } from "#lib/contract/shopper-calls.ts"
import { type Scenario, validateEqual } from "../scenario.ts"
import type { TortureShop } from "../torture-shop.ts"

const valueCents = 100_00

/** All customers redeem one voucher at once, and the winner spends it in many checkouts at once. */
export const sharedVoucher: Scenario = {
  name: "a $100 voucher in checkouts of $30 at once",
  size: { full: 200, reduced: 20, core: 10 },
  async run(shop, size) {
    const code = await buyVoucher(shop)
    const shoppers = await shop.welcome(size)
    const redeemed = await Promise.all(shoppers.map((shopper) => shopper.redeem(code)))
    const winners = shoppers.filter((_, at) => {
      const result = redeemed[at]
      return result !== undefined && "body" in result && result.body.success
    })
    const [winner] = winners
    if (!winner) return { summary: "", errors: ["no customer could redeem the voucher"] }
    const skus = await Promise.all(
      Array.from({ length: size }, () => shop.stock({ stock: 5, priceCents: 30_00 })),
    )
    await Promise.all(
      skus.map(async (sku) => {
        await winner.add(sku)
        return winner.submit({ useCredit: true })
      }),
    )
    const spent = await countSpent(shop, winner.userId)
    return {
      summary: `${winners.length} redeemed it, ${(spent / 100).toFixed(2)} of it spent`,
      errors: [
        ...validateEqual("customers who redeemed it", winners.length, 1),
        ...(spent > valueCents ? [`${spent} cents were spent of ${valueCents}`] : []),
        ...(spent <= 0 ? [`${spent} cents were spent`] : []),
      ],
    }
  },
}

async function countSpent({ db }: TortureShop, userId: number): Promise<number> {
  const { cents } = await db
    .selectFrom("credit_entries")
    .select((eb) => eb.fn.sum<string | null>("amount_cents").as("cents"))
    .where("user_id", "=", userId)
    .where("order_id", "is not", null)
    .executeTakeFirstOrThrow()
  return -Number(cents ?? 0)
}

/** Buys a voucher as a guest, and returns its code from the email. */
async function buyVoucher({ backend, db }: TortureShop): Promise<string> {
  const email = `voucher-${Date.now()}@example.com`
  const reply = await fetch(`${backend.origin}/api/v1${shopperCalls.buyVoucher.path}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ amount: "100.00", url: "", email }),
  })
  const { payment } = shopperCalls.buyVoucher.response.parse(await reply.json())
  const { pathname } = new URL(z.string().parse(payment), backend.origin)
  await fetch(`${backend.origin}${pathname}`, {
    method: "POST",
    body: new URLSearchParams({ decision: "pay" }),
    redirect: "manual",
  })
  for (let tries = 0; tries < 100; tries++) {
    const mail = await db
      .selectFrom("mail_outbox")
      .select("text_body")
      .where("to_address", "=", email)
      .executeTakeFirst()
    const code = /\b(?:[A-Z0-9]{4}-){3}[A-Z0-9]{4}\b/.exec(mail?.text_body ?? "")
    if (code) return code[0]
    await sleep(100)
  }
  throw new Error("No voucher was mailed.")
}
