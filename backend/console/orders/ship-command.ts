import { isApiError } from "#backend/http/api-error.ts"
import { getAdminOrder } from "#backend/orders/admin-orders.ts"
import { handleOrderStatusChange } from "#backend/orders/change-order.ts"
import { moveOrderSchema } from "#lib/contract/order.ts"
import { buildErrorResult, type Command } from "../command.ts"
import { parseOrderNumber } from "../parse-order-number.ts"

/** Marks a paid order as shipped and sends the customer an email. */
export const shipOrderCommand: Command = {
  name: "orders ship",
  description: "Marks a paid order as sent and emails the customer.",
  operands: ["ORDER"],
  options: {
    carrier: { hint: "NAME", description: "The carrier, such as Australia Post." },
    tracking: { hint: "NUMBER", description: "The tracking number." },
  },
  async run(input, deps) {
    const id = parseOrderNumber(input.operand(0))
    const order = id === null ? null : await getAdminOrder(deps.db, id)
    if (order === null) return buildErrorResult(`There is no order ${input.operand(0)}.`)
    const step = moveOrderSchema.safeParse({
      id: order.id,
      status: "shipped",
      carrier: input.text("carrier") ?? "",
      tracking_number: input.text("tracking") ?? "",
    })
    if (!step.success)
      return buildErrorResult("--carrier and --tracking may have 80 characters each.")
    if (order.status === "paid") {
      const processing = await handleOrderStatusChange(deps, { ...step.data, status: "processing" })
      if (processing !== null && isApiError(processing))
        return buildErrorResult(processing.body.message)
    }
    const sent = await handleOrderStatusChange(deps, step.data)
    if (sent === null) return buildErrorResult(`There is no order ${order.id}.`)
    if (isApiError(sent)) return buildErrorResult(sent.body.message)
    return {
      lines: [`Order ${sent.id} has been shipped, and ${sent.email} will get an email.`],
      data: sent,
    }
  },
}
