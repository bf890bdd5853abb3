import { parseArgs } from "node:util"
import type { CallResult, OrderResponse } from "./shopper.ts"
import type { TortureShop } from "./torture-shop.ts"

/** The result of a scenario: a summary of its measurements, and a message for each error. */
export type ScenarioResult = { summary: string; errors: string[] }

/**
 * One stress scenario. `size` is the number of repetitions or clients; "core" is that of the tests
 * on every change, if smaller than "reduced".
 */
export type Scenario = {
  name: string
  size: { full: number; reduced: number; core?: number }
  /**
   * A third-party program: scenarios that need one are not part of the tests that run everywhere.
   */
  needs?: "redis"
  run: (shop: TortureShop, size: number) => Promise<ScenarioResult>
}

/** Validates that two values are equal; lists an error if not. */
export function validateEqual(what: string, found: unknown, expected: unknown): string[] {
  const [one, other] = [JSON.stringify(found), JSON.stringify(expected)]
  return one === other ? [] : [`${what}: ${one}, not ${other}`]
}

/** Resolves the value that this share of all values is at or below; 0 for none. */
export function resolvePercentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? 0
}

/** Lists the error messages of rejected orders, each once, at most three. */
export function listRejections(results: readonly CallResult<OrderResponse>[]): string[] {
  const messages = results.flatMap((each) => {
    if ("lost" in each) return ["no response"]
    if ("status" in each) return [`${each.status} ${each.message}`]
    return each.body.success ? [] : [`${each.body.code} ${each.body.message}`]
  })
  return [...new Set(messages)].slice(0, 3)
}

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
