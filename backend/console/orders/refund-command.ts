import { isRefusal } from "#backend/http/refusal.ts"
import { getAdminOrder } from "#backend/orders/admin-orders.ts"
import { refundOrder } from "#backend/orders/refund-order.ts"
import { refundOrderSchema, type WireAdminOrder } from "#lib/contract/order.ts"
import { isPaidStatus } from "#lib/contract/order-status.ts"
import { type Command, type Given, misuse, type Outcome, refuse } from "../command.ts"
import { confirm, yesOption } from "../confirm.ts"
import { readId } from "../read-id.ts"

/** Refunds everything paid for an order. Idempotent: a second run reports it as refunded. */
export const refundOrderCommand: Command = {
  name: "orders refund",
  says: "Refunds everything paid for an order and emails the customer.",
  operands: ["ORDER"],
  options: {
    reason: { hint: "WORDS", says: "The reason; the customer sees it." },
    restock: { says: "Put the items back in stock, even if they were sent." },
    "no-restock": { says: "Don’t put the items back in stock." },
    ...yesOption,
  },
  notes: [
    "Items that haven’t been sent go back in stock, others don’t, unless you say otherwise.",
    "The running shop tells the gateway within moments, or at its next start.",
  ],
  async run(given, parts) {
    const id = readId(given.operand(0))
    const order = id === null ? null : await getAdminOrder(parts.db, id)
    if (order === null) return refuse(`There is no order ${given.operand(0)}.`)
    if (order.status === "refunded")
      return tell(order, `Order ${order.id} has already been refunded.`)
    if (!isPaidStatus(order.status)) return refuse(`Order ${order.id} was never paid.`)
    const wish = readWish(given, order.id)
    if (typeof wish === "string") return misuse(wish)
    const question = `$${order.total_amount} of order ${order.id} go back to ${order.email}.`
    const isStopped = await confirm(question, given, parts)
    if (isStopped !== null) return isStopped
    const refunded = await refundOrder(parts, wish)
    if (refunded === null) return refuse(`There is no order ${order.id}.`)
    if (isRefusal(refunded)) return refuse(refunded.body.message)
    return tell(
      refunded,
      `Order ${order.id} has been refunded, and ${order.email} will get an email.`,
    )
  },
}

function readWish(given: Given, id: number) {
  if (given.flag("restock") && given.flag("no-restock")) {
    return "Say either --restock or --no-restock."
  }
  const restock = given.flag("restock") ? true : given.flag("no-restock") ? false : null
  const wish = refundOrderSchema.safeParse({ id, reason: given.text("reason") ?? "", restock })
  return wish.success ? wish.data : "--reason may have 300 characters."
}

function tell(order: WireAdminOrder, sentence: string): Outcome {
  return { lines: [sentence], data: order }
}
