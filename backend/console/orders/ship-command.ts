import { isRefusal } from "#backend/http/refusal.ts"
import { getAdminOrder } from "#backend/orders/admin-orders.ts"
import { advanceOrder } from "#backend/orders/change-order.ts"
import { moveOrderSchema } from "#lib/contract/order.ts"
import { type Command, refuse } from "../command.ts"
import { readId } from "../read-id.ts"

/** Marks a paid order as shipped and sends the customer an email. */
export const shipOrderCommand: Command = {
  name: "orders ship",
  says: "Marks a paid order as sent and emails the customer.",
  operands: ["ORDER"],
  options: {
    carrier: { hint: "NAME", says: "The carrier, such as Australia Post." },
    tracking: { hint: "NUMBER", says: "The tracking number." },
  },
  async run(given, parts) {
    const id = readId(given.operand(0))
    const order = id === null ? null : await getAdminOrder(parts.db, id)
    if (order === null) return refuse(`There is no order ${given.operand(0)}.`)
    const step = moveOrderSchema.safeParse({
      id: order.id,
      status: "shipped",
      carrier: given.text("carrier") ?? "",
      tracking_number: given.text("tracking") ?? "",
    })
    if (!step.success) return refuse("--carrier and --tracking may have 80 characters each.")
    if (order.status === "paid") {
      const begun = await advanceOrder(parts, { ...step.data, status: "processing" })
      if (begun !== null && isRefusal(begun)) return refuse(begun.body.message)
    }
    const sent = await advanceOrder(parts, step.data)
    if (sent === null) return refuse(`There is no order ${order.id}.`)
    if (isRefusal(sent)) return refuse(sent.body.message)
    return {
      lines: [`Order ${sent.id} has been shipped, and ${sent.email} will get an email.`],
      data: sent,
    }
  },
}
