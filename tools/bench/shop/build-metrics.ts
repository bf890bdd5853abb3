import { buildGrowthBudget } from "../budgets.ts"
import { buildMetric, type Metric } from "../metric.ts"
import type { Build } from "./bench-shop.ts"

/** The builds of one storefront; `large` is null when there was no large catalogue. */
export type Builds = { demo: Build; large: (Build & { products: number }) | null }

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
