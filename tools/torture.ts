import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { parseSettings } from "#scripts/lib/env.ts"
import { findFreePort } from "#scripts/lib/ports.ts"
import { formatSeconds, print } from "#scripts/lib/progress.ts"
import { runCommand } from "#scripts/lib/run-command.ts"
import { UserError } from "#scripts/lib/user-error.ts"
import { openInstance, startDatabase, updateTables } from "#scripts/start/instance.ts"
import {
  deploysName,
  measureDeploys,
  runScenarios,
  type Verdict,
} from "#tools/torture/run-scenarios.ts"
import { parseRunArgs } from "#tools/torture/scenario.ts"
import { scenarios } from "#tools/torture/scenarios.ts"

/** Runs stress scenarios on a temporary shop with the embedded database, and prints a table. */
await runCommand(async (shutdown) => {
  const { only, scale } = parseRunArgs(process.argv.slice(2))
  const dataDir = mkdtempSync(join(tmpdir(), "curlew-torture-"))
  shutdown.add(async () => rmSync(dataDir, { recursive: true, force: true, maxRetries: 20 }))
  const [PORT, API_PORT] = [String(await findFreePort()), String(await findFreePort())]
  const settings = parseSettings({ PORT, API_PORT, DATA_DIR: dataDir })
  const instance = await openInstance(shutdown, settings, "npm run torture")
  const databaseUrl = await startDatabase(shutdown, instance)
  await updateTables(shutdown, instance, databaseUrl)
  const chosen = scenarios.filter(({ name }) => name.includes(only))
  const hasDeploys = deploysName.includes(only)
  if (chosen.length === 0 && !hasDeploys)
    throw new UserError(`--only "${only}" is in no scenario's name.`)
  const { signal } = shutdown
  const parts = {
    databaseUrl,
    dataDir: instance.settings.dataDir,
    scale,
    signal,
    onVerdict: printVerdict,
  } as const
  const verdicts = chosen.length > 0 ? await runScenarios(chosen, parts) : []
  if (hasDeploys) {
    const verdict = await measureDeploys(shutdown, { reportDir: dataDir, scale })
    printVerdict(verdict)
    verdicts.push(verdict)
  }
  const broken = verdicts.filter(({ errors }) => errors.length > 0)
  print(`${verdicts.length - broken.length} held, ${broken.length} broke`)
  await shutdown.stopAll()
  return broken.length === 0 ? 0 : 1
})

function printVerdict({ name, size, summary, errors, ms }: Verdict): void {
  const verdict = errors.length === 0 ? "held" : "BROKE"
  print(`| ${size} ${name} | ${summary} | ${verdict} | ${formatSeconds(ms)} |`)
  for (const error of errors) print(`    ${error}`)
}
