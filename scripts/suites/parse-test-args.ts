import { parseCommandArgs } from "#scripts/lib/parse-command-args.ts"
import { UserError } from "#scripts/lib/user-error.ts"
import { suiteNames } from "#scripts/suites/suites.ts"
import type { Tier } from "#tests/tiers.ts"

export type TestArgs = {
  tier: Tier
  /** The one suite to run; null for all suites of the tier. */
  only: string | null
  /** Filters: only test files whose path contains one of them. */
  files: string[]
  /** Leaves the shop running, so that the next run reuses it. */
  isShopReusable: boolean
  /** Stops the running reusable shop, and runs no test. */
  isStopping: boolean
}

const usage = "Try: npm test -- --only pages --keep -- cart"
const options = {
  full: { type: "boolean", default: false },
  only: { type: "string" },
  keep: { type: "boolean", default: false },
  stop: { type: "boolean", default: false },
} as const

/** Parses the arguments of `npm test`, such as `--only pages -- cart`. Throws a UserError. */
export function parseTestArgs(args: string[]): TestArgs {
  const config = { args, options, allowPositionals: true } as const
  const { values, positionals } = parseCommandArgs(config, usage)
  const { full, only = null, keep: isShopReusable, stop } = values
  if (only !== null && !suiteNames.includes(only)) {
    throw new UserError(`--only takes one of ${suiteNames.join(", ")}, not "${only}".`)
  }
  if (only === null && (isShopReusable || positionals.length > 0)) {
    throw new UserError("Files and --keep need --only SUITE, such as --only pages -- cart.")
  }
  return {
    tier: full ? "full" : "core",
    only,
    files: positionals,
    isShopReusable,
    isStopping: stop,
  }
}
