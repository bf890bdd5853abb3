import { type ParseArgsConfig, parseArgs } from "node:util"
import { Shutdown } from "#scripts/lib/shutdown.ts"
import { formatErrorMessage, UserError } from "#scripts/lib/user-error.ts"

/**
 * Runs one of the npm commands and exits the process. SIGINT, SIGTERM, SIGHUP and the exit of npm
 * request a stop; an error is printed as one message; everything started is stopped at the end.
 * The exit code is that returned by `work`, 1 after an error, and `codeWhenStopped` after a
 * requested stop, which is 0 for a command that only ends that way.
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
  // A killed npm sends no signal, but its script gets another parent.
  const { ppid } = process
  if (process.env.npm_lifecycle_event)
    setInterval(() => process.ppid !== ppid && shutdown.requestStop(), 500).unref()
}

/** Parses the arguments of an npm command. Throws a UserError that ends with its usage. */
export function parseCommandArgs<T extends ParseArgsConfig>(config: T, usage: string) {
  try {
    return parseArgs(config)
  } catch (error) {
    throw new UserError(`${error instanceof Error ? error.message : error}. ${usage}`)
  }
}
