import { spawn } from "node:child_process"
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { getProcessIdentity } from "#scripts/lib/processes.ts"
import { Shutdown } from "#scripts/lib/shutdown.ts"
import { startSupervisedProcess } from "#scripts/lib/supervisor.ts"
import { eventually } from "#tests/assertions/eventually.ts"

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

/** Creates a shell that writes its own process id and that of its child process into a file. */
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
  return { supervisor: target, read }
}

const untilRestarted = (read: () => [number, number], before: number) =>
  eventually(withinMs, () => {
    const now = read()
    if (now[0] === before) throw new Error("It has not been started again.")
    return now
  })

describe("a supervised process", () => {
  it("is restarted after a kill, and its child processes are killed", async () => {
    const { supervisor: target, read } = createTarget()
    await startSupervisedProcess(shutdown, target)
    const [shell, child] = read()
    process.kill(shell, "SIGKILL")
    await untilRestarted(read, shell)
    await eventually(withinMs, () => expect(getProcessIdentity(child)).toBeNull())
  })

  it("is restarted although its pid file cannot be written", async () => {
    const { supervisor: target, read } = createTarget()
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

  it("is stopped and started again on request, and then still supervised", async () => {
    const { supervisor: target, read } = createTarget()
    const { restart } = await startSupervisedProcess(shutdown, target)
    const [before] = read()
    await restart()
    const [after] = read()
    expect([after === before, getProcessIdentity(before)]).toEqual([false, null])
    process.kill(after, "SIGKILL")
    await untilRestarted(read, after)
  })

  it("ends the command with a message once it exits again and again before it is ready", async () => {
    let runs = 0
    const { supervisor: target, read } = createTarget()
    await startSupervisedProcess(shutdown, {
      ...target,
      start: () => (runs++ === 0 ? target.start() : spawn("sh", ["-c", "exit 7"])),
      isReady: async () => runs === 1 && (await target.isReady()),
      explainExit: () => "see its log.",
    })
    process.kill(read()[0], "SIGKILL")
    await expect(shutdown.untilStopped()).rejects.toThrow(
      "The shell exited 5 times in a row (last: exit code 7), so Curlew stops; see its log.",
    )
  })

  it("rejects the start if it exits before it is ready, and repeats that as often as allowed", async () => {
    let runs = 0
    const { supervisor: target } = createTarget()
    const failing = {
      ...target,
      firstTries: 3,
      start: () => {
        runs += 1
        return spawn("sh", ["-c", "exit 7"])
      },
      isReady: async () => false,
    }
    await expect(startSupervisedProcess(shutdown, failing)).rejects.toThrow(
      /^The shell ended before it was ready \(exit code 7\)/,
    )
    expect(runs).toBe(3)
  })
})
