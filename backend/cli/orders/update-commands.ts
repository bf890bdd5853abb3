import type { CommandUnknownOpts } from "@commander-js/extra-typings"
import { getAdminOrder } from "#backend/orders/admin-orders.ts"
import { handleOrderStatusChange } from "#backend/orders/change-order.ts"
import { handleOrderRefund } from "#backend/orders/handle-order-refund.ts"
import { moveOrderSchema, refundOrderSchema, type WireAdminOrder } from "#lib/contract/order.ts"
import { isPaidStatus } from "#lib/contract/rules/order-status.ts"
import type { CliDeps } from "../cli-deps.ts"
import {
  buildErrorResult,
  buildOutput,
  buildUsageError,
  type Cli,
  type CommandResult,
  requestConfirmation,
  yesOption,
} from "../command.ts"
import { parseOrderNumber } from "../formats.ts"

/** Registers `orders ship`: marks a paid order as shipped and sends the customer an email. */
export function registerShipOrder(orders: CommandUnknownOpts, { deps, respond }: Cli): void {
  orders
    .command("ship")
    .description("Marks a paid order as sent and emails the customer.")
    .argument("<order>")
    .option("--carrier <name>", "The carrier, such as Australia Post.")
    .option("--tracking <number>", "The tracking number.")
    .action(async (order, options) => respond(await shipOrder(deps, order, options)))
}

async function shipOrder(
  deps: CliDeps,
  orderText: string,
  { carrier = "", tracking = "" }: { carrier?: string | undefined; tracking?: string | undefined },
): Promise<CommandResult> {
  const id = parseOrderNumber(orderText)
  const order = id === null ? null : await getAdminOrder(deps.db, id)
  if (order === null) return buildErrorResult(`There is no order ${orderText}.`)
  const step = moveOrderSchema.safeParse({
    id: order.id,
    status: "shipped",
    carrier,
    tracking_number: tracking,
  })
  if (!step.success)
    return buildErrorResult("--carrier and --tracking may have 80 characters each.")
  if (order.status === "paid") {
    const processing = await handleOrderStatusChange(deps, { ...step.data, status: "processing" })
    if (!processing.ok) return buildErrorResult(processing.error.body.message)
  }
  const changed = await handleOrderStatusChange(deps, step.data)
  if (!changed.ok) return buildErrorResult(changed.error.body.message)
  const sent = changed.value
  if (sent === null) return buildErrorResult(`There is no order ${order.id}.`)
  return buildOutput(
    [`Order ${sent.id} has been shipped, and ${sent.email} will get an email.`],
    sent,
  )
}

/** Registers `orders complete`: marks a shipped order as delivered, or as picked up. */
export function registerCompleteOrder(orders: CommandUnknownOpts, { deps, respond }: Cli): void {
  orders
    .command("complete")
    .description("Marks a sent order as delivered, or as picked up.")
    .argument("<order>")
    .addHelpText("after", "\nSome days later the customer gets an email that asks for reviews.")
    .action(async (order) => respond(await completeOrder(deps, order)))
}

async function completeOrder(deps: CliDeps, orderText: string): Promise<CommandResult> {
  const id = parseOrderNumber(orderText)
  const step = moveOrderSchema.safeParse({ id, status: "completed" })
  if (!step.success) return buildErrorResult(`There is no order ${orderText}.`)
  const changed = await handleOrderStatusChange(deps, step.data)
  if (!changed.ok) return buildErrorResult(changed.error.body.message)
  return buildOutput([`Order ${step.data.id} is completed.`], changed.value)
}

type RefundOptions = {
  reason?: string | undefined
  /** Without a choice, items that were not sent go back in stock. */
  restock?: boolean | undefined
  yes?: true | undefined
}

/**
 * Registers `orders refund`: refunds everything paid for an order. Idempotent: a second run reports
 * it as refunded.
 */
export function registerRefundOrder(orders: CommandUnknownOpts, { deps, respond }: Cli): void {
  orders
    .command("refund")
    .description("Refunds everything paid for an order and emails the customer.")
    .argument("<order>")
    .option("--reason <words>", "The reason; the customer sees it.")
    .option("--restock", "Put the items back in stock, even if they were sent.")
    .option("--no-restock", "Don’t put the items back in stock.")
    .option(...yesOption)
    .addHelpText(
      "after",
      `
Items that haven’t been sent go back in stock, others don’t, unless you choose otherwise.
The running shop notifies the gateway within seconds, or at its next start.`,
    )
    .action(async (order, options) => respond(await refundOrder(deps, order, options)))
}

async function refundOrder(
  deps: CliDeps,
  orderText: string,
  options: RefundOptions,
): Promise<CommandResult> {
  const id = parseOrderNumber(orderText)
  const order = id === null ? null : await getAdminOrder(deps.db, id)
  if (order === null) return buildErrorResult(`There is no order ${orderText}.`)
  if (order.status === "refunded")
    return buildResult(order, `Order ${order.id} has already been refunded.`)
  if (!isPaidStatus(order.status)) return buildErrorResult(`Order ${order.id} was never paid.`)
  const refund = refundOrderSchema.safeParse({
    id: order.id,
    reason: options.reason ?? "",
    restock: options.restock ?? null,
  })
  if (!refund.success) return buildUsageError("--reason may have 300 characters.")
  const question = `$${order.total_amount} of order ${order.id} go back to ${order.email}.`
  const confirmed = await requestConfirmation(question, options, deps)
  if (!confirmed.ok) return confirmed
  const refunded = await handleOrderRefund(deps, refund.data)
  if (!refunded.ok) return buildErrorResult(refunded.error.body.message)
  if (refunded.value === null) return buildErrorResult(`There is no order ${order.id}.`)
  return buildResult(
    refunded.value,
    `Order ${order.id} has been refunded, and ${order.email} will get an email.`,
  )
}

function buildResult(order: WireAdminOrder, message: string): CommandResult {
  return buildOutput([message], order)
}
