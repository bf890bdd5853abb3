import { spawn } from "node:child_process"
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { Crew } from "#scripts/crew.ts"
import { keepRunning } from "#scripts/keeper.ts"
import { identifyProcess } from "#scripts/process-identity.ts"
import { eventually } from "#tests/support/eventually.ts"

const withinMs = 10_000
let folder: string
let crew: Crew
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "keeper-"))
  mkdirSync(join(folder, "run"))
  crew = new Crew()
})
afterEach(async () => {
  await crew.stopAll()
  rmSync(folder, { recursive: true })
})

/** A shell that notes its own number and that of a process it has begun. */
function keep() {
  const notes = join(folder, "notes")
  const script = `sleep 600 & echo "$$ $!" > ${notes}.draft; mv ${notes}.draft ${notes}; wait`
  const read = () => readFileSync(notes, "utf8").trim().split(" ").map(Number) as [number, number]
  const kept = {
    name: "shell",
    dataDir: folder,
    readyLimitMs: withinMs,
    start() {
      rmSync(notes, { force: true })
      return spawn("sh", ["-c", script], { stdio: "ignore", detached: true })
    },
    isReady: async () => existsSync(notes),
    stopSignals: [["SIGKILL", 500]] as [NodeJS.Signals, number][],
    explainDeath: () => "",
  }
  return { kept, read }
}

const untilAnew = (read: () => [number, number], before: number) =>
  eventually(withinMs, () => {
    const now = read()
    if (now[0] === before) throw new Error("It has not been started again.")
    return now
  })

describe("a process that is kept running", () => {
  it("is started again when it is killed, and what it had begun is ended", async () => {
    const { kept, read } = keep()
    await keepRunning(crew, kept)
    const [shell, begun] = read()
    process.kill(shell, "SIGKILL")
    await untilAnew(read, shell)
    await eventually(withinMs, () => expect(identifyProcess(begun)).toBeNull())
  })

  it("is started again where the disk has no room for a note of it", async () => {
    const { kept, read } = keep()
    rmSync(join(folder, "run"), { recursive: true })
    writeFileSync(join(folder, "run"), "")
    await keepRunning(crew, kept)
    const [shell] = read()
    process.kill(shell, "SIGKILL")
    await untilAnew(read, shell)
    expect(crew.failure).toBeNull()
    rmSync(join(folder, "run"))
    mkdirSync(join(folder, "run"))
  })
})
