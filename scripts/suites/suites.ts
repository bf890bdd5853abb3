import { parseCommandArgs } from "#scripts/lib/run-command.ts"
import { UserError } from "#scripts/lib/user-error.ts"
import type { Tier } from "#tests/tiers.ts"

/** A set of tests with one runner. `needsShop`: its tests send requests to a running test shop. */
export type Suite = {
  name: string
  runner: "check" | "jest" | "playwright" | "chaos"
  needsShop?: boolean
  /** Number of test files that run in parallel; the default is 1. */
  workers?: number
  /** Suites of other lanes of the same phase that must finish first. */
  after?: readonly string[]
}

const suites = {
  types: { runner: "check" },
  lint: { runner: "check" },
  dead: { runner: "check" },
  unit: { runner: "jest", workers: 2 },
  house: { runner: "jest" },
  torture: { runner: "jest" },
  looks: { runner: "playwright", needsShop: true },
  crawl: { runner: "jest", needsShop: true },
  contract: { runner: "jest", needsShop: true },
  pages: { runner: "jest", needsShop: true },
  // Creates and deletes records, which a crawl would report as broken links and screenshots show.
  "pages-own": {
    runner: "jest",
    workers: 2,
    needsShop: true,
    after: ["crawl", "looks", "contract"],
  },
  e2e: { runner: "playwright", needsShop: true },
  // For the shop's build; the processes that are killed are its own.
  chaos: { runner: "chaos", needsShop: true },
} as const satisfies Record<string, Omit<Suite, "name">>

type SuiteName = keyof typeof suites

/**
 * Phases of a complete run, in sequence. The lanes of a phase run in parallel, the suites of a lane
 * in sequence, so that two cores stay busy while one lane waits. Types and lint run first, because
 * they fail fastest. Screenshots and the crawl read the shop before other suites change it. The
 * end-to-end journeys use both cores.
 */
const phases: readonly (readonly (readonly SuiteName[])[])[] = [
  [["types", "lint"]],
  [
    ["dead", "unit", "torture"],
    ["house", "pages-own"],
    ["crawl", "looks", "contract", "pages"],
  ],
  [["e2e"]],
]

/** Phases of the full tier. Failure injection needs nginx, Redis and an otherwise idle machine. */
const fullPhases: typeof phases = [...phases, [["chaos"]]]

/** Suites that run together for `--only` with the key's name. */
const suiteGroups: Partial<Record<string, SuiteName[]>> = { pages: ["pages", "pages-own"] }

/** Names that `--only` accepts. */
export const suiteNames: readonly string[] = Object.keys(suites)

/** Returns the phases of a run: all suites of the tier, or those that `only` names. */
export function resolvePhases(tier: Tier, only: string | null): Suite[][][] {
  const all = tier === "full" ? fullPhases : phases
  const chosen = only === null ? null : (suiteGroups[only] ?? [only])
  const planned = chosen === null ? all : [[chosen.filter(isSuiteName)]]
  return planned.map((lanes) => lanes.map((lane) => lane.map(getSuite)))
}

function isSuiteName(name: string): name is SuiteName {
  return name in suites
}

function getSuite(name: SuiteName): Suite {
  return { name, ...suites[name] }
}

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
