import { type PageKind, type PageMetric, pageBudgets, pageKinds, pageMetrics } from "../budgets.ts"
import { buildMetric, type Metric, median } from "../metric.ts"
import { listPeerMetrics } from "../peers.ts"
import type { Report } from "../report/report.ts"
import type { ShopPages } from "../shop/find-pages.ts"
import { startScriptFreeProxy } from "../shop/script-free-proxy.ts"
import { measurePageVisit, type Visit } from "./visit-page.ts"

type Subject = {
  kind: PageKind
  path: string
  visits: Visit[]
  /** Loads of the same page with its scripts removed. */
  bareVisits: Visit[]
}

type Shop = { origin: string; pages: ShopPages; runs: number; browserPath: string }

/** Measures first visits to each kind of page, and to the same pages without their scripts. */
export async function measurePages(signal: AbortSignal, report: Report, shop: Shop): Promise<void> {
  const subjects = listSubjects(shop.pages)
  for (const kind of pageKinds) {
    if (shop.pages[kind] === undefined) report.addNote(`The shop shows no ${kind} page to measure.`)
  }
  const bare = await startScriptFreeProxy(shop.origin)
  try {
    const visit = (url: string, isThrottled = true) =>
      measurePageVisit(signal, shop.browserPath, url, isThrottled)
    for (const { path } of subjects) {
      report.printProgress(`warming up ${path}`)
      await visit(`${shop.origin}${path}`, false)
      await visit(`${bare.origin}${path}`, false)
    }
    for (let run = 1; run <= shop.runs; run += 1) {
      for (const subject of subjects) {
        report.printProgress(`first visit to ${subject.path} (${run} of ${shop.runs})`)
        await report.waitForCalm()
        subject.visits.push(await visit(`${shop.origin}${subject.path}`))
        subject.bareVisits.push(await visit(`${bare.origin}${subject.path}`))
      }
    }
  } finally {
    await bare.close()
  }
  for (const subject of subjects) reportSubject(report, subject)
}

function listSubjects(pages: ShopPages): Subject[] {
  return pageKinds.flatMap((kind) => {
    const path = pages[kind]
    return path === undefined ? [] : [{ kind, path, visits: [], bareVisits: [] }]
  })
}

function reportSubject(report: Report, subject: Subject): void {
  const { kind, path, visits, bareVisits } = subject
  report.add(buildPageMetrics(subject))
  report.addDetails(`page: ${kind}`, { path, visits, bareVisits })
  report.addNote(`The largest paint of ${path} is ${visits.at(-1)?.lcpElement || "unknown"}.`)
  const restless = visits.filter(({ becameIdle }) => !becameIdle).length
  if (restless > 0) report.addNote(`${path} never came to rest in ${restless} visits.`)
}

function buildPageMetrics({ kind, visits, bareVisits }: Subject): Metric[] {
  const lcp = medianOf(visits, "lcp")
  const bareLcp = medianOf(bareVisits, "lcp")
  const ratio = lcp === null || !bareLcp ? null : lcp / bareLcp
  const metrics = pageMetrics.map(({ key, name, decimals }) =>
    buildMetric(`page: ${kind}`, name, key === "lcpRatio" ? ratio : medianOf(visits, key), {
      decimals,
      budget: pageBudgets[kind][key] ?? null,
      peers: listPeerMetrics(kind, key),
    }),
  )
  const bareFcp = medianOf(bareVisits, "fcp")
  return [
    ...metrics,
    buildMetric(`page: ${kind}`, "without scripts: FCP ms", bareFcp),
    buildMetric(`page: ${kind}`, "without scripts: LCP ms", bareLcp),
  ]
}

function medianOf(visits: readonly Visit[], key: PageMetric): number | null {
  return median(visits.map(({ metrics }) => metrics[key] ?? null))
}
