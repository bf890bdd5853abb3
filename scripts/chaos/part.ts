import type { Crew } from "#scripts/crew.ts"
import type { Scale } from "#scripts/run-choice.ts"

/** What one fault did to one thing; `not run` where this machine does not allow it. */
export type Row = {
  fault: string
  where: string
  expected: string
  saw: string
  verdict: "held" | "BROKE" | "not run"
}

/** Faults of one kind, which bring the shop they need and leave nothing when the crew has stopped. */
export type Part = {
  name: string
  run: (
    crew: Crew,
    options: {
      scale: Scale
      /** Aborted as soon as the command is to end. */
      signal: AbortSignal
      /** A line to the terminal about how it goes. */
      say: (line: string) => void
    },
  ) => Promise<Row[]>
}
