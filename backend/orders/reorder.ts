import { addToCart } from "#backend/cart/add-to-cart.ts"
import { parseStoredAddons } from "#backend/cart/addons.ts"
import type { CartDeps } from "#backend/cart/cart-parts.ts"
import { type ApiError, buildApiError } from "#backend/http/api-error.ts"
import { findOrder } from "#backend/invoices/order-summaries.ts"
import { type ErrorDetail, formatErrorDetail } from "#lib/contract/error-detail.ts"
import type { WireReorder } from "#lib/contract/order.ts"
import type { Result } from "#lib/contract/result.ts"
import { listOrderLines, type OrderLine } from "./order.ts"

type Reorderer = { userId: number; client: string }

/**
 * Adds the lines of a customer's order to the cart, with their options and add-ons, at today's
 * prices. A line that cannot be added as it was is left out, with the reason. 404 for another
 * customer's order.
 */
export async function reorder(
  deps: CartDeps,
  { userId, client }: Reorderer,
  id: number,
): Promise<Result<WireReorder, ApiError>> {
  const order = await findOrder(deps.db, { userId, id })
  if (order === null) {
    return { ok: false, error: buildApiError(404, "NOT_FOUND", { code: "order_not_found" }) }
  }
  const result: WireReorder = { added: 0, item_count: 0, rejected: [] }
  const shopper = { userId, sessionKey: null, client }
  for (const line of await listOrderLines(deps.db, id)) {
    const { sku_id: sku, qty } = line
    const addons = parseLineAddons(line)
    if (sku === null || addons === null) {
      reject(result, line, { code: "item_not_sold" })
      continue
    }
    const change = await addToCart(deps, shopper, { sku, qty, addons })
    result.item_count = change.item_count
    if (change.success) result.added += qty
    else reject(result, line, change.detail ?? { code: "item_not_sold" })
  }
  return { ok: true, value: result }
}

/** Returns the add-ons as they were entered; null if an erasure has removed what was. */
function parseLineAddons({ addons, addons_key: key }: OrderLine) {
  if (key !== "") return parseStoredAddons(JSON.parse(key))
  return Array.isArray(addons) && addons.length > 0 ? null : []
}

function reject(result: WireReorder, line: OrderLine, detail: ErrorDetail): void {
  const name = [line.product_name, line.sku_name].filter((part) => part !== "").join(", ")
  result.rejected.push({ name, message: formatErrorDetail(detail), detail })
}
