import { formatSeconds, print } from "#scripts/lib/progress.ts"
import { runCommand } from "#scripts/lib/run-command.ts"
import { UserError } from "#scripts/lib/user-error.ts"
import { formatTable, runExperiments } from "#tools/chaos/experiment.ts"
import { experiments } from "#tools/chaos/experiments.ts"
import { parseRunArgs } from "#tools/torture/scenario.ts"

/** Injects every failure that the shop must survive, and prints a table of the results. */
await runCommand(async (shutdown) => {
  const { only, scale } = parseRunArgs(process.argv.slice(2))
  const chosen = experiments.filter(({ name }) => name.includes(only))
  if (chosen.length === 0) {
    const names = experiments.map(({ name }) => name).join(", ")
    throw new UserError(
      `--only "${only}" is in no experiment's name; the experiments are: ${names}.`,
    )
  }
  const rows = await runExperiments(shutdown, chosen, { scale, print })
  const countVerdicts = (verdict: string) => rows.filter((row) => row.verdict === verdict).length
  print(formatTable(["failure", "where", "expected", "saw", "verdict"], rows))
  const verdicts = ["held", "BROKE", "not run"].map(
    (verdict) => `${countVerdicts(verdict)} ${verdict}`,
  )
  print(`${verdicts.join(", ")} (${formatSeconds(performance.now())})`)
  return countVerdicts("BROKE") === 0 ? 0 : 1
})
