import type { CommandUnknownOpts } from "@commander-js/extra-typings"
import type { Cli } from "../command.ts"
import { registerCreateAdmin } from "./admin-command.ts"
import { registerConsent } from "./consent-command.ts"
import { registerEraseCustomer } from "./erase-command.ts"
import { registerExportCustomer } from "./export-command.ts"
import { registerListSubscribers } from "./subscribers-command.ts"

/** Registers the commands about customers and administrators. */
export function registerCustomerCommands(program: CommandUnknownOpts, cli: Cli): void {
  const customer = program.command("customer")
  registerExportCustomer(customer, cli)
  registerEraseCustomer(customer, cli)
  registerConsent(customer, cli)
  registerListSubscribers(customer, cli)
  registerCreateAdmin(program.command("admin"), cli)
}
