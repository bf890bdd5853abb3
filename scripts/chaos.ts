import { experiments } from "#scripts/chaos/experiments.ts"
import { formatTable } from "#scripts/chaos/format-table.ts"
import { runExperiments } from "#scripts/chaos/run-experiments.ts"
import { runCommand } from "#scripts/command.ts"
import { StartFault } from "#scripts/fault.ts"
import { formatSeconds, say } from "#scripts/progress.ts"
import { parseRunChoice } from "#scripts/run-choice.ts"

/** Makes every fault that the shop must survive, and prints a table of what became of it. */
await runCommand(async (crew) => {
  const { only, scale } = parseRunChoice(process.argv.slice(2))
  const chosen = experiments.filter(({ name }) => name.includes(only))
  if (chosen.length === 0) {
    const names = experiments.map(({ name }) => name).join(", ")
    throw new StartFault(`--only "${only}" is in no part's name; the parts are: ${names}.`)
  }
  const rows = await runExperiments(crew, chosen, { scale, print: say })
  const count = (verdict: string) => rows.filter((row) => row.verdict === verdict).length
  say(formatTable(["failure", "where", "expected", "saw", "verdict"], rows))
  const verdicts = ["held", "BROKE", "not run"].map((verdict) => `${count(verdict)} ${verdict}`)
  say(`${verdicts.join(", ")} (${formatSeconds(performance.now())})`)
  return count("BROKE") === 0 ? 0 : 1
})
