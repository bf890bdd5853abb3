import { setTimeout as sleep } from "node:timers/promises"
import { listViolations } from "#scripts/backup/invariants.ts"
import type { Scenario } from "../scenario.ts"
import type { Shopper } from "../shopper.ts"
import type { TortureShop } from "../torture-shop.ts"

const concurrentShoppers = 8
const longestRoundMs = 400
const healWithinMs = 60_000

/** The back end is killed at random times while customers check out, and started again. */
export const suddenCrashes: Scenario = {
  name: "kill -9 of the back end during checkouts",
  size: { full: 200, reduced: 4, core: 1 },
  async run(shop, size) {
    const sku = await shop.stock({ stock: size * concurrentShoppers * 4, priceCents: 42_00 })
    const acknowledged: number[] = []
    let slowestMs = 0
    for (let round = 0; round < size; round++) {
      const shoppers = await shop.welcome(concurrentShoppers)
      const isOver = { now: false }
      const trade = Promise.all(shoppers.map((shopper) => checkOutUntil(shopper, sku, isOver)))
      // However slow the machine is, at least one order must be acknowledged that could be lost.
      const isLastChance = round === size - 1 && acknowledged.length === 0
      if (isLastChance) await Promise.race([untilAcknowledged(shoppers, isOver), trade])
      await sleep(Math.random() * longestRoundMs)
      await shop.backend.kill()
      isOver.now = true
      await trade
      await shop.backend.start()
      acknowledged.push(...shoppers.flatMap((shopper) => shopper.acknowledged))
      const healedMs = await untilSound(shop, acknowledged)
      if (healedMs === null) {
        const left = await listViolations(shop.db, { ...shop, acknowledged })
        return { summary: `crash ${round + 1}`, errors: left.slice(0, 5) }
      }
      slowestMs = Math.max(slowestMs, healedMs)
    }
    return {
      summary: `${size} crashes, ${acknowledged.length} orders acknowledged, sound again after ${(slowestMs / 1000).toFixed(1)} s at the latest`,
      errors: acknowledged.length === 0 ? ["no order was ever acknowledged"] : [],
    }
  },
}

async function checkOutUntil(shopper: Shopper, sku: number, isOver: { now: boolean }) {
  for (let times = 0; times < 4 && !isOver.now; times++) {
    await shopper.add(sku)
    const result = await shopper.submit()
    if (!("body" in result) || result.body.payment === null) continue
    if (Math.random() < 0.8) await shopper.press(result.body.payment, "pay")
  }
}

async function untilAcknowledged(shoppers: readonly Shopper[], isOver: { now: boolean }) {
  const isNone = () => shoppers.every(({ acknowledged }) => acknowledged.length === 0)
  while (isNone() && !isOver.now) await sleep(5)
}

/** Returns the milliseconds until all invariants held; null if they did not within a minute. */
async function untilSound(shop: TortureShop, acknowledged: number[]): Promise<number | null> {
  const start = performance.now()
  while (performance.now() - start < healWithinMs) {
    const violations = await listViolations(shop.db, { ...shop, acknowledged })
    if (violations.length === 0) return performance.now() - start
    await sleep(250)
  }
  return null
}
