import type { OrderAnswer, Told } from "./shopper.ts"
import type { TortureShop } from "./torture-shop.ts"

/** What a scenario saw: a sentence of figures, and a sentence for each thing that was wrong. */
export type Outcome = { figures: string; faults: string[] }

/** One way to ill-treat the shop. `size` is how often or by how many. */
export type Scenario = {
  name: string
  size: { full: number; reduced: number }
  /** A program that is not the project's own: it is no part of the tests that run everywhere. */
  needs?: "redis"
  run: (shop: TortureShop, size: number) => Promise<Outcome>
}

/** Says what is not as it must be; nothing where it is. */
export function expectEqual(what: string, found: unknown, expected: unknown): string[] {
  const [one, other] = [JSON.stringify(found), JSON.stringify(expected)]
  return one === other ? [] : [`${what}: ${one}, not ${other}`]
}

/** Works through all items, so many at a time, and gives what came of each. */
export async function workThrough<T, R>(
  items: readonly T[],
  width: number,
  work: (item: T, at: number) => Promise<R>,
): Promise<R[]> {
  const results: R[] = []
  let next = 0
  const worker = async () => {
    for (let at = next++; at < items.length; at = next++) {
      results[at] = await work(items[at] as T, at)
    }
  }
  await Promise.all(Array.from({ length: Math.min(width, items.length) }, worker))
  return results
}

/** The value that so large a share of all values is at or below; 0 for none. */
export function resolvePercentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? 0
}

/** What was said instead of "yes" to those whose order was refused, each sentence once. */
export function listRefusals(told: readonly Told<OrderAnswer>[]): string[] {
  const sentences = told.flatMap((each) => {
    if ("lost" in each) return ["no answer"]
    if ("status" in each) return [`${each.status} ${each.message}`]
    return each.answer.success ? [] : [`${each.answer.code} ${each.answer.message}`]
  })
  return [...new Set(sentences)].slice(0, 3)
}
