import { randomBytes } from "node:crypto"
import { openDataDir } from "#scripts/lib/data-dir.ts"
import { sendProcessSignal } from "#scripts/lib/processes.ts"
import { Shutdown } from "#scripts/lib/shutdown.ts"
import { startPostgres } from "#scripts/postgres/server.ts"
import { getPid, listChildProcesses } from "./processes.ts"

/** A PostgreSQL server separate from the shop, which can be stopped and started. */
export type ChaosDatabase = {
  url: string
  dataDir: string
  /** Stops it regularly, and starts it again on the same port. */
  stop: () => Promise<void>
  start: () => Promise<void>
  /** Suspends all its processes with their connections open, and resumes them. */
  freeze: () => void
  thaw: () => void
}

/** Opens a database with its files below `folder`; stops it on shutdown. */
export async function openChaosDatabase(
  shutdown: Shutdown,
  folder: string,
): Promise<ChaosDatabase> {
  const dataDir = openDataDir(folder)
  const password = randomBytes(24).toString("hex")
  let own = new Shutdown()
  let frozen: number[] = []
  const thaw = () => {
    for (const pid of frozen) sendProcessSignal(pid, "SIGCONT")
    frozen = []
  }
  shutdown.add(async () => {
    thaw()
    await own.stopAll()
  })
  const { url } = await startPostgres(own, dataDir, password)
  return {
    url,
    dataDir,
    thaw,
    stop: () => own.stopAll(),
    async start() {
      own = new Shutdown()
      await startPostgres(own, dataDir, password)
    },
    freeze() {
      const postmaster = getPid(dataDir, "database")
      frozen = [postmaster, ...listChildProcesses(postmaster)]
      for (const pid of frozen) sendProcessSignal(pid, "SIGSTOP")
    },
  }
}
