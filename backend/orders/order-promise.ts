import {
  buildDeliveryPromise,
  type DeliveryPromise,
  parseLeadDays,
} from "#lib/contract/rules/delivery-promise.ts"
import type { Order, OrderLine } from "./order.ts"

/** Returns the delivery promise that the customer saw when the order was placed. */
export function buildOrderPromise(
  { is_pick_up: isPickUp, shipping_description: description }: Order,
  lines: readonly OrderLine[],
): DeliveryPromise {
  const items = lines.map((line) => ({
    delivery: line.is_ticket ? ("ticket" as const) : ("posted" as const),
    leadDays: parseLeadDays(line),
  }))
  return buildDeliveryPromise(items, { isPickUp, description })
}
