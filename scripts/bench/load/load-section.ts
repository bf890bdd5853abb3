import { loadBudgets, type PageKind } from "../budgets.ts"
import { buildFigure, type Figure } from "../figure.ts"
import { median } from "../median.ts"
import { listPeerFigures } from "../peers.ts"
import type { Report } from "../report/report.ts"
import type { ShopPages } from "../shop/find-pages.ts"
import { findListeningProcess } from "./listening-process.ts"
import { connections, type Press, pressPage, warmUp } from "./press-page.ts"
import { readProcessUse } from "./process-use.ts"

const pressed: readonly PageKind[] = ["home", "category", "product"]
const mostRounds = 3

/** Measures the storefront process under load, and its memory before and after. */
export async function measureLoad(
  signal: AbortSignal,
  report: Report,
  shop: { origin: string; pages: ShopPages; runs: number },
): Promise<void> {
  const pid = findListeningProcess(resolvePort(shop.origin))
  if (pid === null) report.note("The storefront's process cannot be seen from here.")
  const before = readProcessUse(pid)
  for (const kind of pressed) {
    const path = shop.pages[kind]
    const url = `${shop.origin}${path}`
    const presses: Press[] = []
    if (path !== undefined) await warmUp(signal, url)
    for (let round = 0; round < Math.min(shop.runs, mostRounds) && path !== undefined; round += 1) {
      report.say(`${connections} connections on ${path} (${round + 1})`)
      await report.waitForCalm()
      presses.push(await pressPage(signal, url, pid))
    }
    report.add(buildLoadFigures(kind, presses, pid !== null))
    report.keep(`load: ${kind}`, presses)
  }
  const after = readProcessUse(pid)
  report.add([
    buildFigure("storefront process", "memory before the load, MB", before?.memoryMb ?? null),
    buildFigure("storefront process", "memory after the load, MB", after?.memoryMb ?? null),
  ])
}

function buildLoadFigures(
  kind: PageKind,
  presses: readonly Press[],
  isProcessSeen: boolean,
): Figure[] {
  const subject = `load: ${kind}`
  const mid = (read: (press: Press) => number | null) => median(presses.map(read))
  const cpuBudget = isProcessSeen ? loadBudgets.cpuMsPerRequest : null
  return [
    buildFigure(
      subject,
      "requests per second",
      mid((press) => press.requestsPerSecond),
      {
        budget: loadBudgets.requestsPerSecond,
        peers: listPeerFigures(kind, "requestsPerSecond"),
      },
    ),
    buildFigure(
      subject,
      "p99 ms",
      mid((press) => press.p99Ms),
      {
        budget: loadBudgets.p99Ms,
        peers: listPeerFigures(kind, "p99Ms"),
      },
    ),
    buildFigure(
      subject,
      "processor ms per request",
      mid((press) => press.cpuMsPerRequest),
      {
        decimals: 2,
        budget: cpuBudget,
      },
    ),
    buildFigure(
      subject,
      "kB per answer",
      mid((press) => press.kbPerAnswer),
      { decimals: 1 },
    ),
    buildFigure(
      subject,
      "failed answers",
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
