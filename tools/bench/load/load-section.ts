import autocannon from "autocannon"
import { loadBudgets, type PageKind } from "../budgets.ts"
import { buildMetric, type Metric, median } from "../metric.ts"
import { listPeerMetrics } from "../peers.ts"
import type { Report } from "../report/report.ts"
import type { ShopPages } from "../shop/find-pages.ts"
import { findListeningProcess, getProcessUse } from "./process-use.ts"

const loadedPages: readonly PageKind[] = ["home", "category", "product"]
const maxRounds = 3

/** Measures the storefront process under load, and its memory before and after. */
export async function measureLoad(
  signal: AbortSignal,
  report: Report,
  shop: { origin: string; pages: ShopPages; runs: number },
): Promise<void> {
  const pid = findListeningProcess(resolvePort(shop.origin))
  if (pid === null) report.addNote("The storefront's process cannot be seen from here.")
  const before = getProcessUse(pid)
  for (const kind of loadedPages) {
    const path = shop.pages[kind]
    const url = `${shop.origin}${path}`
    const presses: Press[] = []
    if (path !== undefined) await sendWarmupLoad(signal, url)
    for (let round = 0; round < Math.min(shop.runs, maxRounds) && path !== undefined; round += 1) {
      report.printProgress(`${connections} connections on ${path} (${round + 1})`)
      await report.waitForCalm()
      presses.push(await measurePageThroughput(signal, url, pid))
    }
    report.add(buildLoadMetrics(kind, presses, pid !== null))
    report.addDetails(`load: ${kind}`, presses)
  }
  const after = getProcessUse(pid)
  report.add([
    buildMetric("storefront process", "memory before the load, MB", before?.memoryMb ?? null),
    buildMetric("storefront process", "memory after the load, MB", after?.memoryMb ?? null),
  ])
}

function buildLoadMetrics(
  kind: PageKind,
  presses: readonly Press[],
  isProcessSeen: boolean,
): Metric[] {
  const subject = `load: ${kind}`
  const mid = (read: (press: Press) => number | null) => median(presses.map(read))
  const cpuBudget = isProcessSeen ? loadBudgets.cpuMsPerRequest : null
  return [
    buildMetric(
      subject,
      "requests per second",
      mid((press) => press.requestsPerSecond),
      {
        budget: loadBudgets.requestsPerSecond,
        peers: listPeerMetrics(kind, "requestsPerSecond"),
      },
    ),
    buildMetric(
      subject,
      "p99 ms",
      mid((press) => press.p99Ms),
      {
        budget: loadBudgets.p99Ms,
        peers: listPeerMetrics(kind, "p99Ms"),
      },
    ),
    buildMetric(
      subject,
      "processor ms per request",
      mid((press) => press.cpuMsPerRequest),
      {
        decimals: 2,
        budget: cpuBudget,
      },
    ),
    buildMetric(
      subject,
      "kB per response",
      mid((press) => press.kbPerResponse),
      { decimals: 1 },
    ),
    buildMetric(
      subject,
      "failed responses",
      mid((press) => press.failed),
      {
        budget: loadBudgets.failed,
      },
    ),
  ]
}

function resolvePort(origin: string): number {
  const { port, protocol } = new URL(origin)
  return port === "" ? (protocol === "https:" ? 443 : 80) : Number(port)
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

const requestHeaders = {
  accept: "text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8",
  "accept-encoding": "gzip, deflate, br, zstd",
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
