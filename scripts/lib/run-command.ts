import { subscribeToParentExit } from "#scripts/lib/parent-exit.ts"
import { Shutdown } from "#scripts/lib/shutdown.ts"
import { formatErrorMessage, UserError } from "#scripts/lib/user-error.ts"

/**
 * Runs one of the npm commands from its first to its last process: signals and the death of npm
 * ask it to stop, a fault is told as one sentence, everything started is stopped, and the process
 * exits. `work` answers its exit code; a fault is 1, and being asked to stop is `codeWhenStopped`,
 * which is 0 for a command that only ends that way.
 */
export async function runCommand(
  work: (shutdown: Shutdown) => Promise<number>,
  { codeWhenStopped = 130 } = {},
): Promise<never> {
  const shutdown = new Shutdown()
  listen(shutdown)
  let code = 0
  try {
    code = await work(shutdown)
  } catch (error) {
    const failure = shutdown.failure ?? (shutdown.signal.aborted ? null : { error })
    if (failure) printError(failure.error)
    code = failure ? 1 : codeWhenStopped
  }
  await shutdown.stopAll()
  process.exit(code)
}

function printError(error: unknown): void {
  console.error(formatErrorMessage(error))
  const wantsMore = process.env.LOG_LEVEL === "debug"
  if (wantsMore && !(error instanceof UserError)) console.error(error)
}

function listen(shutdown: Shutdown): void {
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    process.on(signal, () => shutdown.requestStop())
  }
  process.on("uncaughtException", (error) => shutdown.fail(error))
  process.stdout.on("error", () => {})
  process.stderr.on("error", () => {})
  if (process.env.npm_lifecycle_event) subscribeToParentExit(() => shutdown.requestStop())
}
