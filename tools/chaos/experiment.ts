import type { Shutdown } from "#scripts/lib/shutdown.ts"
import type { Scale } from "#tools/torture/parse-run-args.ts"

/** The effect of one failure on one target; `not run` where this machine does not allow it. */
export type ExperimentResult = {
  failure: string
  where: string
  expected: string
  saw: string
  verdict: "held" | "BROKE" | "not run"
}

/** Failures of one kind. Starts the shop it needs, and leaves nothing behind after shutdown. */
export type Experiment = {
  name: string
  run: (
    shutdown: Shutdown,
    options: {
      scale: Scale
      /** Aborted as soon as the command is to stop. */
      signal: AbortSignal
      /** Prints a progress line to the terminal. */
      print: (line: string) => void
    },
  ) => Promise<ExperimentResult[]>
}
