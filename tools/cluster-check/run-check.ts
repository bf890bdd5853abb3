import { availableParallelism, loadavg } from "node:os"
import { parseArgs } from "node:util"
import { formatSeconds, print } from "#scripts/lib/progress.ts"
import type { Shutdown } from "#scripts/lib/shutdown.ts"
import { getErrorReason, UserError } from "#scripts/lib/user-error.ts"
import { formatTable } from "#tools/chaos/experiment.ts"
import {
  buildCheckResult,
  type CheckOptions,
  type CheckResult,
  type CheckShop,
  openCheckShop,
} from "./check-shop.ts"
import { measureFreshness } from "./freshness.ts"
import { measureHeaders } from "./headers.ts"
import { measureKills } from "./kills.ts"
import { measureMicroCache } from "./micro-cache.ts"
import { measureMixedLoad } from "./mixed-load.ts"
import { measureRestarts } from "./restarts.ts"

type Check = { name: string; run: (shop: CheckShop, parts: CheckOptions) => Promise<CheckResult[]> }

/** The order matters: Redis is gone after the last. */
const checks: readonly Check[] = [
  { name: "headers", run: measureHeaders },
  { name: "micro-cache", run: measureMicroCache },
  { name: "rolling restart", run: measureRestarts },
  { name: "kill -9", run: measureKills },
  { name: "mixed load", run: measureMixedLoad },
  { name: "freshness", run: measureFreshness },
]
const columns = ["what", "saw", "limit", "verdict"] as const

/**
 * Runs `npm run cluster -- check [--minutes 60] [--only NAME]`: starts a separate cluster, prints a
 * table of the measurements, and returns the exit code: 1 if a limit was exceeded.
 */
export async function runCheck(shutdown: Shutdown, args: readonly string[]): Promise<number> {
  const { chosen, minutes } = parseChoice(args)
  const shop = await openCheckShop(shutdown)
  const rows: CheckResult[] = []
  for (const { name, run } of chosen) {
    shutdown.signal.throwIfAborted()
    print(`${name}:`)
    rows.push(
      ...(await attempt(name, () => run(shop, { signal: shutdown.signal, minutes, print }))),
    )
    shutdown.signal.throwIfAborted()
  }
  const broken = rows.filter(({ verdict }) => verdict === "BROKE").length
  print(formatTable(columns, rows))
  const load = `load ${loadavg()[2]?.toFixed(1)} on ${availableParallelism()} processors`
  print(
    `${rows.length - broken} held, ${broken} BROKE (${formatSeconds(performance.now())}, ${load})`,
  )
  return broken === 0 ? 0 : 1
}

/** A check that throws becomes a row with the verdict BROKE. */
async function attempt(name: string, run: () => Promise<CheckResult[]>): Promise<CheckResult[]> {
  try {
    return await run()
  } catch (error) {
    return [buildCheckResult(name, `it could not go on: ${error}`, "it goes on", false)]
  }
}

/** Parses the flags of the check. Throws a UserError for invalid ones. */
export function parseChoice(args: readonly string[]): { chosen: Check[]; minutes: number } {
  const { only, minutes: given } = readFlags(args)
  const minutes = Number(given)
  if (!(minutes >= 0.1 && minutes <= 10_000)) {
    throw new UserError(`--minutes must be a number of minutes from 0.1, not "${given}".`)
  }
  const chosen = checks.filter(({ name }) => name.includes(only))
  if (chosen.length > 0) return { chosen, minutes }
  const names = checks.map(({ name }) => name).join(", ")
  throw new UserError(`--only "${only}" is in no check's name; the checks are: ${names}.`)
}

function readFlags(args: readonly string[]): { only: string; minutes: string } {
  try {
    const options = {
      only: { type: "string", default: "" },
      minutes: { type: "string", default: "60" },
    } as const
    return parseArgs({ args: [...args], options }).values
  } catch (error) {
    const reason = error instanceof Error ? error.message : getErrorReason(error)
    throw new UserError(`${reason} The flags are --minutes N and --only NAME.`)
  }
}
