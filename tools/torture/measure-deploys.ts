import type { Shutdown } from "#scripts/lib/shutdown.ts"
import { runSuite } from "#scripts/suites/run-suite.ts"
import { startTestShop } from "#scripts/suites/test-shop.ts"
import type { Verdict } from "#tools/torture/run-scenarios.ts"

export const deploysName = "deploys under an open tab"
const deploys = { full: 50, reduced: 8 }

/**
 * Measures repeated deploys of a shop's storefront while a tab is open in Chromium: the journey
 * `tests/e2e/deploys.journey.ts`, which prints details of a stuck tab.
 */
export async function measureDeploys(
  shutdown: Shutdown,
  { reportDir, scale }: { reportDir: string; scale: keyof typeof deploys },
): Promise<Verdict> {
  const start = performance.now()
  const size = deploys[scale]
  const found = await startTestShop(shutdown)
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    ...found,
    NODE_ENV: "test",
    TEST_TIER: "full",
    TEST_DEPLOYS: String(size),
  }
  const run = { shutdown, reportDir, env, files: ["deploys"], isShared: false }
  const { failed } = await runSuite(run, { name: "e2e", runner: "playwright" })
  return {
    name: deploysName,
    size,
    ms: performance.now() - start,
    summary: `${failed} tabs stuck`,
    errors: failed === 0 ? [] : ["a tab was stuck, or loaded more than one document; see above"],
  }
}
