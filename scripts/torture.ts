import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { runCommand } from "#scripts/command.ts"
import { parseSettings } from "#scripts/env.ts"
import { StartFault } from "#scripts/fault.ts"
import { prepareTables, startDatabase, takeGround } from "#scripts/ground.ts"
import { findFreePort } from "#scripts/ports.ts"
import { formatSeconds, say } from "#scripts/progress.ts"
import { parseRunChoice } from "#scripts/run-choice.ts"
import { deploysName, measureDeploys } from "#scripts/torture/measure-deploys.ts"
import { runScenarios, type Verdict } from "#scripts/torture/run-scenarios.ts"
import { scenarios } from "#scripts/torture/scenarios.ts"

/** Ill-treats a shop of its own at full size, on the embedded database, and prints a table. */
await runCommand(async (crew) => {
  const { only, scale } = parseRunChoice(process.argv.slice(2))
  const dataDir = mkdtempSync(join(tmpdir(), "curlew-torture-"))
  crew.add(async () => rmSync(dataDir, { recursive: true, force: true, maxRetries: 20 }))
  const [PORT, API_PORT] = [String(await findFreePort()), String(await findFreePort())]
  const settings = parseSettings({ PORT, API_PORT, DATA_DIR: dataDir })
  const ground = await takeGround(crew, settings, "npm run torture")
  const databaseUrl = await startDatabase(crew, ground)
  await prepareTables(crew, ground, databaseUrl)
  const chosen = scenarios.filter(({ name }) => name.includes(only))
  const hasDeploys = deploysName.includes(only)
  if (chosen.length === 0 && !hasDeploys)
    throw new StartFault(`--only "${only}" is in no scenario's name.`)
  const { signal } = crew
  const parts = {
    databaseUrl,
    dataDir: ground.settings.dataDir,
    scale,
    signal,
    onVerdict: tell,
  } as const
  const verdicts = chosen.length > 0 ? await runScenarios(chosen, parts) : []
  if (hasDeploys) {
    const verdict = await measureDeploys(crew, { reportDir: dataDir, scale })
    tell(verdict)
    verdicts.push(verdict)
  }
  const broken = verdicts.filter(({ errors: faults }) => faults.length > 0)
  say(`${verdicts.length - broken.length} held, ${broken.length} broke`)
  await crew.stopAll()
  return broken.length === 0 ? 0 : 1
})

function tell({ name, size, summary: figures, errors: faults, ms }: Verdict): void {
  const verdict = faults.length === 0 ? "held" : "BROKE"
  say(`| ${size} ${name} | ${figures} | ${verdict} | ${formatSeconds(ms)} |`)
  for (const fault of faults) say(`    ${fault}`)
}
