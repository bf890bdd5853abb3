import { buildGrowthBudget } from "../budgets.ts"
import { buildFigure, type Figure } from "../figure.ts"
import type { Build } from "./own-shop.ts"

/** The builds of one storefront; `large` is null when there was no large catalogue. */
export type Builds = { demo: Build; large: (Build & { products: number }) | null }

/** Lists the metrics of the builds: a large catalogue must not slow a build down. */
export function buildBuildFigures({ demo, large }: Builds): Figure[] {
  const figures = describeBuild("demo catalogue", demo)
  if (large === null) return figures
  const growth = large.ms / demo.ms
  return [
    ...figures,
    ...describeBuild(`with ${large.products} products`, large),
    buildFigure("build", "growth, times", growth, { decimals: 2, budget: buildGrowthBudget }),
  ]
}

function describeBuild(name: string, { ms, pages }: Build): Figure[] {
  return [
    buildFigure("build", `${name}, s`, ms / 1000, { decimals: 1 }),
    buildFigure("build", `${name}, pages rendered`, pages),
  ]
}
