import type { CommandUnknownOpts } from "@commander-js/extra-typings"
import { getAdminOrder } from "#backend/orders/admin-orders.ts"
import { handleOrderStatusChange } from "#backend/orders/change-order.ts"
import { moveOrderSchema } from "#lib/contract/order.ts"
import type { CliDeps } from "../cli-deps.ts"
import { buildErrorResult, buildOutput, type Cli, type CommandResult } from "../command.ts"
import { parseOrderNumber } from "../parse-order-number.ts"

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
