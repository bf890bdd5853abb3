import { tapBudgets } from "../budgets.ts"
import { buildMetric, median } from "../metric.ts"
import { listPeerTaps } from "../peers.ts"
import type { Report } from "../report/report.ts"
import { measureProductTap, type Tap } from "./tap-product.ts"

const scenarios = [
  { name: "an idle page", isSavingData: false, budget: tapBudgets.idle, hasPeers: true },
  { name: "with Save-Data", isSavingData: true, budget: tapBudgets.saveData, hasPeers: false },
]

/** Measures navigation from a category to a product: from the tap until its title is on screen. */
export async function measureTaps(
  signal: AbortSignal,
  report: Report,
  shop: { categoryUrl: string; runs: number; browserPath: string },
): Promise<void> {
  for (const { name, isSavingData, budget, hasPeers } of scenarios) {
    const tap = () => measureProductTap(signal, shop.browserPath, shop.categoryUrl, isSavingData)
    const taps: Tap[] = []
    report.printProgress(`warming up the tap on a product, ${name}`)
    await tap()
    for (let run = 1; run <= shop.runs; run += 1) {
      report.printProgress(`tap on a product, ${name} (${run} of ${shop.runs})`)
      await report.waitForCalm()
      taps.push(await tap())
    }
    const mid = (read: (tap: Tap) => number | null) => median(taps.map(read))
    const subject = `tap: ${name}`
    report.add([
      buildMetric(subject, "to the title, ms", resolveMedian(taps), {
        budget,
        peers: hasPeers ? listPeerTaps() : {},
      }),
      buildMetric(
        subject,
        "to the image, ms",
        mid((tap) => tap.pictureMs),
      ),
      buildMetric(
        subject,
        "requests after it",
        mid((tap) => tap.requests),
      ),
      buildMetric(
        subject,
        "kB after it",
        mid((tap) => tap.kb),
        { decimals: 1 },
      ),
      buildMetric(
        subject,
        "prefetched RSC kB",
        mid((tap) => tap.prefetchedKb),
        {
          decimals: 1,
        },
      ),
    ])
    report.addDetails(subject, taps)
  }
}

/** Returns null if any tap failed: a median over the others would hide the failure. */
function resolveMedian(taps: readonly Tap[]): number | null {
  const hasFailed = taps.some(({ headingMs }) => headingMs === null)
  return hasFailed ? null : median(taps.map(({ headingMs }) => headingMs))
}
