import { type ChildProcess, spawn } from "node:child_process"
import { closeSync, openSync, readFileSync } from "node:fs"
import { createInterface } from "node:readline"
import type { Readable } from "node:stream"
import { deletePidFile, savePidFile } from "#scripts/lib/pid-files.ts"
import { sendProcessSignal } from "#scripts/lib/process-identity.ts"
import { print } from "#scripts/lib/progress.ts"
import { projectRoot } from "#scripts/lib/project.ts"
import type { Shutdown } from "#scripts/lib/shutdown.ts"
import { privateMask, withUmask } from "#scripts/lib/umask.ts"
import { UserError } from "#scripts/lib/user-error.ts"

export type ProgramOptions = {
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
  isInteractive?: boolean
  /** Where and under which name the process is noted while it runs. */
  run?: { dataDir: string; name: string }
}

/** Runs a program to its end and answers its exit code; ends it when the crew must stop. */
export async function runProgram(shutdown: Shutdown, options: ProgramOptions): Promise<number> {
  shutdown.signal.throwIfAborted()
  const output = options.logPath ? openSync(options.logPath, "w", 0o600) : undefined
  const stdio = output ?? (options.linePrefix ? "pipe" : "inherit")
  const child = withUmask(options.umask ?? privateMask, () =>
    spawn(options.program ?? process.execPath, options.args, {
      cwd: projectRoot,
      env: options.env,
      stdio: [options.isInteractive ? "inherit" : "ignore", stdio, stdio],
      detached: true,
    }),
  )
  if (output !== undefined) closeSync(output)
  for (const stream of [child.stdout, child.stderr]) {
    if (stream) printLines(stream, options.linePrefix ?? "")
  }
  const { run } = options
  if (run && child.pid) savePidFile(run.dataDir, run.name, child.pid)
  const code = await untilExit(shutdown, child)
  if (run) deletePidFile(run.dataDir, run.name)
  shutdown.signal.throwIfAborted()
  return code
}

function printLines(stream: Readable, prefix: string): void {
  createInterface({ input: stream }).on("line", (line) => print(`${prefix}${line}`))
}

function untilExit(shutdown: Shutdown, child: ChildProcess): Promise<number> {
  return new Promise((settle, fail) => {
    const end = () => void endGroup(child)
    shutdown.signal.addEventListener("abort", end, { once: true })
    child.once("error", fail)
    child.once("exit", (code) => {
      shutdown.signal.removeEventListener("abort", end)
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
  sendProcessSignal(-pid, "SIGTERM")
  setTimeout(() => sendProcessSignal(-pid, "SIGKILL"), 3000).unref()
}

/** Runs a program that must succeed. Throws a StartFault with `refusal` when it does not. */
export async function requireSuccess(
  shutdown: Shutdown,
  options: ProgramOptions,
  failureMessage: string,
): Promise<void> {
  const code = await runProgram(shutdown, options)
  if (code === 0) return
  if (options.logPath) console.error(getLastLines(options.logPath, 40))
  throw new UserError(failureMessage)
}

/** The last lines of a text file, or nothing when it cannot be read. */
export function getLastLines(path: string, lines: number): string {
  try {
    return readFileSync(path, "utf8").trimEnd().split("\n").slice(-lines).join("\n")
  } catch {
    return ""
  }
}
