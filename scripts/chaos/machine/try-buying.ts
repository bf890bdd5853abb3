import type { Shopper } from "#scripts/torture/shopper.ts"

/** A little longer than a back end waits for an unresponsive database. */
const patienceMs = 45_000

/**
 * Validates that a customer's order is accepted or, if `may` allows it, rejected with 503 and a
 * readable message. Lists an error for a missing response or any other rejection.
 */
export async function tryBuying(
  shopper: Shopper,
  sku: number,
  may: "be taken" | "be refused" | "be either",
): Promise<string[]> {
  const told = await buy(shopper, sku)
  if ("lost" in told) return [`an order got no answer within ${patienceMs / 1000} s`]
  if ("answer" in told) {
    if (told.answer.success && may !== "be refused") return []
    return [`an order was answered with "${told.answer.message}"`]
  }
  const isHonest = told.status === 503 && /^[A-Z].+\.$/.test(told.message)
  if (isHonest && may !== "be taken") return []
  return [`an order was refused with ${told.status} "${told.message}"`]
}

async function buy(shopper: Shopper, sku: number) {
  const added = await shopper.add(sku)
  return "answer" in added ? shopper.submit({ patienceMs }) : added
}
