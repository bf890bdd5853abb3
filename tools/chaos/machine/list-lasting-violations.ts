import { setTimeout as sleep } from "node:timers/promises"
import type { Trading } from "./machine-shop.ts"

const restWithinMs = 180_000

/**
 * Lists the violated invariants of money and orders, once load has stopped and the shop has had
 * time to recover.
 */
export async function listLastingViolations(
  shop: Pick<Trading, "listViolations">,
): Promise<string[]> {
  const until = performance.now() + restWithinMs
  for (;;) {
    const found = await shop.listViolations().catch((error: unknown) => [String(error)])
    if (found.length === 0 || performance.now() > until) return found.slice(0, 3)
    await sleep(250)
  }
}
