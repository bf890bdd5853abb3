import "server-only"
import { buildDeliveryPromise, type PromiseLine } from "#lib/contract/rules/delivery-promise.ts"
import type { ShippingMethod } from "#lib/site/shipping-method.ts"
import { listShippingMethods } from "./delivery.ts"
import { getProduct } from "./products.ts"
import { getPromisedOrder } from "./promised-order.ts"

/**
 * Returns the promised arrival of a product that is ordered now and sent to a postcode by the
 * cheapest method; null if there is no such product or no promise.
 */
export async function getArrivalPromise(
  slug: string,
  postcode: string,
): Promise<PromiseLine | null> {
  const [product, methods, order] = await Promise.all([
    getProduct(slug),
    listShippingMethods(),
    getPromisedOrder(),
  ])
  const method = resolveCheapestMethod(methods, postcode)
  if (product?.delivery !== "posted" || method === null || order === null) return null
  const sent = { isPickUp: false, description: "", transitDays: method.transitDays }
  const { lines } = buildDeliveryPromise([product], sent, order)
  return lines.find(({ name }) => name === "arrives") ?? null
}

/** Returns the cheapest method that delivers to a postcode; null if none does. */
export function resolveCheapestMethod(
  methods: readonly ShippingMethod[],
  postcode: string,
): ShippingMethod | null {
  const [cheapest = null] = methods
    .filter(({ postcodes }) =>
      (postcodes ?? anywhere).some(({ first, last }) => first <= postcode && postcode <= last),
    )
    .toSorted((one, other) => one.price - other.price)
  return cheapest
}

/** Postcodes of Australia. */
const anywhere = [{ first: "0200", last: "9999" }]
