import { buildApiClient } from "../calls/api-client.ts"
import { buildMaxBudget, buildMetric, type Metric, median } from "../metric.ts"
import type { Report } from "../report/report.ts"
import type { BenchShop } from "../shop/bench-shop.ts"
import { buildFullPage, buildPlainPage, createPages } from "./create-pages.ts"
import { DelayedApi, type RecordedCall } from "./delayed-api.ts"

/** Times of one page render, in milliseconds. */
type RenderTimes = {
  /** Total response time, less the slowest call. */
  beyondMs: number
  /** From the page request to the first call. */
  beforeMs: number
  /** From the response of the last call to the end of the page response. */
  afterMs: number
  /** Calls that started when the first could have finished: they waited for another call. */
  lateCalls: number
}

const delayMs = 200
/** A process that has just started renders slower: its first pages count on their own. */
const coldPages = 20
const warmPages = 20
/** Budget of eight widgets beyond a plain page, once their data has arrived. */
const widgetsBudgetMs = 20

/** Measures the storefront's own time to render a page whose API responses are slow. */
export async function measureRender(
  signal: AbortSignal,
  report: Report,
  shop: BenchShop,
): Promise<void> {
  const { apiOrigin } = shop
  const adminApi = { apiOrigin, adminToken: await shop.createAdminToken(), signal }
  const full = await buildFullPage(buildApiClient(apiOrigin, signal))
  const count = coldPages + warmPages
  const fullPaths = await createPages(adminApi, "full", full, count)
  const plainPaths = await createPages(adminApi, "plain", buildPlainPage(), count)
  const delayedApi = await DelayedApi.open(apiOrigin)
  try {
    const origin = await shop.openSecondStorefront(delayedApi.origin)
    // The first page fetches the site's own data.
    await readWhole(signal, `${origin}/not-a-page`)
    report.printProgress(
      `${2 * count} pages rendered for the first time, each API response ${delayMs} ms late`,
    )
    await report.waitForCalm()
    const eight: RenderTimes[] = []
    const plain: RenderTimes[] = []
    // Alternates the two kinds of page, so that other load on the machine falls on both.
    for (const [at, path] of fullPaths.entries()) {
      eight.push(await renderPage(signal, delayedApi, `${origin}${path}`))
      plain.push(await renderPage(signal, delayedApi, `${origin}${plainPaths[at]}`))
    }
    report.add([
      ...buildRenderMetrics("eight widgets", eight),
      ...buildRenderMetrics("plain page", plain),
      ...buildComparison(eight, plain),
    ])
    report.addDetails("render", { eight, plain })
  } finally {
    delayedApi.close()
  }
}

async function renderPage(
  signal: AbortSignal,
  delayedApi: DelayedApi,
  url: string,
): Promise<RenderTimes> {
  signal.throwIfAborted()
  delayedApi.calls = []
  delayedApi.delayMs = delayMs
  const beganMs = performance.now()
  const status = await readWhole(signal, url)
  const endedMs = performance.now()
  delayedApi.delayMs = 0
  if (status !== 200) throw new Error(`${url} returned ${status}`)
  return buildRenderTimes({ beganMs, endedMs }, delayedApi.calls, delayMs)
}

async function readWhole(signal: AbortSignal, url: string): Promise<number> {
  const limit = AbortSignal.any([signal, AbortSignal.timeout(30_000)])
  const response = await fetch(url, { signal: limit, redirect: "manual" })
  await response.arrayBuffer()
  return response.status
}

function buildRenderMetrics(name: string, renders: readonly RenderTimes[]): Metric[] {
  const subject = `render: ${name}`
  const warm = renders.slice(coldPages)
  const middle = (read: (render: RenderTimes) => number) => median(warm.map(read))
  return [
    buildMetric(subject, "beyond the slowest call, median ms", middle(readBeyond)),
    buildMetric(
      subject,
      "of that before the first call, ms",
      middle((one) => one.beforeMs),
    ),
    buildMetric(
      subject,
      "of that after the last call, ms",
      middle((one) => one.afterMs),
    ),
    buildMetric(
      subject,
      "calls that waited for another",
      middle((one) => one.lateCalls),
      {
        budget: buildMaxBudget(0),
      },
    ),
  ]
}

/** Compares the cost of the widgets with a plain page, and a new process with a warm one. */
function buildComparison(eight: readonly RenderTimes[], plain: readonly RenderTimes[]): Metric[] {
  const subject = "render: eight widgets"
  const cold = median(eight.slice(0, coldPages).map(readBeyond))
  const [warm, least] = [eight, plain].map((list) => median(list.slice(coldPages).map(readBeyond)))
  const more = warm == null || least == null ? null : warm - least
  return [
    buildMetric(subject, "more than a plain page, ms", more, {
      budget: buildMaxBudget(widgetsBudgetMs),
    }),
    buildMetric(subject, `a new process's first ${coldPages}, median ms`, cold),
  ]
}

const readBeyond = ({ beyondMs }: RenderTimes) => beyondMs

/**
 * Builds the render times of a page whose calls are each delayed by `delayMs`. Throws if there was
 * no call: the page was cached.
 */
export function buildRenderTimes(
  visit: { beganMs: number; endedMs: number },
  calls: readonly RecordedCall[],
  delayMs: number,
): RenderTimes {
  if (calls.length === 0) throw new Error("a page that was to be rendered sent no API request")
  const slowestMs = Math.max(...calls.map(({ beganMs, endedMs }) => endedMs - beganMs))
  const firstMs = Math.min(...calls.map(({ beganMs }) => beganMs))
  return {
    beyondMs: visit.endedMs - visit.beganMs - slowestMs,
    beforeMs: firstMs - visit.beganMs,
    afterMs: visit.endedMs - Math.max(...calls.map(({ endedMs }) => endedMs)),
    lateCalls: calls.filter(({ beganMs }) => beganMs - firstMs > delayMs / 2).length,
  }
}
