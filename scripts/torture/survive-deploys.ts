import type { Crew } from "#scripts/crew.ts"
import { runInBrowser } from "#scripts/suites/run-suite.ts"
import { startTestShop } from "#scripts/suites/test-shop.ts"
import type { Verdict } from "#scripts/torture/run-scenarios.ts"
import { requireHeadlessChromium } from "#tests/support/chromium.ts"

export const deploysName = "deploys under an open tab"
const deploys = { full: 50, reduced: 8 }

/**
 * Puts build after build in place of a shop's storefront while a tab is open in Chromium: the journey
 * `tests/e2e/deploys.journey.ts`, which prints what became of a tab that is stuck.
 */
export async function surviveDeploys(
  crew: Crew,
  { reportDir, scale }: { reportDir: string; scale: keyof typeof deploys },
): Promise<Verdict> {
  const start = performance.now()
  const CHROMIUM_PATH = requireHeadlessChromium()
  const size = deploys[scale]
  const found = await startTestShop(crew)
  const env = { ...process.env, ...found, CHROMIUM_PATH, TEST_DEPLOYS: String(size) }
  const bench = { crew, reportDir, env: { ...env, NODE_ENV: "test" } as const }
  const { failed } = await runInBrowser(bench, "e2e", "deploys")
  return {
    ...{ name: deploysName, size, ms: performance.now() - start },
    figures: `${failed} tabs stuck`,
    faults: failed === 0 ? [] : ["a tab was stuck, or loaded more than one document; see above"],
  }
}
