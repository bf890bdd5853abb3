import { type ChildProcess, spawn } from "node:child_process"
import { closeSync, openSync, readFileSync } from "node:fs"
import { createInterface } from "node:readline"
import type { Readable } from "node:stream"
import type { Crew } from "#scripts/crew.ts"
import { StartFault } from "#scripts/fault.ts"
import { signalProcess } from "#scripts/process-identity.ts"
import { say } from "#scripts/progress.ts"
import { projectRoot } from "#scripts/project.ts"
import { forgetRun, recordRun } from "#scripts/run-files.ts"
import { privateMask, withUmask } from "#scripts/umask.ts"

export type OneOff = {
  /** What to run; this same Node unless said otherwise. */
  program?: string
  args: string[]
  env: NodeJS.ProcessEnv
  /** The file that takes everything it prints; without it, the terminal does. */
  logPath?: string
  umask?: number
  /** Stands before each line that it prints, where programs run side by side. */
  linePrefix?: string
  /** Hands it the terminal's input, for a program that asks. */
  isAsking?: boolean
  /** Where and under which name the process is noted while it runs. */
  run?: { dataDir: string; name: string }
}

/** Runs a program to its end and answers its exit code; ends it when the crew must stop. */
export async function runToEnd(crew: Crew, oneOff: OneOff): Promise<number> {
  crew.signal.throwIfAborted()
  const output = oneOff.logPath ? openSync(oneOff.logPath, "w", 0o600) : undefined
  const stdio = output ?? (oneOff.linePrefix ? "pipe" : "inherit")
  const child = withUmask(oneOff.umask ?? privateMask, () =>
    spawn(oneOff.program ?? process.execPath, oneOff.args, {
      cwd: projectRoot,
      env: oneOff.env,
      stdio: [oneOff.isAsking ? "inherit" : "ignore", stdio, stdio],
      detached: true,
    }),
  )
  if (output !== undefined) closeSync(output)
  for (const stream of [child.stdout, child.stderr]) {
    if (stream) printLines(stream, oneOff.linePrefix ?? "")
  }
  const { run } = oneOff
  if (run && child.pid) recordRun(run.dataDir, run.name, child.pid)
  const code = await untilExit(crew, child)
  if (run) forgetRun(run.dataDir, run.name)
  crew.signal.throwIfAborted()
  return code
}

function printLines(stream: Readable, prefix: string): void {
  createInterface({ input: stream }).on("line", (line) => say(`${prefix}${line}`))
}

function untilExit(crew: Crew, child: ChildProcess): Promise<number> {
  return new Promise((settle, fail) => {
    const end = () => void endGroup(child)
    crew.signal.addEventListener("abort", end, { once: true })
    child.once("error", fail)
    child.once("exit", (code) => {
      crew.signal.removeEventListener("abort", end)
      // What it printed last is still on its way through a pipe, which a process it left may hold.
      const settleOnce = () => settle(code ?? 1)
      child.once("close", settleOnce)
      setTimeout(settleOnce, 1000).unref()
    })
  })
}

function endGroup(child: ChildProcess): void {
  const { pid } = child
  if (pid === undefined) return
  signalProcess(-pid, "SIGTERM")
  setTimeout(() => signalProcess(-pid, "SIGKILL"), 3000).unref()
}

/** Runs a program that must succeed. Throws a StartFault with `refusal` when it does not. */
export async function requireSuccess(crew: Crew, oneOff: OneOff, refusal: string): Promise<void> {
  const code = await runToEnd(crew, oneOff)
  if (code === 0) return
  if (oneOff.logPath) console.error(readTail(oneOff.logPath, 40))
  throw new StartFault(refusal)
}

/** The last lines of a text file, or nothing when it cannot be read. */
export function readTail(path: string, lines: number): string {
  try {
    return readFileSync(path, "utf8").trimEnd().split("\n").slice(-lines).join("\n")
  } catch {
    return ""
  }
}
