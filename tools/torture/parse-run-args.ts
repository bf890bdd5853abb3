import { parseArgs } from "node:util"

/** Size of a stress test: the complete run, or a run of a few minutes. */
export type Scale = "full" | "reduced"

/** Parses `--only NAME` and `--reduced` of a command; an empty `only` runs everything. */
export function parseRunArgs(args: string[]): { only: string; scale: Scale } {
  const options = {
    only: { type: "string", default: "" },
    reduced: { type: "boolean", default: false },
  } as const
  const { only, reduced } = parseArgs({ args, options }).values
  return { only, scale: reduced ? "reduced" : "full" }
}
