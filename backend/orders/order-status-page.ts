import type { Kysely } from "kysely"
import type { Database } from "#backend/db/schema.ts"
import type { Deps } from "#backend/deps.ts"
import { buildArrival, listSteps } from "#backend/invoices/invoices.ts"
import { parseSignedToken } from "#backend/keys/signed-token.ts"
import { getLabel } from "#backend/translations/text-labels.ts"
import type { WireOrderStatus } from "#lib/contract/order.ts"
import type { OrderStatus } from "#lib/contract/rules/order-status.ts"
import type { TextLabels } from "#lib/contract/translation.ts"
import { listOrderLines, type Order, type OrderLine } from "./order.ts"
import { listOrderLabels } from "./order-labels.ts"

/** Path of the page that the link in an order's emails opens. */
export const orderStatusPath = "/order-status/"

/** Days for which the link works after the last step of an order that is on its way or over. */
export const linkDays = 90

/** An order with these statuses is still being worked on: its link works as long as that takes. */
const inProgress: ReadonlySet<OrderStatus> = new Set([
  ...(["placed", "awaiting_payment"] as const),
  ...(["paid", "processing"] as const),
])

/**
 * Returns what the link of an order's emails shows. Null if the token was not signed by this shop,
 * has expired, or if the customer's account is closed or erased.
 */
export async function getOrderStatus(
  { db, now, language = null }: Deps,
  key: Buffer,
  token: string,
): Promise<WireOrderStatus | null> {
  const id = parseSignedToken(token, key)
  const order = id === null ? null : await findFollowedOrder(db, id)
  if (order === null) return null
  const steps = await listSteps(db, order.id)
  const lastStepAt = new Date(steps.at(-1)?.at ?? order.placed_at)
  if (isLinkExpired(order.status, lastStepAt, now())) return null
  const lines = await listOrderLines(db, order.id)
  const items = listItems(lines)
  return {
    id: order.id,
    status: order.status,
    placed_at: order.placed_at.toISOString(),
    paid_at: order.paid_at?.toISOString() ?? null,
    is_pick_up: order.is_pick_up,
    carrier: order.carrier,
    tracking_number: order.tracking_number,
    steps,
    arrives: buildArrival(order),
    items,
    text_labels: await listItemLabels({ db, language }, lines),
  }
}

/** Labels of the items' names, each of which is a product with its options. */
async function listItemLabels(
  deps: Pick<Deps, "db" | "language">,
  lines: readonly OrderLine[],
): Promise<TextLabels | null> {
  const labels = await listOrderLabels(deps, {
    lines: lines.map(({ product_name, sku_name: name }) => ({ product_name, name, addons: [] })),
  })
  if (labels === null) return null
  const names = lines.flatMap((line) => {
    const shown = {
      product_name: getLabel(labels, "product", line.product_name),
      sku_name: getLabel(labels, "term", line.sku_name),
    }
    const name = buildItemName(line)
    return buildItemName(shown) === name ? [] : [[name, buildItemName(shown)] as const]
  })
  return { product: Object.fromEntries(names) }
}

function buildItemName(line: Pick<OrderLine, "product_name" | "sku_name">): string {
  return [line.product_name, line.sku_name].filter((part) => part !== "").join(", ")
}

/** Lists each item once; lines that differ by their add-ons only are one item. */
function listItems(lines: readonly OrderLine[]): WireOrderStatus["items"] {
  const items = new Map<string, number>()
  for (const line of lines) {
    const name = buildItemName(line)
    items.set(name, (items.get(name) ?? 0) + line.qty)
  }
  return [...items].map(([name, qty]) => ({ name, qty }))
}

/** True if the link of an order no longer works. */
export function isLinkExpired(status: OrderStatus, lastStepAt: Date, now: Date): boolean {
  if (inProgress.has(status)) return false
  return now.getTime() - lastStepAt.getTime() > linkDays * 86_400_000
}

async function findFollowedOrder(db: Kysely<Database>, id: number): Promise<Order | null> {
  const order = await db
    .selectFrom("orders")
    .innerJoin("users", "users.id", "orders.user_id")
    .selectAll("orders")
    .where("orders.id", "=", id)
    .where("users.enabled", "=", true)
    .executeTakeFirst()
  return order ?? null
}
