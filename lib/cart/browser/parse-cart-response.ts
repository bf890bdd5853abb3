import { isRecord } from "#lib/contract/values/record.ts"
import type { Cart, CartResult, SkuMatch } from "../cart.ts"
import { CartFailure } from "./cart-error.ts"

/**
 * Parses `{ cart }`. Throws a CartFailure for anything else, such as a response of another version.
 */
export function parseCartResponse(json: unknown): Cart {
  if (isRecord(json) && isCart(json.cart)) return json.cart
  throw new CartFailure("unavailable")
}

/** Parses the result of a cart change. Throws a CartFailure for anything else. */
export function parseCartResult(json: unknown): CartResult {
  if (!isRecord(json)) throw new CartFailure("unavailable")
  if (json.ok === true) return { ok: true, cart: parseCartResponse(json) }
  const { ok, code, message, cart } = json
  if (ok !== false || typeof code !== "string" || typeof message !== "string") {
    throw new CartFailure("unavailable")
  }
  return { ok, code, message, cart: isCart(cart) ? cart : null }
}

/** Parses the SKU that the chosen options match. Throws a CartFailure for anything else. */
export function parseSkuMatch(json: unknown): SkuMatch {
  if (isSkuMatch(json)) return json
  throw new CartFailure("unavailable")
}

function isSkuMatch(json: unknown): json is SkuMatch {
  if (!isRecord(json)) return false
  return "sku" in json && typeof json.isInStock === "boolean" && isRecord(json.addonErrors)
}

/** Checks the outline only: these responses come from the shop's own server. */
function isCart(value: unknown): value is Cart {
  if (!isRecord(value)) return false
  const { items, quotes, itemCount, total } = value
  const hasLists = Array.isArray(items) && Array.isArray(quotes)
  return hasLists && Number.isSafeInteger(itemCount) && Number.isSafeInteger(total)
}
