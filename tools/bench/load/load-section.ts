import autocannon from "autocannon"
import { loadBudgets, type PageKind } from "../budgets.ts"
import { buildMetric, divide, type Metric, median } from "../metric.ts"
import { listPeerMetrics } from "../peers.ts"
import type { Report } from "../report/report.ts"
import type { ShopPages } from "../shop/find-pages.ts"
import { findServerProcess, getProcessUse } from "./process-use.ts"

const loadedPages: readonly PageKind[] = ["home", "category", "product"]
const maxRounds = 3

type Shop = { origin: string; pages: ShopPages; emptyPageOrigin: string; runs: number }

/** A page under load, the process that serves it, and its rounds. */
type Subject = { kind: PageKind | "empty page"; url: string; pid: number | null; presses: Press[] }

/**
 * Measures the storefront process under load, in turn with the server of the empty page, and its
 * memory before and after.
 */
export async function measureLoad(signal: AbortSignal, report: Report, shop: Shop): Promise<void> {
  const pid = findServerProcess(shop.origin)
  if (pid === null) report.addNote("The storefront's process cannot be seen from here.")
  const before = getProcessUse(pid)
  const empty = buildSubject("empty page", `${shop.emptyPageOrigin}/`)
  const pages = loadedPages.map((kind) => buildSubject(kind, `${shop.origin}${shop.pages[kind]}`))
  const subjects = [empty, ...pages.filter(({ kind }) => isShown(shop.pages, kind))]
  for (const { url } of subjects) await sendWarmupLoad(signal, url)
  for (let round = 1; round <= Math.min(shop.runs, maxRounds); round += 1) {
    for (const { kind, url, pid: server, presses } of subjects) {
      report.printProgress(`${connections} connections on the ${kind} (${round})`)
      await report.waitForCalm()
      presses.push(await measurePageThroughput(signal, url, server))
    }
  }
  for (const page of pages) report.add(buildLoadMetrics(page, empty))
  report.add(buildPressMetrics(empty))
  for (const { kind, presses } of subjects) report.addDetails(`load: ${kind}`, presses)
  const after = getProcessUse(pid)
  report.add([
    buildMetric("storefront process", "memory before the load, MB", before?.memoryMb ?? null),
    buildMetric("storefront process", "memory after the load, MB", after?.memoryMb ?? null),
  ])
}

function buildSubject(kind: Subject["kind"], url: string): Subject {
  return { kind, url, pid: findServerProcess(url), presses: [] }
}

function isShown(pages: ShopPages, kind: Subject["kind"]): boolean {
  return kind !== "empty page" && pages[kind] !== undefined
}

/** Builds the metrics of a page; one that the shop does not show counts as not measured. */
function buildLoadMetrics(page: Subject, empty: Subject): Metric[] {
  const ratio = divide(getRequestsPerSecond(page), getRequestsPerSecond(empty))
  const extra = { decimals: 2, budget: loadBudgets.ratio }
  return [
    buildMetric(`load: ${page.kind}`, "requests per second ÷ empty page", ratio, extra),
    ...buildPressMetrics(page),
  ]
}

function getRequestsPerSecond({ presses }: Subject): number | null {
  return median(presses.map(({ requestsPerSecond }) => requestsPerSecond))
}

function buildPressMetrics({ kind, pid, presses }: Subject): Metric[] {
  const subject = `load: ${kind}`
  const mid = (key: keyof Press) => median(presses.map((press) => press[key]))
  const isOurs = kind !== "empty page"
  const { p99Ms, cpuMsPerRequest, failed } = loadBudgets
  return [
    buildMetric(subject, "requests per second", mid("requestsPerSecond"), {
      peers: isOurs ? listPeerMetrics(kind, "requestsPerSecond") : {},
    }),
    buildMetric(subject, "p99 ms", mid("p99Ms"), {
      budget: isOurs ? p99Ms : null,
      peers: isOurs ? listPeerMetrics(kind, "p99Ms") : {},
    }),
    buildMetric(subject, "processor ms per request", mid("cpuMsPerRequest"), {
      decimals: 2,
      budget: isOurs && pid !== null ? cpuMsPerRequest : null,
    }),
    buildMetric(subject, "kB per response", mid("kbPerResponse"), { decimals: 1 }),
    buildMetric(subject, "failed responses", mid("failed"), { budget: isOurs ? failed : null }),
  ]
}

const connections = 32
const measuredSeconds = 10
const warmupSeconds = 3

/**
 * One round of load on one page; `failed` counts responses outside 200–299, errors and timeouts.
 */
type Press = {
  requestsPerSecond: number
  p99Ms: number
  cpuMsPerRequest: number | null
  kbPerResponse: number
  failed: number
}

/**
 * Without compression: Next.js compresses the empty page on each request, which halves its requests
 * per second, while the shop compresses a page once.
 */
const requestHeaders = {
  accept: "text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8",
  "accept-encoding": "identity",
  "user-agent":
    "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36",
}

/** Sends requests for one page, to warm it up before the measurement. */
async function sendWarmupLoad(signal: AbortSignal, url: string): Promise<void> {
  await fire(signal, url, warmupSeconds)
}

/**
 * Measures one page under requests over 32 connections for 10 seconds; `pid` is the server process.
 */
async function measurePageThroughput(
  signal: AbortSignal,
  url: string,
  pid: number | null,
): Promise<Press> {
  const before = getProcessUse(pid)
  const { requests, latency, throughput, non2xx, errors, timeouts } = await fire(
    signal,
    url,
    measuredSeconds,
  )
  const after = getProcessUse(pid)
  const cpuMs = before && after ? after.cpuMs - before.cpuMs : null
  return {
    requestsPerSecond: requests.average,
    p99Ms: latency.p99,
    cpuMsPerRequest: cpuMs === null || requests.total === 0 ? null : cpuMs / requests.total,
    kbPerResponse: requests.total === 0 ? 0 : throughput.total / requests.total / 1000,
    failed: non2xx + errors + timeouts,
  }
}

function fire(signal: AbortSignal, url: string, duration: number): Promise<autocannon.Result> {
  signal.throwIfAborted()
  return new Promise((settle, fail) => {
    const instance = autocannon(
      { url, connections, duration, headers: requestHeaders },
      (error, result) => {
        signal.removeEventListener("abort", stop)
        if (signal.aborted || error) fail(signal.aborted ? signal.reason : error)
        else settle(result)
      },
    )
    const stop = () => instance.stop?.()
    signal.addEventListener("abort", stop, { once: true })
  })
}
