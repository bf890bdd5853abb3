import { loadBudgets, type PageKind } from "../budgets.ts"
import { median } from "../median.ts"
import { buildMetric, type Metric } from "../metric.ts"
import { listPeerMetrics } from "../peers.ts"
import type { Report } from "../report/report.ts"
import type { ShopPages } from "../shop/find-pages.ts"
import { findListeningProcess } from "./listening-process.ts"
import {
  connections,
  measurePageThroughput,
  type Press,
  sendWarmupLoad,
} from "./page-throughput.ts"
import { getProcessUse } from "./process-use.ts"

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
