/** Statuses of an order, in the order of its lifecycle. */
export const orderStatuses = [
  "placed",
  "awaiting_payment",
  "paid",
  "processing",
  "shipped",
  "completed",
  "cancelled",
  "refunded",
] as const

export type OrderStatus = (typeof orderStatuses)[number]

/**
 * Allowed transitions from each status. A cancelled order becomes paid only if its payment arrives
 * late and its items are still in stock.
 */
export const orderTransitions: Record<OrderStatus, readonly OrderStatus[]> = {
  placed: ["awaiting_payment", "paid", "cancelled"],
  awaiting_payment: ["paid", "cancelled"],
  paid: ["processing", "refunded"],
  processing: ["shipped", "refunded"],
  shipped: ["completed", "refunded"],
  completed: ["refunded"],
  cancelled: ["paid"],
  refunded: [],
}

/** True if an order may change from one status to the other. */
export function canBecome(from: OrderStatus, to: OrderStatus): boolean {
  return orderTransitions[from].includes(to)
}

/** The statuses of an order that can still be paid. */
export const openStatuses = ["placed", "awaiting_payment"] as const satisfies readonly OrderStatus[]

/** True if an order awaits its payment. */
export function isOpenStatus(status: OrderStatus): boolean {
  return status === "placed" || status === "awaiting_payment"
}

/**
 * True if customers may cancel their order themselves: until it is being made. Tickets are issued
 * with the payment and may have been used since.
 */
export function canCustomerCancel(status: OrderStatus, hasTickets: boolean): boolean {
  return isOpenStatus(status) || (status === "paid" && !hasTickets)
}

/** True if the money for an order is captured and not refunded. */
export function isPaidStatus(status: OrderStatus): boolean {
  return ["paid", "processing", "shipped", "completed"].includes(status)
}
