import { setTimeout as sleep } from "node:timers/promises"
import type { CheckShop } from "./check-shop.ts"
import { type Act, openActs } from "./client-actions.ts"

const kinds = ["reads", "cart additions", "sign-ins", "checkouts", "changes"] as const
export type Kind = (typeof kinds)[number]
/** A number for each kind, such as starts per second. */
export type Rates = Record<Kind, number>

/** A failed action of a client, and the start time of its failed request. */
export type Failure = { kind: Kind; startedAt: number; how: string }

/** Open-loop load of every kind: clients arrive at a fixed rate, however busy the shop is. */
export type Traffic = {
  failures: readonly Failure[]
  countDone: () => Rates
  countInFlight: () => number
  /** Stops new arrivals; resolves when all running actions are done. */
  stop: () => Promise<void>
}

/** More concurrent actions than this mean that the shop no longer responds. */
const maxConcurrent = 400

/** Starts the load on a shop. */
export async function startTraffic(shop: CheckShop, rates: Rates): Promise<Traffic> {
  const acts = await openActs(shop)
  const failures: Failure[] = []
  const done: Rates = { reads: 0, "cart additions": 0, "sign-ins": 0, checkouts: 0, changes: 0 }
  const open = new Set<Promise<void>>()
  const isOver = { now: false }
  const begin = (kind: Kind, act: Act) => {
    let startedAt = performance.now()
    const beginRequest = () => {
      startedAt = performance.now()
    }
    const visit = act(beginRequest)
      .catch((error: unknown) => void failures.push({ kind, startedAt, how: formatError(error) }))
      .finally(() => {
        done[kind] += 1
        open.delete(visit)
      })
    open.add(visit)
  }
  const streams = kinds
    .filter((kind) => rates[kind] > 0)
    .map(async (kind) => {
      const beganAt = performance.now()
      for (let turn = 0; !isOver.now; turn++) {
        await sleep(Math.max(1, beganAt + (turn * 1000) / rates[kind] - performance.now()))
        if (isOver.now) return
        if (open.size < maxConcurrent) begin(kind, acts[kind])
        else failures.push({ kind, startedAt: performance.now(), how: "there was no room left" })
      }
    })
  return {
    failures,
    countDone: () => ({ ...done }),
    countInFlight: () => open.size,
    async stop() {
      isOver.now = true
      await Promise.all(streams)
      await Promise.all(open)
    },
  }
}

function formatError(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

/** Formats the number of completed actions by kind. */
export function formatDone(done: Rates): string {
  return kinds
    .filter((kind) => done[kind] > 0)
    .map((kind) => `${done[kind]} ${kind}`)
    .join(", ")
}

/** Formats the first few failures, each message once with its count. */
export function formatFailures(failures: readonly Failure[]): string {
  const counts = new Map<string, number>()
  for (const { kind, how } of failures) {
    const words = `${kind}: ${how}`
    counts.set(words, (counts.get(words) ?? 0) + 1)
  }
  return [...counts]
    .slice(0, 4)
    .map(([words, count]) => `${count} × ${words}`)
    .join("; ")
}
