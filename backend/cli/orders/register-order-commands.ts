import type { CommandUnknownOpts } from "@commander-js/extra-typings"
import type { Cli } from "../command.ts"
import { registerListOrders } from "./list-command.ts"
import { registerRefundOrder } from "./refund-command.ts"
import { registerShipOrder } from "./ship-command.ts"
import { registerShowOrder } from "./show-command.ts"

/** Registers the commands about orders. */
export function registerOrderCommands(program: CommandUnknownOpts, cli: Cli): void {
  const orders = program.command("orders")
  registerListOrders(orders, cli)
  registerShowOrder(orders, cli)
  registerShipOrder(orders, cli)
  registerRefundOrder(orders, cli)
}
