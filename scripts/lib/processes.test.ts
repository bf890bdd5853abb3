import { spawn } from "node:child_process"
import { once } from "node:events"
import { describe, expect, it } from "@jest/globals"
import { eventually } from "#tests/assertions/eventually.ts"
import {
  getProcessIdentity,
  hasExited,
  sendProcessSignal,
  stopProcess,
  stopProcessGroup,
} from "./processes.ts"

it("recognises a child process that exited, that a signal ended, and that did not start", async () => {
  const child = spawn("sleep", ["60"])
  expect(hasExited(child)).toBe(false)
  child.kill("SIGKILL")
  await once(child, "exit")
  expect([hasExited(child), child.exitCode]).toEqual([true, null])

  const short = spawn("true")
  await once(short, "exit")
  expect(hasExited(short)).toBe(true)

  const missing = spawn("/no/such/program")
  await once(missing, "error")
  expect(hasExited(missing)).toBe(true)
})

/** Spawns a shell script as a process group, and resolves its pid after its first output. */
async function spawnGroup(script: string): Promise<number> {
  const child = spawn("sh", ["-c", script], { stdio: ["ignore", "pipe", "ignore"], detached: true })
  await once(child.stdout, "data")
  return child.pid ?? 0
}

/** Returns a function that is true while this process runs. */
function watch(pid: number): () => boolean {
  const identity = getProcessIdentity(pid)
  return () => identity !== null && getProcessIdentity(pid) === identity
}

describe("stopping a process", () => {
  const ignoring = `trap "" TERM; echo; while :; do sleep 0.05; done`

  it("sends the next signal only if the one before had no effect in time", async () => {
    const pid = await spawnGroup(ignoring)
    const isRunning = watch(pid)
    expect(await stopProcess(pid, isRunning, [["SIGTERM", 100]])).toBe(false)
    const signals = [
      ["SIGTERM", 100],
      ["SIGKILL", 10_000],
    ] as const
    expect(await stopProcess(pid, isRunning, signals)).toBe(true)
  })

  it("sends no signal to a later process with the same id", async () => {
    const pid = await spawnGroup("echo; sleep 60")
    expect(await stopProcess(pid, () => false, [["SIGKILL", 1_000]])).toBe(true)
    expect(getProcessIdentity(pid)).not.toBeNull()
    await stopProcessGroup(pid, watch(pid), [])
  })

  it("kills the processes of its group that ignore the signal or outlive it", async () => {
    const isGone = (pid: number) => () => expect(sendProcessSignal(-pid, "SIGCONT")).toBe(false)
    for (const script of [ignoring, `(${ignoring}) & wait`]) {
      const pid = await spawnGroup(script)
      await stopProcessGroup(pid, watch(pid), [["SIGTERM", 100]])
      await eventually(10_000, isGone(pid))
    }
  })
})
