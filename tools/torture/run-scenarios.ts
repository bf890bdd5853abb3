import { setTimeout as sleep } from "node:timers/promises"
import { listViolations } from "#scripts/backup/invariants.ts"
import type { Shutdown } from "#scripts/lib/shutdown.ts"
import { runSuite } from "#scripts/suites/run-suite.ts"
import { startTestShop } from "#scripts/suites/test-shop.ts"
import type { Scale, Scenario } from "#tools/torture/scenario.ts"
import { openTortureShop, type TortureShop } from "./torture-shop.ts"

export type Verdict = { name: string; size: number; summary: string; errors: string[]; ms: number }

/** Time for a shop to settle after a scenario: a lost message is recovered within this. */
const restWithinMs = 300_000

type RunScenariosOptions = {
  databaseUrl: string
  dataDir: string
  scale: Scale
  /** Stops the back end, and with it the run. */
  signal?: AbortSignal
  onVerdict?: (verdict: Verdict) => void
}

/** Runs scenarios one after the other in one shop; after each, all invariants must hold. */
export async function runScenarios(
  scenarios: readonly Scenario[],
  { databaseUrl, dataDir, scale, signal, onVerdict }: RunScenariosOptions,
): Promise<Verdict[]> {
  const shop = await openTortureShop(databaseUrl, dataDir)
  const verdicts: Verdict[] = []
  signal?.addEventListener("abort", () => void shop.backend.kill())
  try {
    for (const scenario of scenarios) {
      signal?.throwIfAborted()
      const verdict = await runScenario(shop, scenario, scale)
      verdicts.push(verdict)
      onVerdict?.(verdict)
    }
  } finally {
    await shop.close()
  }
  return verdicts
}

/** Runs a scenario, after which all invariants must hold. */
export async function runScenario(
  shop: TortureShop,
  scenario: Scenario,
  scale: Scale | "core",
): Promise<Verdict> {
  const size = scenario.size[scale] ?? scenario.size.reduced
  const start = performance.now()
  const { summary, errors } = await scenario.run(shop, size)
  const broken = await findBroken(shop)
  const ms = performance.now() - start
  return { name: scenario.name, size, summary, errors: [...errors, ...broken], ms }
}

/** Lists the invariants that are violated once the shop has settled. */
async function findBroken(shop: TortureShop): Promise<string[]> {
  const until = performance.now() + restWithinMs
  for (;;) {
    const violations = await listViolations(shop.db, {
      stockAtStart: shop.stockAtStart,
      acknowledged: shop.listAcknowledged(),
    })
    if (violations.length === 0 || performance.now() > until) return violations.slice(0, 5)
    await sleep(500)
  }
}

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
