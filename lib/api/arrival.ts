import "server-only"
import type { Product } from "#lib/catalogue/product.ts"
import { buildDeliveryPromise, type PromiseLine } from "#lib/contract/rules/delivery-promise.ts"
import type { DaySpan } from "#lib/contract/values/day-span.ts"
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

/**
 * Returns within how many business days a product arrives anywhere in Australia if it is ordered
 * now; null if there is no such promise. It has no dates, so it stays true on a cached page.
 */
export async function getArrivalAnywhere(
  product: Pick<Product, "delivery" | "leadDays">,
): Promise<PromiseLine | null> {
  const transitDays = resolveTransitAnywhere(await listShippingMethods())
  if (product.delivery !== "posted" || transitDays === null) return null
  const sent = { isPickUp: false, description: "", transitDays }
  return buildDeliveryPromise([product], sent).lines.find(({ name }) => name === "arrives") ?? null
}

/** Returns the fewest and the most days in transit of the methods that deliver everywhere. */
export function resolveTransitAnywhere(methods: readonly ShippingMethod[]): DaySpan | null {
  const spans = methods.flatMap(({ postcodes, transitDays }) =>
    postcodes === null && transitDays !== null ? [transitDays] : [],
  )
  if (spans.length === 0) return null
  return {
    from: Math.min(...spans.map(({ from }) => from)),
    to: Math.max(...spans.map(({ to }) => to)),
  }
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
