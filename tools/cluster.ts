import { openDataDir } from "#scripts/lib/data-dir.ts"
import { getSettings } from "#scripts/lib/env.ts"
import { findLockOwner } from "#scripts/lib/folder-lock.ts"
import { formatSeconds, print } from "#scripts/lib/progress.ts"
import { runCommand } from "#scripts/lib/run-command.ts"
import type { Shutdown } from "#scripts/lib/shutdown.ts"
import { UserError } from "#scripts/lib/user-error.ts"
import { type Cluster, startCluster, startRollingRestart } from "./cluster/start-cluster.ts"
import { runCheck } from "./cluster-check/run-check.ts"

const command = "npm run cluster"

/**
 * Runs `npm run cluster`: the shop as several machines would run it. `npm run cluster -- restart`,
 * beside a running cluster, is a rolling restart of its processes. `npm run cluster -- check`
 * measures a temporary cluster.
 */
await runCommand(
  async (shutdown) => {
    const [subcommand, ...rest] = process.argv.slice(2)
    if (subcommand === undefined) return run(shutdown)
    if (subcommand === "restart" && rest.length === 0) return requestRestart()
    if (subcommand === "check") return runCheck(shutdown, rest)
    throw new UserError(`"${subcommand}" is not understood; use no argument, "restart" or "check".`)
  },
  { codeWhenStopped: 0 },
)

async function run(shutdown: Shutdown): Promise<number> {
  const settings = getSettings()
  const siteUrl = process.env.SITE_URL ? settings.siteUrl : `https://localhost:${settings.port}`
  const cluster = await startCluster(shutdown, { ...settings, siteUrl }, { count: 2, command })
  print(`Curlew is open at ${siteUrl} (${formatSeconds(performance.now())}).`)
  restartOnSignal(shutdown, cluster)
  await shutdown.untilStopped()
  print("Curlew is closing.")
  return 0
}

/** Starts a rolling restart on SIGUSR2, which `restart` sends. Ignores it during a restart. */
function restartOnSignal(shutdown: Shutdown, { backends, storefronts }: Cluster): void {
  let isUnderWay = false
  process.on("SIGUSR2", () => {
    if (isUnderWay) return
    isUnderWay = true
    startRollingRestart([...backends.supervisors, ...storefronts.supervisors])
      .then(() => print("All processes have been restarted."))
      .catch((error: unknown) => shutdown.fail(error))
      .finally(() => {
        isUnderWay = false
      })
  })
}

async function requestRestart(): Promise<number> {
  const owner = await findLockOwner(openDataDir(getSettings().dataDir))
  if (owner?.command !== command || owner.state !== "running") {
    throw new UserError(`No cluster is running here; start it with "${command}".`)
  }
  process.kill(owner.pid, "SIGUSR2")
  print("The processes are restarting, one after the other; the cluster prints when it’s done.")
  return 0
}
