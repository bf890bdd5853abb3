import { type CommandUnknownOpts, Option } from "@commander-js/extra-typings"
import { getAdminOrder, listOrders } from "#backend/orders/admin-orders.ts"
import { orderListQuerySchema, type WireAdminOrder } from "#lib/contract/order.ts"
import { type OrderStatus, orderStatuses } from "#lib/contract/rules/order-status.ts"
import type { CliDeps } from "../cli-deps.ts"
import {
  buildErrorResult,
  buildOutput,
  buildUsageError,
  type Cli,
  type CommandResult,
} from "../command.ts"
import { formatColumns, formatListPage, parseOrderNumber } from "../formats.ts"

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
  const lines = formatListPage({ head, rows, none: "No orders found.", count, page, perPage })
  return buildOutput(lines, { count, page, data })
}

/** Registers `orders show`: shows an order with its history and its payment. */
export function registerShowOrder(orders: CommandUnknownOpts, { deps, respond }: Cli): void {
  orders
    .command("show")
    .description("Shows an order with its history and its payment.")
    .argument("<order>")
    .action(async (order) => respond(await showOrder(deps, order)))
}

async function showOrder({ db }: CliDeps, orderText: string): Promise<CommandResult> {
  const id = parseOrderNumber(orderText)
  const order = id === null ? null : await getAdminOrder(db, id)
  if (order === null) return buildErrorResult(`There is no order ${orderText}.`)
  return buildOutput(buildLines(order), order)
}

function buildLines(order: WireAdminOrder): string[] {
  const facts = [
    ["Order", `${order.id}, ${order.status.replaceAll("_", " ")}`],
    ["Customer", `${order.buyer_name} <${order.email}>`],
    ["Delivery", describeDelivery(order)],
    ["Note", order.note],
    ["Tracking", [order.carrier, order.tracking_number].filter(Boolean).join(" ")],
    ["Payment", describePayment(order)],
    ["Problem", order.payment?.trouble ?? ""],
  ].filter(([, words]) => words !== "")
  const items = order.lines.map((line) => [
    `  ${line.qty} ×`,
    [line.product_name, line.name].filter(Boolean).join(", "),
    line.sku_code,
    `$${line.subtotal}`,
  ])
  const steps = order.events.map((step) => [
    `  ${step.at.slice(0, 16).replace("T", " ")}`,
    step.to.replaceAll("_", " "),
    [`by ${step.actor}`, step.note].filter(Boolean).join(": "),
  ])
  return [
    ...formatColumns(facts),
    "",
    ...formatColumns(items),
    `  Total $${order.total_amount}, delivery $${order.shipping_amount} and GST $${order.total_tax} included`,
    "",
    ...formatColumns(steps),
  ]
}

function describeDelivery({ address, is_pick_up: isPickUp, shipping_name: name }: WireAdminOrder) {
  if (isPickUp || address === null) return name
  const { street_address, street_address_1, city, state, postcode } = address
  const place = [street_address, street_address_1, `${city} ${state} ${postcode}`]
  return `${name} to ${place.filter(Boolean).join(", ")}`
}

function describePayment({ payment, credit_amount: credit }: WireAdminOrder): string {
  const parts = [
    ...(payment === null
      ? []
      : [
          `${payment.status} at ${payment.gateway}, $${payment.captured} taken, $${payment.refunded} given back`,
        ]),
    ...(Number(credit) > 0 ? [`$${credit} of store credit`] : []),
  ]
  return parts.join("; ")
}
