import { locales } from "#lib/contract/languages.ts"
import type { Crew } from "#scripts/crew.ts"
import { startTestShop } from "#scripts/suites/test-shop.ts"
import type { Part, Row } from "../part.ts"
import { apiFaultList } from "./api-moods.ts"
import { restartAlone } from "./restart-alone.ts"
import { runRound } from "./run-round.ts"
import { settleShop } from "./settle-shop.ts"
import { openShakenShop } from "./shaken-shop.ts"

const few = ["html 404", "json 404", "wrong schema"]
const [, ...otherLocales] = locales

/** Every failure of the API on every kind of page. */
export const apiFaults: Part = {
  name: "faults of the API",
  async run(crew, { scale, signal, say }) {
    nameRunningShop(crew, await startTestShop(crew))
    const shop = await openShakenShop()
    crew.add(shop.close)
    const chosen = apiFaultList.filter(({ name }) => scale === "full" || few.includes(name))
    let pages = await settleShop(shop)
    const rows: Row[] = []
    for (const [at, fault] of chosen.entries()) {
      signal.throwIfAborted()
      const locale = otherLocales[at] ?? "de"
      const round = await runRound(shop, fault, { pages, locale })
      pages = round.after
      rows.push(...round.rows)
      const broke = round.rows.filter(({ verdict }) => verdict === "BROKE").length
      say(`  the API's ${fault.name}: ${round.rows.length - broke} held, ${broke} broke`)
    }
    const madeIn = otherLocales.slice(0, chosen.length)
    return [...rows, ...(await restartAlone(shop, pages, madeIn))]
  },
}

/**
 * Sets the `TEST_…` environment variables of the running shop for the tests' browsers and
 * customers, until shutdown.
 */
function nameRunningShop(crew: Crew, found: Record<string, string>): void {
  const named = Object.entries(found).filter(([name]) => name.startsWith("TEST_"))
  Object.assign(process.env, Object.fromEntries(named))
  crew.add(async () => {
    for (const [name] of named) delete process.env[name]
  })
}
