import { listOrders } from "#backend/orders/admin-orders.ts"
import { orderListQuerySchema } from "#lib/contract/order.ts"
import { orderStatuses } from "#lib/contract/order-status.ts"
import { buildUsageError, type Command } from "../command.ts"
import { formatColumns } from "../format-columns.ts"

const perPage = 50

/** Lists all orders, newest first. */
export const listOrdersCommand: Command = {
  name: "orders list",
  description: "Lists orders, newest first.",
  operands: [],
  options: {
    status: { hint: "STATUS", description: `Only these: ${orderStatuses.join(", ")}.` },
    page: { hint: "N", description: `The Nth ${perPage} of them.` },
  },
  async run(input, { db }) {
    const query = orderListQuerySchema.safeParse({
      status: input.text("status"),
      page: Number(input.text("page") ?? 1),
      page_size: perPage,
    })
    if (!query.success) {
      const field = String(query.error.issues[0]?.path[0])
      return buildUsageError(
        field === "status"
          ? `--status is one of ${orderStatuses.join(", ")}.`
          : "--page is a whole number from 1.",
      )
    }
    const { data, count } = await listOrders(db, query.data)
    const rows = data.map((order) => [
      String(order.id),
      order.placed_at.slice(0, 10),
      order.status.replaceAll("_", " "),
      `$${order.total_amount}`,
      order.email,
    ])
    const head = ["Order", "Placed", "Status", "Total", "Customer"]
    const { page } = query.data
    const more =
      count > page * perPage
        ? `Page ${page} of ${Math.ceil(count / perPage)}; --page shows more.`
        : ""
    const table = data.length === 0 ? ["No orders found."] : formatColumns([head, ...rows])
    return { lines: more === "" ? table : [...table, "", more], data: { count, page, data } }
  },
}
