import { type CommandUnknownOpts, Option } from "@commander-js/extra-typings"
import { listOrders } from "#backend/orders/admin-orders.ts"
import { orderListQuerySchema } from "#lib/contract/order.ts"
import { type OrderStatus, orderStatuses } from "#lib/contract/rules/order-status.ts"
import type { CliDeps } from "../cli-deps.ts"
import { buildOutput, buildUsageError, type Cli, type CommandResult } from "../command.ts"
import { formatColumns } from "../format-columns.ts"

const perPage = 50

/** Registers `orders list`: lists all orders, newest first. */
export function registerListOrders(orders: CommandUnknownOpts, { deps, respond }: Cli): void {
  orders
    .command("list")
    .description("Lists orders, newest first.")
    .addOption(new Option("--status <status>", "Only these.").choices(orderStatuses))
    .option("--page <number>", `The page, of ${perPage} orders each.`, "1")
    .action(async ({ status, page }) => respond(await listPage(deps, status, Number(page))))
}

async function listPage(
  { db }: CliDeps,
  status: OrderStatus | undefined,
  page: number,
): Promise<CommandResult> {
  const query = orderListQuerySchema.safeParse({ status, page, page_size: perPage })
  if (!query.success) return buildUsageError("--page is a whole number from 1.")
  const { data, count } = await listOrders(db, query.data)
  const rows = data.map((order) => [
    String(order.id),
    order.placed_at.slice(0, 10),
    order.status.replaceAll("_", " "),
    `$${order.total_amount}`,
    order.email,
  ])
  const head = ["Order", "Placed", "Status", "Total", "Customer"]
  const more =
    count > page * perPage
      ? `Page ${page} of ${Math.ceil(count / perPage)}; --page shows more.`
      : ""
  const table = data.length === 0 ? ["No orders found."] : formatColumns([head, ...rows])
  return buildOutput(more === "" ? table : [...table, "", more], { count, page, data })
}
