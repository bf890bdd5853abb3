import { setTimeout as sleep } from "node:timers/promises"
import { resolvePercentile, type Scenario, validateEqual } from "../scenario.ts"
import type { Shopper } from "../shopper.ts"

const perSecond = 20
const maxMs = 800

/** Open-loop load of whole checkouts: each starts on schedule, however busy the shop is. */
export const steadyCheckouts: Scenario = {
  name: `whole checkouts, ${perSecond} per second`,
  size: { full: 1_200, reduced: 40, core: 20 },
  async run(shop, size) {
    const sku = await shop.stock({ stock: size, priceCents: 18_50 })
    const shoppers = await shop.welcome(size)
    const begin = performance.now()
    const times = await Promise.all(
      shoppers.map(async (shopper, at) => {
        await sleep(Math.max(0, (at * 1000) / perSecond - (performance.now() - begin)))
        const startMs = performance.now()
        const isPaid = await checkOut(shopper, sku)
        return isPaid ? performance.now() - startMs : null
      }),
    )
    const took = times.filter((ms) => ms !== null)
    const p95 = resolvePercentile(took, 0.95)
    const isFull = size === steadyCheckouts.size.full
    return {
      summary: `p50 ${resolvePercentile(took, 0.5).toFixed(0)} ms, p95 ${p95.toFixed(0)} ms`,
      errors: [
        ...validateEqual("checkouts that were paid", took.length, size),
        ...(isFull && p95 > maxMs ? [`p95 is ${p95.toFixed(0)} ms, over ${maxMs}`] : []),
      ],
    }
  },
}

/** Checks out and pays: four requests to the shop and one to the gateway. */
async function checkOut(shopper: Shopper, sku: number): Promise<boolean> {
  await shopper.add(sku)
  const cart = await shopper.readCart()
  if (!("body" in cart)) return false
  const result = await shopper.submit()
  if (!("body" in result) || result.body.payment === null) return false
  return shopper.press(result.body.payment, "pay")
}
