import { type Catalogue, pickEvenly } from "../calls/read-catalogue.ts"
import { timeCalls } from "../calls/time-calls.ts"
import { atMost, buildFigure } from "../figure.ts"
import type { Report } from "../report/report.ts"

const pagesEach = 30

/** Measures pages without a cached copy: their first rendering, and the response after it. */
export async function measureOnDemand(
  signal: AbortSignal,
  report: Report,
  origin: string,
  catalogue: Catalogue,
): Promise<void> {
  const plans = { category: listCategoryPages(catalogue), product: listProductPages(catalogue) }
  for (const [kind, paths] of Object.entries(plans)) {
    report.say(`first renderings of ${paths.length} ${kind} pages`)
    const visits = paths.map((path) => () => readWhole(signal, `${origin}${path}`))
    const first = await timeCalls(signal, visits)
    const again = await timeCalls(signal, visits)
    const subject = `on demand: ${kind}`
    report.add([
      buildFigure(subject, "first rendering, median ms", first.medianMs),
      buildFigure(subject, "first rendering, p95 ms", first.p95Ms),
      buildFigure(subject, "second answer, median ms", again.medianMs, { decimals: 1 }),
      buildFigure(subject, "failed", first.failed + again.failed, { budget: atMost(0) }),
    ])
    report.keep(subject, { paths, first, again })
    if (first.firstFailure !== null) report.note(`${subject} failed: ${first.firstFailure}`)
  }
}

function listCategoryPages({ categories }: Catalogue): string[] {
  const [largest] = [...categories].sort((a, b) => b.pages - a.pages)
  if (!largest) return []
  return pickEvenly(2, largest.pages, pagesEach).map((page) => `/shop/${largest.url}/${page}`)
}

/**
 * Lists products from the second half of the catalogue: the build may have prerendered the first
 * ones.
 */
function listProductPages({ products }: Catalogue): string[] {
  const last = products.length - 1
  return pickEvenly(Math.ceil(last / 2), last, pagesEach).flatMap((index) => {
    const product = products[index]
    return product ? [`/product/${product.slug}`] : []
  })
}

async function readWhole(signal: AbortSignal, url: string): Promise<void> {
  const limit = AbortSignal.any([signal, AbortSignal.timeout(30_000)])
  const answer = await fetch(url, { signal: limit, redirect: "manual" })
  await answer.arrayBuffer()
  if (answer.status !== 200) throw new Error(`${url} answered ${answer.status}`)
}
