import { cartBudgets } from "../budgets.ts"
import { buildMetric, median } from "../metric.ts"
import type { Report } from "../report/report.ts"
import { type Adding, measureAddToCart } from "./tap-cart.ts"

const subject = "add to cart"

/** Measures add to cart on a slow phone: from the tap until button and badge show it. */
export async function measureAddings(
  signal: AbortSignal,
  report: Report,
  shop: { productUrl: string; runs: number; browserPath: string },
): Promise<void> {
  const tap = () => measureAddToCart(signal, shop.browserPath, shop.productUrl)
  const addings: Adding[] = []
  report.printProgress("warming up the tap on Add to cart")
  await tap()
  for (let run = 1; run <= shop.runs; run += 1) {
    report.printProgress(`tap on Add to cart (${run} of ${shop.runs})`)
    await report.waitForCalm()
    addings.push(await tap())
  }
  const { shown, settled } = cartBudgets
  report.add([
    buildMetric(subject, "to button and badge, ms", resolveMedian(addings, "shown"), {
      budget: shown,
    }),
    buildMetric(subject, "to the shop's response, ms", resolveMedian(addings, "settled"), {
      budget: settled,
    }),
  ])
  report.addDetails(subject, addings)
}

/** Returns null if any tap failed: a median over the others would hide the failure. */
function resolveMedian(addings: readonly Adding[], name: keyof Adding): number | null {
  const times = addings.map((adding) => adding[name])
  return times.includes(null) ? null : median(times)
}
