import { spawn } from "node:child_process"
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { getProcessIdentity } from "#scripts/lib/process-identity.ts"
import { Shutdown } from "#scripts/lib/shutdown.ts"
import { startSupervisedProcess } from "#scripts/lib/supervisor.ts"
import { eventually } from "#tests/support/eventually.ts"

const withinMs = 10_000
let folder: string
let shutdown: Shutdown
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "supervisor-"))
  mkdirSync(join(folder, "run"))
  shutdown = new Shutdown()
})
afterEach(async () => {
  await shutdown.stopAll()
  rmSync(folder, { recursive: true })
})

/** A shell that notes its own number and that of a process it has begun. */
function createTarget() {
  const pidsPath = join(folder, "notes")
  const script = `sleep 600 & echo "$$ $!" > ${pidsPath}.draft; mv ${pidsPath}.draft ${pidsPath}; wait`
  const read = () =>
    readFileSync(pidsPath, "utf8").trim().split(" ").map(Number) as [number, number]
  const target = {
    name: "shell",
    dataDir: folder,
    readyLimitMs: withinMs,
    start() {
      rmSync(pidsPath, { force: true })
      return spawn("sh", ["-c", script], { stdio: "ignore", detached: true })
    },
    isReady: async () => existsSync(pidsPath),
    stopSignals: [["SIGKILL", 500]] as [NodeJS.Signals, number][],
    explainExit: () => "",
  }
  return { kept: target, read }
}

const untilRestarted = (read: () => [number, number], before: number) =>
  eventually(withinMs, () => {
    const now = read()
    if (now[0] === before) throw new Error("It has not been started again.")
    return now
  })

describe("a process that is kept running", () => {
  it("is started again when it is killed, and what it had begun is ended", async () => {
    const { kept: target, read } = createTarget()
    await startSupervisedProcess(shutdown, target)
    const [shell, child] = read()
    process.kill(shell, "SIGKILL")
    await untilRestarted(read, shell)
    await eventually(withinMs, () => expect(getProcessIdentity(child)).toBeNull())
  })

  it("is started again where the disk has no room for a note of it", async () => {
    const { kept: target, read } = createTarget()
    rmSync(join(folder, "run"), { recursive: true })
    writeFileSync(join(folder, "run"), "")
    await startSupervisedProcess(shutdown, target)
    const [shell] = read()
    process.kill(shell, "SIGKILL")
    await untilRestarted(read, shell)
    expect(shutdown.failure).toBeNull()
    rmSync(join(folder, "run"))
    mkdirSync(join(folder, "run"))
  })
})
