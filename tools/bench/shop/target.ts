import type { Settings } from "#scripts/lib/env.ts"
import { print } from "#scripts/lib/progress.ts"
import type { Shutdown } from "#scripts/lib/shutdown.ts"
import { buildGrowthBudget } from "../budgets.ts"
import { buildMetric, type Metric } from "../metric.ts"
import type { BenchOptions, Section } from "../options.ts"
import type { Report } from "../report/report.ts"
import { type BenchShop, type Build, startBenchShop } from "./bench-shop.ts"

/** The builds of one storefront; `large` is null when there was no large catalogue. */
type Builds = { demo: Build; large: (Build & { products: number }) | null }

/**
 * The shop under measurement. `apiOrigin` is null if its API is not reachable from here; `own` is
 * null for a shop that the benchmark did not start.
 */
export type Target = { origin: string; apiOrigin: string | null; own: BenchShop | null }

const visiting: readonly Section[] = [
  "pages",
  "nav",
  "cart",
  "load",
  "memory",
  "render",
  "audit",
  "sitemap",
]

/**
 * Opens the shop to measure: the running one that the flags name, or a temporary one, whose builds
 * are timed on the way.
 */
export async function openTarget(
  shutdown: Shutdown,
  report: Report,
  settings: Settings,
  options: BenchOptions,
): Promise<Target> {
  if (options.url !== null) {
    if (options.only.includes("build")) report.addNote("Builds are timed only without --url.")
    return { origin: options.url, apiOrigin: options.apiUrl, own: null }
  }
  print("Starting a shop for the benchmark.")
  const shop = await startBenchShop(shutdown, settings)
  const { products } = options
  const isVisited = options.only.some((section) => visiting.includes(section))
  const isTimed = options.only.includes("build")
  const isBuilt = isTimed || isVisited || products !== null
  const isCompared = isTimed && products !== null
  const demo = isBuilt && (isCompared || products === null) ? await shop.build() : null
  if (products !== null) await shop.fill(products)
  const large = products === null ? null : { products, ...(await shop.build()) }
  if (isTimed && demo !== null) report.add(listBuildMetrics({ demo, large }))
  if (isVisited || products !== null) await shop.openStorefront()
  return { origin: shop.origin, apiOrigin: shop.apiOrigin, own: shop }
}

/** Lists the metrics of the builds: a large catalogue must not slow a build down. */
export function listBuildMetrics({ demo, large }: Builds): Metric[] {
  const metrics = describeBuild("demo catalogue", demo)
  if (large === null) return metrics
  const growth = large.ms / demo.ms
  return [
    ...metrics,
    ...describeBuild(`with ${large.products} products`, large),
    buildMetric("build", "growth, times", growth, { decimals: 2, budget: buildGrowthBudget }),
  ]
}

function describeBuild(name: string, { ms, pages }: Build): Metric[] {
  return [
    buildMetric("build", `${name}, s`, ms / 1000, { decimals: 1 }),
    buildMetric("build", `${name}, pages rendered`, pages),
  ]
}
