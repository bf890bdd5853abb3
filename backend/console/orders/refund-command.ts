import { isApiError } from "#backend/http/api-error.ts"
import { getAdminOrder } from "#backend/orders/admin-orders.ts"
import { handleOrderRefund } from "#backend/orders/handle-order-refund.ts"
import { refundOrderSchema, type WireAdminOrder } from "#lib/contract/order.ts"
import { isPaidStatus } from "#lib/contract/order-status.ts"
import {
  buildErrorResult,
  buildUsageError,
  type Command,
  type CommandInput,
  type CommandResult,
} from "../command.ts"
import { parseOrderNumber } from "../parse-order-number.ts"
import { requestConfirmation, yesOption } from "../request-confirmation.ts"

/** Refunds everything paid for an order. Idempotent: a second run reports it as refunded. */
export const refundOrderCommand: Command = {
  name: "orders refund",
  description: "Refunds everything paid for an order and emails the customer.",
  operands: ["ORDER"],
  options: {
    reason: { hint: "WORDS", description: "The reason; the customer sees it." },
    restock: { description: "Put the items back in stock, even if they were sent." },
    "no-restock": { description: "Don’t put the items back in stock." },
    ...yesOption,
  },
  notes: [
    "Items that haven’t been sent go back in stock, others don’t, unless you choose otherwise.",
    "The running shop notifies the gateway within seconds, or at its next start.",
  ],
  async run(input, deps) {
    const id = parseOrderNumber(input.operand(0))
    const order = id === null ? null : await getAdminOrder(deps.db, id)
    if (order === null) return buildErrorResult(`There is no order ${input.operand(0)}.`)
    if (order.status === "refunded")
      return buildResult(order, `Order ${order.id} has already been refunded.`)
    if (!isPaidStatus(order.status)) return buildErrorResult(`Order ${order.id} was never paid.`)
    const refund = parseRefund(input, order.id)
    if (typeof refund === "string") return buildUsageError(refund)
    const question = `$${order.total_amount} of order ${order.id} go back to ${order.email}.`
    const isStopped = await requestConfirmation(question, input, deps)
    if (isStopped !== null) return isStopped
    const refunded = await handleOrderRefund(deps, refund)
    if (refunded === null) return buildErrorResult(`There is no order ${order.id}.`)
    if (isApiError(refunded)) return buildErrorResult(refunded.body.message)
    return buildResult(
      refunded,
      `Order ${order.id} has been refunded, and ${order.email} will get an email.`,
    )
  },
}

function parseRefund(input: CommandInput, id: number) {
  if (input.flag("restock") && input.flag("no-restock")) {
    return "Use either --restock or --no-restock."
  }
  const restock = input.flag("restock") ? true : input.flag("no-restock") ? false : null
  const refund = refundOrderSchema.safeParse({ id, reason: input.text("reason") ?? "", restock })
  return refund.success ? refund.data : "--reason may have 300 characters."
}

function buildResult(order: WireAdminOrder, message: string): CommandResult {
  return { lines: [message], data: order }
}
