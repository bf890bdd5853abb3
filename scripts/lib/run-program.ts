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
  /** The executable; the default is this Node. */
  program?: string
  args: string[]
  env: NodeJS.ProcessEnv
  /** File for its stdout and stderr; the terminal without it. */
  logPath?: string
  umask?: number
  /** Prefix of each line that it prints, for programs that run side by side. */
  linePrefix?: string
  /** Passes the terminal's stdin to it, for a program that prompts. */
  isInteractive?: boolean
  /** Data folder and name of its pid file while it runs. */
  run?: { dataDir: string; name: string }
}

/** Runs a program to its end and returns its exit code. Stops it on shutdown. */
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

/** Runs a program. Throws a UserError with `failureMessage` unless its exit code is 0. */
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

/** Returns the last lines of a text file; an empty string if it cannot be read. */
export function getLastLines(path: string, lines: number): string {
  try {
    return readFileSync(path, "utf8").trimEnd().split("\n").slice(-lines).join("\n")
  } catch {
    return ""
  }
}
