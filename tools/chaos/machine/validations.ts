import { readdirSync, statSync } from "node:fs"
import { join } from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { sql } from "kysely"
import { cancelReasons } from "#backend/orders/cancel-order.ts"
import { projectRoot } from "#scripts/lib/project.ts"
import { eventually } from "#tests/assertions/eventually.ts"
import type { Cluster } from "#tools/cluster/start-cluster.ts"
import type { Shopper } from "#tools/torture/shopper.ts"
import type { MachineShop, Trading } from "./machine-shop.ts"

/** Lists an error if cached pages on disk have zero length: they would be served as blank pages. */
export function listEmptyFiles({ distDir }: Cluster): string[] {
  const files = readdirSync(join(projectRoot, distDir), { recursive: true, withFileTypes: true })
  const empty = files.filter(
    (file) =>
      file.isFile() &&
      file.parentPath.includes("page-cache") &&
      !file.name.endsWith(".tmp") &&
      statSync(join(file.parentPath, file.name), { throwIfNoEntry: false })?.size === 0,
  )
  return empty.length === 0 ? [] : [`${empty.length} pages on disk have no length`]
}

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

/** A little longer than a back end waits for an unresponsive database. */
const orderTimeoutMs = 45_000

/**
 * Validates that a customer's order is accepted or, if `may` allows it, rejected with 503 and a
 * readable message. Lists an error for a missing response or any other rejection.
 */
export async function validateOrderPlacement(
  shopper: Shopper,
  sku: number,
  may: "be taken" | "be rejected" | "be either",
): Promise<string[]> {
  const result = await placeOrder(shopper, sku)
  if ("lost" in result) return [`an order got no response within ${orderTimeoutMs / 1000} s`]
  if ("body" in result) {
    if (result.body.success && may !== "be rejected") return []
    return [`an order got the response "${result.body.message}"`]
  }
  const isHonest = result.status === 503 && /^[A-Z].+\.$/.test(result.message)
  if (isHonest && may !== "be taken") return []
  return [`an order was rejected with ${result.status} "${result.message}"`]
}

async function placeOrder(shopper: Shopper, sku: number) {
  const added = await shopper.add(sku)
  return "body" in added ? shopper.submit({ timeoutMs: orderTimeoutMs }) : added
}

/** The expiry job runs once a minute. */
const expiryWithinMs = 130_000

/**
 * Validates that the one unpaid order past its deadline is cancelled, and none before its deadline;
 * lists the errors.
 */
export async function validateOrderExpiry(
  { db }: MachineShop,
  afterOrder: number,
): Promise<string[]> {
  const { rows } = await sql<{ id: number }>`
    UPDATE orders SET reserved_until = clock_timestamp() - interval '1 second' WHERE id = (
      SELECT max(id) FROM orders WHERE id > ${afterOrder} AND status = 'awaiting_payment')
    RETURNING id`.execute(db)
  const due = rows[0]?.id
  if (due === undefined) return ["no order was left unpaid"]
  const listGone = async () => {
    const gone = await db
      .selectFrom("orders")
      .select("id")
      .where("id", ">", afterOrder)
      .where("status", "=", "cancelled")
      // A customer's next order replaces one that was left unpaid.
      .where("cancel_reason", "=", cancelReasons.expired)
      .execute()
    return gone.map(({ id }) => id)
  }
  return eventually(expiryWithinMs, async () => {
    const gone = await listGone()
    const early = gone.filter((id) => id !== due)
    if (early.length > 0) return [`${early.length} orders were let go before their time`]
    if (gone.length === 0) throw new Error("none")
    return []
  }).catch(() => [`an order was not let go ${expiryWithinMs / 1000} s after its time`])
}
