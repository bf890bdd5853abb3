import { Crew } from "#scripts/crew.ts"
import { buildSentence, StartFault } from "#scripts/fault.ts"
import { watchParents } from "#scripts/parents.ts"

/**
 * Runs one of the npm commands from its first to its last process: signals and the death of npm
 * ask it to stop, a fault is told as one sentence, everything started is stopped, and the process
 * exits. `work` answers its exit code; a fault is 1, and being asked to stop is `codeWhenStopped`,
 * which is 0 for a command that only ends that way.
 */
export async function runCommand(
  work: (crew: Crew) => Promise<number>,
  { codeWhenStopped = 130 } = {},
): Promise<never> {
  const crew = new Crew()
  listen(crew)
  let code = 0
  try {
    code = await work(crew)
  } catch (error) {
    const failure = crew.failure ?? (crew.signal.aborted ? null : { error })
    if (failure) tell(failure.error)
    code = failure ? 1 : codeWhenStopped
  }
  await crew.stopAll()
  process.exit(code)
}

function tell(error: unknown): void {
  console.error(buildSentence(error))
  const wantsMore = process.env.LOG_LEVEL === "debug"
  if (wantsMore && !(error instanceof StartFault)) console.error(error)
}

function listen(crew: Crew): void {
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    process.on(signal, () => crew.askToStop())
  }
  process.on("uncaughtException", (error) => crew.fail(error))
  process.stdout.on("error", () => {})
  process.stderr.on("error", () => {})
  if (process.env.npm_lifecycle_event) watchParents(() => crew.askToStop())
}
