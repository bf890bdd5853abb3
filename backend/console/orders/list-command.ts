import { listOrders } from "#backend/orders/admin-orders.ts"
import { orderListQuerySchema } from "#lib/contract/order.ts"
import { orderStatuses } from "#lib/contract/order-status.ts"
import { type Command, misuse } from "../command.ts"
import { layColumns } from "../lay-columns.ts"

const perPage = 50

/** Lists all orders, newest first. */
export const listOrdersCommand: Command = {
  name: "orders list",
  says: "Lists orders, newest first.",
  operands: [],
  options: {
    status: { hint: "STATUS", says: `Only these: ${orderStatuses.join(", ")}.` },
    page: { hint: "N", says: `The Nth ${perPage} of them.` },
  },
  async run(given, { db }) {
    const query = orderListQuerySchema.safeParse({
      status: given.text("status"),
      page: Number(given.text("page") ?? 1),
      page_size: perPage,
    })
    if (!query.success) {
      const field = String(query.error.issues[0]?.path[0])
      return misuse(
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
    const table = data.length === 0 ? ["No orders found."] : layColumns([head, ...rows])
    return { lines: more === "" ? table : [...table, "", more], data: { count, page, data } }
  },
}
