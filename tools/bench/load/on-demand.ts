import { measureCallTimes } from "../calls/api-client.ts"
import { type Catalogue, getEvenlySpacedNumbers } from "../calls/fetch-catalogue.ts"
import { buildMaxBudget, buildMetric } from "../metric.ts"
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
    report.printProgress(`first renderings of ${paths.length} ${kind} pages`)
    const visits = paths.map((path) => () => readWhole(signal, `${origin}${path}`))
    const first = await measureCallTimes(signal, visits)
    const again = await measureCallTimes(signal, visits)
    const subject = `on demand: ${kind}`
    report.add([
      buildMetric(subject, "first rendering, median ms", first.medianMs),
      buildMetric(subject, "first rendering, p95 ms", first.p95Ms),
      buildMetric(subject, "second response, median ms", again.medianMs, { decimals: 1 }),
      buildMetric(subject, "failed", first.failed + again.failed, { budget: buildMaxBudget(0) }),
    ])
    report.addDetails(subject, { paths, first, again })
    if (first.firstFailure !== null) report.addNote(`${subject} failed: ${first.firstFailure}`)
  }
}

function listCategoryPages({ categories }: Catalogue): string[] {
  const [largest] = [...categories].sort((a, b) => b.pages - a.pages)
  if (!largest) return []
  return getEvenlySpacedNumbers(2, largest.pages, pagesEach).map(
    (page) => `/shop/${largest.url}/${page}`,
  )
}

/**
 * Lists products from the second half of the catalogue: the build may have prerendered the first
 * ones.
 */
function listProductPages({ products }: Catalogue): string[] {
  const last = products.length - 1
  return getEvenlySpacedNumbers(Math.ceil(last / 2), last, pagesEach).flatMap((index) => {
    const product = products[index]
    return product ? [`/product/${product.slug}`] : []
  })
}

async function readWhole(signal: AbortSignal, url: string): Promise<void> {
  const limit = AbortSignal.any([signal, AbortSignal.timeout(30_000)])
  const response = await fetch(url, { signal: limit, redirect: "manual" })
  await response.arrayBuffer()
  if (response.status !== 200) throw new Error(`${url} returned ${response.status}`)
}
