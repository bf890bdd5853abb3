import { locales } from "#lib/contract/languages.ts"
import type { Shutdown } from "#scripts/lib/shutdown.ts"
import { startTestShop } from "#scripts/suites/test-shop.ts"
import type { Experiment, ExperimentResult } from "../experiment.ts"
import { createBaseline } from "./create-baseline.ts"
import { openFailingApiShop } from "./failing-api-shop.ts"
import { apiFailureModes } from "./failure-modes.ts"
import { runRound } from "./run-round.ts"
import { startWithoutApi } from "./start-without-api.ts"

const few = ["html 404", "json 404", "wrong schema"]
const [, ...otherLocales] = locales

/** Every failure of the API on every kind of page. */
export const apiFailures: Experiment = {
  name: "failures of the API",
  async run(shutdown, { scale, signal, print }) {
    setRunningShop(shutdown, await startTestShop(shutdown))
    const shop = await openFailingApiShop()
    shutdown.add(shop.close)
    const chosen = apiFailureModes.filter(({ name }) => scale === "full" || few.includes(name))
    let pages = await createBaseline(shop)
    const rows: ExperimentResult[] = []
    for (const [at, failure] of chosen.entries()) {
      signal.throwIfAborted()
      const locale = otherLocales[at] ?? "de"
      const round = await runRound(shop, failure, { pages, locale })
      pages = round.after
      rows.push(...round.rows)
      const broke = round.rows.filter(({ verdict }) => verdict === "BROKE").length
      print(`  the API's ${failure.name}: ${round.rows.length - broke} held, ${broke} broke`)
    }
    const madeIn = otherLocales.slice(0, chosen.length)
    return [...rows, ...(await startWithoutApi(shop, pages, madeIn))]
  },
}

/**
 * Sets the `TEST_…` environment variables of the running shop for the tests' browsers and
 * customers, until shutdown.
 */
function setRunningShop(shutdown: Shutdown, found: Record<string, string>): void {
  const named = Object.entries(found).filter(([name]) => name.startsWith("TEST_"))
  Object.assign(process.env, Object.fromEntries(named))
  shutdown.add(async () => {
    for (const [name] of named) delete process.env[name]
  })
}
