import { buildGrowthBudget } from "../budgets.ts"
import { buildFigure, type Figure } from "../figure.ts"

/** How long builds of the storefront took, in milliseconds; `large` null when there was none. */
export type BuildTimes = { demo: number; large: { products: number; ms: number } | null }

/** The build's figures: beside a large catalogue it must take no longer. */
export function buildBuildFigures({ demo, large }: BuildTimes): Figure[] {
  const subject = "build"
  const seconds = buildFigure(subject, "demo catalogue, s", demo / 1000, { decimals: 1 })
  if (large === null) return [seconds]
  return [
    seconds,
    buildFigure(subject, `with ${large.products} products, s`, large.ms / 1000, { decimals: 1 }),
    buildFigure(subject, "growth, times", large.ms / demo, {
      decimals: 2,
      budget: buildGrowthBudget,
    }),
  ]
}
