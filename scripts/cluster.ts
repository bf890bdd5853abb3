import { runCommand } from "#scripts/command.ts"
import type { Crew } from "#scripts/crew.ts"
import { prepareDataDir } from "#scripts/data-dir.ts"
import { loadSettings } from "#scripts/env.ts"
import { StartFault } from "#scripts/fault.ts"
import { askHolder } from "#scripts/holder.ts"
import { formatSeconds, say } from "#scripts/progress.ts"
import { runCheck } from "./cluster/check/run-check.ts"
import { startRollingRestart } from "./cluster/rolling-restart.ts"
import { type Cluster, startCluster } from "./cluster/start-cluster.ts"

const command = "npm run cluster"

/**
 * `npm run cluster` runs the shop as several machines would; `npm run cluster -- restart`, beside
 * it, starts its processes anew, one after the other. `npm run cluster -- check` measures a cluster of
 * its own.
 */
await runCommand(
  async (crew) => {
    const [order, ...rest] = process.argv.slice(2)
    if (order === undefined) return run(crew)
    if (order === "restart" && rest.length === 0) return askToRestart()
    if (order === "check") return runCheck(crew, rest)
    throw new StartFault(`"${order}" is not understood; say nothing, "restart" or "check".`)
  },
  { codeWhenStopped: 0 },
)

async function run(crew: Crew): Promise<number> {
  const settings = loadSettings()
  const siteUrl = process.env.SITE_URL ? settings.siteUrl : `https://localhost:${settings.port}`
  const cluster = await startCluster(crew, { ...settings, siteUrl }, { count: 2, command })
  say(`Curlew is open at ${siteUrl} (${formatSeconds(performance.now())}).`)
  restartOnSignal(crew, cluster)
  await crew.untilStopped()
  say("Curlew is closing.")
  return 0
}

/** SIGUSR2 is how the other command asks; while one turn is under way, another is not begun. */
function restartOnSignal(crew: Crew, { backends, storefronts }: Cluster): void {
  let isUnderWay = false
  process.on("SIGUSR2", () => {
    if (isUnderWay) return
    isUnderWay = true
    startRollingRestart([...backends.supervisors, ...storefronts.supervisors])
      .then(() => say("All processes have been restarted."))
      .catch((error: unknown) => crew.fail(error))
      .finally(() => {
        isUnderWay = false
      })
  })
}

async function askToRestart(): Promise<number> {
  const holder = await askHolder(prepareDataDir(loadSettings().dataDir))
  if (holder?.command !== command || holder.state !== "running") {
    throw new StartFault(`No cluster is running here; start it with "${command}".`)
  }
  process.kill(holder.pid, "SIGUSR2")
  say("The processes are restarting, one after the other; the cluster says when it’s done.")
  return 0
}
