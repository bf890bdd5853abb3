import { randomBytes } from "node:crypto"
import { readdirSync, readFileSync } from "node:fs"
import { Crew } from "#scripts/crew.ts"
import { prepareDataDir } from "#scripts/data-dir.ts"
import { parseStat } from "#scripts/parents.ts"
import { startPostgres } from "#scripts/postgres/server.ts"
import { signalProcess } from "#scripts/process-identity.ts"
import { getPid } from "./get-pid.ts"

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
export async function openChaosDatabase(shutdown: Crew, folder: string): Promise<ChaosDatabase> {
  const dataDir = prepareDataDir(folder)
  const password = randomBytes(24).toString("hex")
  let own = new Crew()
  let frozen: number[] = []
  const thaw = () => {
    for (const pid of frozen) signalProcess(pid, "SIGCONT")
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
      own = new Crew()
      await startPostgres(own, dataDir, password)
    },
    freeze() {
      const postmaster = getPid(dataDir, "database")
      frozen = [postmaster, ...listChildren(postmaster)]
      for (const pid of frozen) signalProcess(pid, "SIGSTOP")
    },
  }
}

function listChildren(parent: number): number[] {
  const pids = readdirSync("/proc").filter((name) => /^\d+$/.test(name))
  return pids.map(Number).filter((pid) => readParent(pid) === parent)
}

function readParent(pid: number): number | null {
  try {
    return parseStat(readFileSync(`/proc/${pid}/stat`, "utf8")).parent
  } catch {
    return null
  }
}
