import { type ChildProcess, type StdioOptions, spawn } from "node:child_process"
import { closeSync, openSync, readFileSync } from "node:fs"
import { createInterface } from "node:readline"
import { deletePidFile, savePidFile, sendProcessSignal } from "#scripts/lib/processes.ts"
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
  /** Opens an IPC channel, which closes when this process exits for any reason. */
  hasChannel?: boolean
  /** Data folder and name of its pid file while it runs. */
  run?: { dataDir: string; name: string }
}

/** Runs a program to its end and returns its exit code. Stops its process group on shutdown. */
export async function runProgram(shutdown: Shutdown, options: ProgramOptions): Promise<number> {
  const { run } = options
  shutdown.signal.throwIfAborted()
  const child = spawnProgram(options)
  if (run) savePidFile(run.dataDir, run.name, child.pid)
  const stop = () => {
    if (child.pid === undefined) return
    sendProcessSignal(-child.pid, "SIGTERM")
    setTimeout(() => sendProcessSignal(-Number(child.pid), "SIGKILL"), 3000).unref()
  }
  shutdown.signal.addEventListener("abort", stop, { once: true })
  const code = await untilExit(child)
  shutdown.signal.removeEventListener("abort", stop)
  if (run) deletePidFile(run.dataDir, run.name)
  shutdown.signal.throwIfAborted()
  return code
}

/**
 * Settings of glibc. By default each thread that compresses has a memory arena of its own, and blocks
 * of up to 32 MB are in arenas, such as those of images: little of both returns to the system.
 */
const mallocSettings = { MALLOC_ARENA_MAX: "2", MALLOC_MMAP_THRESHOLD_: "1048576" }

/** Spawns a program as a process group of its own, in the root folder of the checkout. */
export function spawnProgram(options: ProgramOptions): ChildProcess {
  const { program = process.execPath, args, env, logPath, linePrefix, isInteractive } = options
  const log = logPath ? openSync(logPath, "w", 0o600) : null
  const output = log ?? (linePrefix ? "pipe" : "inherit")
  const stdio: StdioOptions = [isInteractive ? "inherit" : "ignore", output, output]
  if (options.hasChannel) stdio.push("ipc")
  const child = withUmask(options.umask ?? privateMask, () =>
    spawn(program, args, {
      cwd: projectRoot,
      env: { ...mallocSettings, ...env },
      stdio,
      detached: true,
    }),
  )
  if (log !== null) closeSync(log)
  for (const input of [child.stdout, child.stderr]) {
    if (input) createInterface({ input }).on("line", (line) => print(`${linePrefix}${line}`))
  }
  return child
}

function untilExit(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    child.once("error", reject)
    child.once("exit", (code) => {
      // What it printed last is still on its way through a pipe, which a process it left may hold.
      child.once("close", () => resolve(code ?? 1))
      setTimeout(() => resolve(code ?? 1), 1000).unref()
    })
  })
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
