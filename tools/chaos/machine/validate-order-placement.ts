import type { Shopper } from "#tools/torture/shopper.ts"

/** A little longer than a back end waits for an unresponsive database. */
const timeoutMs = 45_000

/**
 * Validates that a customer's order is accepted or, if `may` allows it, rejected with 503 and a
 * readable message. Lists an error for a missing response or any other rejection.
 */
export async function validateOrderPlacement(
  shopper: Shopper,
  sku: number,
  may: "be taken" | "be rejected" | "be either",
): Promise<string[]> {
  const result = await buy(shopper, sku)
  if ("lost" in result) return [`an order got no response within ${timeoutMs / 1000} s`]
  if ("body" in result) {
    if (result.body.success && may !== "be rejected") return []
    return [`an order got the response "${result.body.message}"`]
  }
  const isHonest = result.status === 503 && /^[A-Z].+\.$/.test(result.message)
  if (isHonest && may !== "be taken") return []
  return [`an order was rejected with ${result.status} "${result.message}"`]
}

async function buy(shopper: Shopper, sku: number) {
  const added = await shopper.add(sku)
  return "body" in added ? shopper.submit({ timeoutMs }) : added
}
