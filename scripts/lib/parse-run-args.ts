import { parseArgs } from "node:util"

/** How hard a shop is ill-treated: as long as it takes, or in a few minutes. */
export type Scale = "full" | "reduced"

/** What `--only NAME` and `--reduced` of a command ask for; `only` is empty where everything is to run. */
export function parseRunArgs(args: string[]): { only: string; scale: Scale } {
  const options = {
    only: { type: "string", default: "" },
    reduced: { type: "boolean", default: false },
  } as const
  const { only, reduced } = parseArgs({ args, options }).values
  return { only, scale: reduced ? "reduced" : "full" }
}
