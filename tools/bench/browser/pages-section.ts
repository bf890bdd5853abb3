import { type PageKind, type PageMetric, pageBudgets, pageKinds, pageMetrics } from "../budgets.ts"
import { buildMetric, divide, type Metric, median } from "../metric.ts"
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

type Shop = {
  origin: string
  pages: ShopPages
  emptyPageOrigin: string
  runs: number
  browserPath: string
}

/**
 * Measures first visits to each kind of page, to the same pages without their scripts, and to the
 * empty page.
 */
export async function measurePages(signal: AbortSignal, report: Report, shop: Shop): Promise<void> {
  const subjects = listSubjects(shop.pages)
  for (const kind of pageKinds) {
    if (shop.pages[kind] === undefined) report.addNote(`The shop shows no ${kind} page to measure.`)
  }
  const emptyVisits: Visit[] = []
  const bare = await startScriptFreeProxy(shop.origin)
  try {
    const visit = (url: string, isThrottled = true) =>
      measurePageVisit(signal, shop.browserPath, url, isThrottled)
    await visit(shop.emptyPageOrigin, false)
    for (const { path } of subjects) {
      report.printProgress(`warming up ${path}`)
      await visit(`${shop.origin}${path}`, false)
      await visit(`${bare.origin}${path}`, false)
    }
    for (let run = 1; run <= shop.runs; run += 1) {
      report.printProgress(`first visit to the empty page (${run} of ${shop.runs})`)
      await report.waitForCalm()
      emptyVisits.push(await visit(shop.emptyPageOrigin))
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
  for (const subject of subjects) reportSubject(report, subject, emptyVisits)
  report.add(buildEmptyPageMetrics(emptyVisits))
  report.addDetails("page: empty page", emptyVisits)
}

function listSubjects(pages: ShopPages): Subject[] {
  return pageKinds.flatMap((kind) => {
    const path = pages[kind]
    return path === undefined ? [] : [{ kind, path, visits: [], bareVisits: [] }]
  })
}

function reportSubject(report: Report, subject: Subject, emptyVisits: readonly Visit[]): void {
  const { kind, path, visits, bareVisits } = subject
  report.add(buildPageMetrics(subject, emptyVisits))
  report.addDetails(`page: ${kind}`, { path, visits, bareVisits })
  report.addNote(`The largest paint of ${path} is ${visits.at(-1)?.lcpElement || "unknown"}.`)
  const restless = visits.filter(({ becameIdle }) => !becameIdle).length
  if (restless > 0) report.addNote(`${path} never came to rest in ${restless} visits.`)
}

function buildPageMetrics(
  { kind, visits, bareVisits }: Subject,
  emptyVisits: readonly Visit[],
): Metric[] {
  const ratios: Partial<Record<PageMetric, number | null>> = {
    fcpRatio: divideMedians(visits, emptyVisits, "fcp"),
    lcpRatio: divideMedians(visits, bareVisits, "lcp"),
    tbtRatio: divideMedians(visits, emptyVisits, "tbt"),
    hydratedRatio: divideMedians(visits, emptyVisits, "hydrated"),
  }
  const metrics = pageMetrics.map(({ key, name, decimals }) =>
    buildMetric(
      `page: ${kind}`,
      name,
      key in ratios ? (ratios[key] ?? null) : medianOf(visits, key),
      {
        decimals,
        budget: pageBudgets[kind][key] ?? null,
        peers: listPeerMetrics(kind, key),
      },
    ),
  )
  return [
    ...metrics,
    buildMetric(`page: ${kind}`, "without scripts: FCP ms", medianOf(bareVisits, "fcp")),
    buildMetric(`page: ${kind}`, "without scripts: LCP ms", medianOf(bareVisits, "lcp")),
  ]
}

function buildEmptyPageMetrics(visits: readonly Visit[]): Metric[] {
  return pageMetrics
    .filter(({ key }) => !key.endsWith("Ratio"))
    .map(({ key, name, decimals }) =>
      buildMetric("page: empty page", name, medianOf(visits, key), { decimals }),
    )
}

function divideMedians(
  visits: readonly Visit[],
  others: readonly Visit[],
  key: PageMetric,
): number | null {
  return divide(medianOf(visits, key), medianOf(others, key))
}

function medianOf(visits: readonly Visit[], key: PageMetric): number | null {
  return median(visits.map(({ metrics }) => metrics[key] ?? null))
}
