import type { Tier } from "#tests/tiers.ts"

/** A set of tests with one runner. `needsShop`: it visits the shop that was started for the tests. */
export type Suite = {
  name: string
  runner: "check" | "jest" | "playwright" | "chaos"
  needsShop?: boolean
  /** Test files that run at the same time; one unless said otherwise. */
  workers?: number
  /** Suites of the same phase, of other lanes, that it waits for. */
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
  // Their records come and go: a crawl would take them for broken links, screenshots show them.
  "pages-own": {
    runner: "jest",
    workers: 2,
    needsShop: true,
    after: ["crawl", "looks", "contract"],
  },
  e2e: { runner: "playwright", needsShop: true },
  chaos: { runner: "chaos" },
} as const satisfies Record<string, Omit<Suite, "name">>

type SuiteName = keyof typeof suites

/**
 * The phases of a whole run, one after the other. The lanes of a phase run side by side, the suites
 * of a lane one after the other: two cores stay busy while one lane waits. Types and lint come
 * first, because they fail first. Screenshots and the crawl read the shop before others change it.
 * Journeys use both cores.
 */
const phases: readonly (readonly (readonly SuiteName[])[])[] = [
  [["types", "lint"]],
  [
    ["dead", "unit"],
    ["house", "torture", "pages-own"],
    ["crawl", "looks", "contract", "pages"],
  ],
  [["e2e"]],
]

/** Faults need nginx and Redis, and the machine for themselves. */
const fullPhases: typeof phases = [...phases, [["chaos"]]]

/** A file filter and `--only` for one of these runs its parts as well. */
const suiteGroups: Partial<Record<string, SuiteName[]>> = { pages: ["pages", "pages-own"] }

/** The names that `--only` takes. */
export const suiteNames: readonly string[] = Object.keys(suites)

/** The phases of a run: all of the tier's suites, or those that `only` names. */
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
