/** What an order can be, in the order of its life. */
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
 * What each status may be followed by. A cancelled order comes back to life only when its payment
 * arrives after all and its goods are still there.
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

/** Whether an order may go from one status to another. */
export function canBecome(from: OrderStatus, to: OrderStatus): boolean {
  return orderTransitions[from].includes(to)
}

/** Whether the money for an order has been taken and not given back. */
export function isPaidStatus(status: OrderStatus): boolean {
  return ["paid", "processing", "shipped", "completed"].includes(status)
}
