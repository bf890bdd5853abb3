import type { ExperimentResult } from "../experiment.ts"
import type { FailingApiShop } from "./failing-api-shop.ts"
import type { Before } from "./run-round.ts"

/**
 * Restarts the storefront without an API, and checks that it serves every page on disk that was
 * cached during the failures.
 */
export async function startWithoutApi(
  shop: FailingApiShop,
  pages: readonly Before[],
  madeIn: readonly string[],
): Promise<ExperimentResult[]> {
  await shop.api.goAway()
  await shop.restart()
  const rows: ExperimentResult[] = []
  for (const page of pages) {
    const { kind, isForgotten, name, path } = page.route
    if (kind !== "cached" || isForgotten) continue
    const broken = await listBroken(shop, page, madeIn)
    rows.push({
      failure: "all of these, then a restart without an API",
      where: `${name} ${path}`,
      expected: `whole in ${madeIn.length + 1} languages`,
      saw: broken.join("; ") || "200 in each",
      verdict: broken.length === 0 ? "held" : "BROKE",
    })
  }
  return rows
}

async function listBroken(
  shop: FailingApiShop,
  { route, before }: Before,
  madeIn: readonly string[],
): Promise<string[]> {
  const broken: string[] = []
  for (const locale of ["en", ...madeIn]) {
    const { status, main } = await shop.read(route, locale)
    const isWhole = locale === "en" ? main === before.main : (main?.length ?? 0) > 100
    if (status !== 200 || !isWhole) broken.push(`${locale}: ${status}`)
  }
  return broken
}
