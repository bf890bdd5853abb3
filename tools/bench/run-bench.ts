import { mkdirSync } from "node:fs"
import { cpus, loadavg } from "node:os"
import { join } from "node:path"
import { saveFileAtomicallySync } from "#lib/runtime/atomic-file.ts"
import { openDataDir } from "#scripts/lib/data-dir.ts"
import { getSettings } from "#scripts/lib/env.ts"
import { print } from "#scripts/lib/progress.ts"
import type { Shutdown } from "#scripts/lib/shutdown.ts"
import { requireChromium } from "#tests/support/chromium.ts"
import { measureAudit } from "./audit/audit-section.ts"
import { measureAddings } from "./browser/cart-section.ts"
import { measureTaps } from "./browser/nav-section.ts"
import { measurePages } from "./browser/pages-section.ts"
import { measureAdminLists } from "./calls/admin-lists-section.ts"
import { measureApi } from "./calls/api-section.ts"
import { measureLanguageCost } from "./calls/language-section.ts"
import { measureSitemap } from "./crawl/sitemap-section.ts"
import { startEmptyPage } from "./empty-page/start-empty-page.ts"
import { measureLighthouse } from "./lighthouse.ts"
import { measureLoad } from "./load/load-section.ts"
import { measureOnDemand } from "./load/on-demand.ts"
import { measureMemory } from "./memory/memory-section.ts"
import { listMissed } from "./metric.ts"
import type { BenchOptions, Section } from "./options.ts"
import { measureRender } from "./render/render-section.ts"
import { formatMarkdown } from "./report/format-markdown.ts"
import { formatClosing, formatMetrics, Report } from "./report/report.ts"
import { buildPageReader, findBenchPages } from "./shop/find-pages.ts"
import { openTarget, type Target } from "./shop/target.ts"

/**
 * Measures the shop, prints the metrics and saves them in `bench/latest.json`. Returns the exit
 * code: 1 for a missed budget.
 */
export async function runBench(shutdown: Shutdown, options: BenchOptions): Promise<number> {
  const settings = getSettings()
  const report = new Report(shutdown.signal, print)
  const startedAt = new Date()
  const target = await openTarget(shutdown, report, settings, options)
  print(`Measuring ${target.origin}.`)
  await measureCalls(shutdown.signal, report, target, options)
  await report.attempt("storefront", () => measureStorefront(shutdown, report, target, options))
  if (options.only.includes("memory")) {
    await report.attempt("memory", () => measureMemory(shutdown.signal, report, target))
  }
  await measureRenders(shutdown.signal, report, target, options)
  await measureAudits(shutdown.signal, report, target, options)
  await measureLists(shutdown.signal, report, target, options)
  await measureCrawl(shutdown.signal, report, target, options)
  if (report.busyWarning) report.addNote(report.busyWarning)
  const folder = join(openDataDir(settings.dataDir), "bench")
  mkdirSync(folder, { recursive: true })
  const path = join(folder, "latest.json")
  const { origin, apiOrigin } = target
  const conditions = { startedAt, ...options, origin, apiOrigin, ...describeMachine() }
  saveFileAtomicallySync(path, `${JSON.stringify(report.toJson(conditions), null, 2)}\n`, 0o644)
  print(`\n${formatMetrics(report.metrics)}\n`)
  const run = { startedAt, runs: options.runs, processors: cpus().length }
  print(`${formatMarkdown(report.metrics, run)}\n`)
  for (const note of report.notes) print(`  ${note}`)
  print(`  Every single measurement is in ${path}.\n`)
  print(formatClosing(report.metrics))
  return listMissed(report.metrics).length > 0 ? 1 : 0
}

/** The API comes first: its calls do not render the pages that are measured on demand. */
async function measureCalls(
  signal: AbortSignal,
  report: Report,
  { origin, apiOrigin, own }: Target,
  options: BenchOptions,
): Promise<void> {
  if (!options.only.includes("api")) return
  if (apiOrigin === null)
    return report.addNote("API calls were not measured: --api-url is not given.")
  await report.attempt("api", async () => {
    const catalogue = await measureApi(signal, report, apiOrigin)
    if (options.products === null || own === null) return
    await measureOnDemand(signal, report, origin, catalogue)
    const { databaseUrl } = own
    await measureLanguageCost(signal, report, { apiOrigin, databaseUrl, catalogue })
  })
}

const browsed: readonly Section[] = ["pages", "nav", "cart"]
/** Sections that also measure the empty page. */
const compared: readonly Section[] = ["pages", "nav", "load"]

async function measureStorefront(
  shutdown: Shutdown,
  report: Report,
  { origin }: Target,
  { only, runs }: BenchOptions,
): Promise<void> {
  const { signal } = shutdown
  const isBrowsed = only.some((section) => browsed.includes(section))
  if (!isBrowsed && !only.includes("load")) return
  const browserPath = isBrowsed ? requireChromium() : ""
  const isCompared = only.some((section) => compared.includes(section))
  const emptyPageOrigin = isCompared ? await startEmptyPage(shutdown) : ""
  const pages = await findBenchPages(buildPageReader(origin, signal))
  const shop = { origin, pages, emptyPageOrigin, runs, browserPath }
  if (only.includes("pages")) {
    await report.attempt("pages", () => measurePages(signal, report, shop))
    await report.attempt("lighthouse", () => measureLighthouse(signal, report, shop))
  }
  if (only.includes("nav") && pages.category !== undefined) {
    const categoryUrl = `${origin}${pages.category}`
    const start = { categoryUrl, emptyPageOrigin, runs, browserPath }
    await report.attempt("tap", () => measureTaps(signal, report, start))
  }
  if (only.includes("cart") && pages.product !== undefined) {
    const productUrl = `${origin}${pages.product}`
    const start = { productUrl, runs, browserPath }
    await report.attempt("add to cart", () => measureAddings(signal, report, start))
  }
  if (only.includes("load")) {
    await report.attempt("load", () => measureLoad(signal, report, shop))
  }
}

/** Comes late: the other sections must not measure its pages and its storefront. */
async function measureRenders(
  signal: AbortSignal,
  report: Report,
  { own }: Target,
  { only }: BenchOptions,
): Promise<void> {
  if (!only.includes("render")) return
  if (own === null) return report.addNote("Page renders are measured only without --url.")
  await report.attempt("render", () => measureRender(signal, report, own))
}

/** Comes late: it adds pages that no other section must measure. */
async function measureAudits(
  signal: AbortSignal,
  report: Report,
  { own }: Target,
  { only }: BenchOptions,
): Promise<void> {
  if (!only.includes("audit")) return
  if (own === null) return report.addNote("The audit is measured only without --url.")
  await report.attempt("audit", () => measureAudit(signal, report, own))
}

/** Comes late: it adds rows that no other section must measure. */
async function measureLists(
  signal: AbortSignal,
  report: Report,
  { own }: Target,
  { only }: BenchOptions,
): Promise<void> {
  if (!only.includes("lists")) return
  if (own === null)
    return report.addNote("The back office's lists are measured only without --url.")
  await report.attempt("lists", () => measureAdminLists(signal, report, own))
}

/** Comes last: it adds products that no other section must measure. */
async function measureCrawl(
  signal: AbortSignal,
  report: Report,
  { own }: Target,
  { only, runs }: BenchOptions,
): Promise<void> {
  if (!only.includes("sitemap")) return
  if (own === null) return report.addNote("The sitemap is measured only without --url.")
  await report.attempt("sitemap", () => measureSitemap(signal, report, { shop: own, runs }))
}

function describeMachine(): Record<string, unknown> {
  const [processor] = cpus()
  return {
    node: process.version,
    processor: processor?.model,
    processors: cpus().length,
    load: loadavg(),
  }
}
