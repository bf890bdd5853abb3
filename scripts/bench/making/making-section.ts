import { buildApiClient } from "../calls/api-client.ts"
import { atMost, buildFigure, type Figure } from "../figure.ts"
import { median } from "../median.ts"
import type { Report } from "../report/report.ts"
import type { OwnShop } from "../shop/own-shop.ts"
import { LateApi } from "./late-api.ts"
import { type Making, sumMaking } from "./sum-making.ts"
import { planFullPage, planPlainPage, writePages } from "./write-pages.ts"

const lateMs = 200
/** A process that has just started renders slower: its first pages count on their own. */
const coldPages = 20
const warmPages = 20
/** Budget of eight widgets beyond a plain page, once their data has arrived. */
const widgetsBudgetMs = 20

/** Measures the storefront's own time to render a page whose API responses are slow. */
export async function measureMaking(
  signal: AbortSignal,
  report: Report,
  shop: OwnShop,
): Promise<void> {
  const { apiOrigin } = shop
  const desk = { apiOrigin, adminToken: await shop.drawAdminToken(), signal }
  const full = await planFullPage(buildApiClient(apiOrigin, signal))
  const count = coldPages + warmPages
  const fullPaths = await writePages(desk, "full", full, count)
  const plainPaths = await writePages(desk, "plain", planPlainPage(), count)
  const late = await LateApi.open(apiOrigin)
  try {
    const origin = await shop.openSecondStorefront(late.origin)
    // The first page fetches the site's own data.
    await readWhole(signal, `${origin}/nobody-knows`)
    report.say(`${2 * count} pages made for the first time, each call answered ${lateMs} ms late`)
    await report.waitForCalm()
    const eight: Making[] = []
    const plain: Making[] = []
    // Alternates the two kinds of page, so that other load on the machine falls on both.
    for (const [at, path] of fullPaths.entries()) {
      eight.push(await makePage(signal, late, `${origin}${path}`))
      plain.push(await makePage(signal, late, `${origin}${plainPaths[at]}`))
    }
    report.add([
      ...buildMakingFigures("eight widgets", eight),
      ...buildMakingFigures("plain page", plain),
      ...buildComparison(eight, plain),
    ])
    report.keep("making", { eight, plain })
  } finally {
    late.close()
  }
}

async function makePage(signal: AbortSignal, late: LateApi, url: string): Promise<Making> {
  signal.throwIfAborted()
  late.calls = []
  late.lateMs = lateMs
  const beganMs = performance.now()
  const status = await readWhole(signal, url)
  const endedMs = performance.now()
  late.lateMs = 0
  if (status !== 200) throw new Error(`${url} answered ${status}`)
  return sumMaking({ beganMs, endedMs }, late.calls, lateMs)
}

async function readWhole(signal: AbortSignal, url: string): Promise<number> {
  const limit = AbortSignal.any([signal, AbortSignal.timeout(30_000)])
  const answer = await fetch(url, { signal: limit, redirect: "manual" })
  await answer.arrayBuffer()
  return answer.status
}

function buildMakingFigures(name: string, makings: readonly Making[]): Figure[] {
  const subject = `making: ${name}`
  const warm = makings.slice(coldPages)
  const middle = (read: (making: Making) => number) => median(warm.map(read))
  return [
    buildFigure(subject, "beyond the slowest call, median ms", middle(readBeyond)),
    buildFigure(
      subject,
      "of that before the first call, ms",
      middle((one) => one.beforeMs),
    ),
    buildFigure(
      subject,
      "of that after the last call, ms",
      middle((one) => one.afterMs),
    ),
    buildFigure(
      subject,
      "calls that waited for another",
      middle((one) => one.lateCalls),
      {
        budget: atMost(0),
      },
    ),
  ]
}

/** Compares the cost of the widgets with a plain page, and a new process with a warm one. */
function buildComparison(eight: readonly Making[], plain: readonly Making[]): Figure[] {
  const subject = "making: eight widgets"
  const cold = median(eight.slice(0, coldPages).map(readBeyond))
  const [warm, least] = [eight, plain].map((list) => median(list.slice(coldPages).map(readBeyond)))
  const more = warm == null || least == null ? null : warm - least
  return [
    buildFigure(subject, "more than a plain page, ms", more, { budget: atMost(widgetsBudgetMs) }),
    buildFigure(subject, `a new process's first ${coldPages}, median ms`, cold),
  ]
}

const readBeyond = ({ beyondMs }: Making) => beyondMs
