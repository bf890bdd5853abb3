/** What orders are listed by. */
export const orderSorts = ["id", "placed_at", "paid_at", "total_amount", "email", "status"] as const
