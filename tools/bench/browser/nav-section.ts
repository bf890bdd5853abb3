import { tapBudgets } from "../budgets.ts"
import { buildMetric, divide, type Metric, median } from "../metric.ts"
import { listPeerTaps } from "../peers.ts"
import type { Report } from "../report/report.ts"
import { measureLinkTap, type Tap, type TapTarget } from "./tap-link.ts"

const subjects = ["an idle page", "empty page", "with Save-Data"] as const
type Subject = (typeof subjects)[number]

type Shop = { categoryUrl: string; emptyPageOrigin: string; runs: number; browserPath: string }

/**
 * Measures navigation from a category to a product, and from the empty page to another: from the
 * tap until the title is on screen.
 */
export async function measureTaps(signal: AbortSignal, report: Report, shop: Shop): Promise<void> {
  const targets = buildTargets(shop)
  const taps: Record<Subject, Tap[]> = {
    "an idle page": [],
    "empty page": [],
    "with Save-Data": [],
  }
  for (const subject of subjects) {
    report.printProgress(`warming up the tap, ${subject}`)
    await measureLinkTap(signal, shop.browserPath, targets[subject])
  }
  for (let run = 1; run <= shop.runs; run += 1) {
    for (const subject of subjects) {
      report.printProgress(`tap on a link, ${subject} (${run} of ${shop.runs})`)
      await report.waitForCalm()
      taps[subject].push(await measureLinkTap(signal, shop.browserPath, targets[subject]))
    }
  }
  const ratio = divide(resolveMedian(taps["an idle page"]), resolveMedian(taps["empty page"]))
  report.add([
    buildMetric("tap: an idle page", "to the title ÷ empty page", ratio, {
      decimals: 2,
      budget: tapBudgets.idleRatio,
    }),
  ])
  for (const subject of subjects) {
    report.add(buildTapMetrics(subject, taps[subject]))
    report.addDetails(`tap: ${subject}`, taps[subject])
  }
}

function buildTargets({ categoryUrl, emptyPageOrigin }: Shop): Record<Subject, TapTarget> {
  const tile = 'main a[href*="/product/"]'
  return {
    "an idle page": { url: categoryUrl, link: tile, isSavingData: false },
    "empty page": { url: emptyPageOrigin, link: 'main a[href="/first"]', isSavingData: false },
    "with Save-Data": { url: categoryUrl, link: tile, isSavingData: true },
  }
}

function buildTapMetrics(name: Subject, taps: readonly Tap[]): Metric[] {
  const subject = `tap: ${name}`
  const mid = (key: "pictureMs" | "requests" | "kb" | "prefetchedKb") =>
    median(taps.map((tap) => tap[key]))
  return [
    buildMetric(subject, "to the title, ms", resolveMedian(taps), {
      budget: name === "with Save-Data" ? tapBudgets.saveData : null,
      peers: name === "an idle page" ? listPeerTaps() : {},
    }),
    buildMetric(subject, "to the image, ms", mid("pictureMs")),
    buildMetric(subject, "requests after it", mid("requests")),
    buildMetric(subject, "kB after it", mid("kb"), { decimals: 1 }),
    buildMetric(subject, "prefetched RSC kB", mid("prefetchedKb"), { decimals: 1 }),
  ]
}

/** Returns null if any tap failed: a median over the others would hide the failure. */
function resolveMedian(taps: readonly Tap[]): number | null {
  const hasFailed = taps.some(({ headingMs }) => headingMs === null)
  return hasFailed ? null : median(taps.map(({ headingMs }) => headingMs))
}
