import { sendApiRequest } from "#lib/auth/browser/request-gate.ts"
import type { SavedProduct } from "../saved-product.ts"
import type { DeviceItem } from "./device-list.ts"

/** Fetches products of this browser's lists with today's prices and stock. Throws an error. */
export async function fetchSavedProducts(
  items: readonly DeviceItem[],
  locale: string,
): Promise<SavedProduct[]> {
  if (items.length === 0) return []
  const text = items.map(({ product, sku }) => (sku === null ? product : `${product}~${sku}`))
  const query = new URLSearchParams({ items: text.join(","), locale })
  const { status, json } = await sendApiRequest(`/saved-products?${query}`)
  if (status !== 200 || !isProducts(json)) throw new Error(`saved-products: status ${status}`)
  return json
}

/** The server of the same build sends it; a response of anything else is rejected. */
function isProducts(json: unknown): json is SavedProduct[] {
  return (
    Array.isArray(json) &&
    json.every((product) => typeof product === "object" && product !== null && "slug" in product)
  )
}
