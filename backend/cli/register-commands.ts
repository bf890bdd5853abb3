import type { CommandUnknownOpts } from "@commander-js/extra-typings"
import { registerExportCatalogue } from "./catalogue/export-command.ts"
import { registerImportCatalogue } from "./catalogue/import-command.ts"
import { registerSetPrice } from "./catalogue/price-command.ts"
import { registerListStock, registerSetStock } from "./catalogue/stock-commands.ts"
import type { Cli } from "./command.ts"
import { registerCreateAdmin } from "./customers/admin-command.ts"
import { registerConsent } from "./customers/consent-command.ts"
import { registerEraseCustomer } from "./customers/erase-command.ts"
import { registerExportCustomer } from "./customers/export-command.ts"
import { registerListSubscribers } from "./customers/subscribers-command.ts"
import { registerListOrders } from "./orders/list-command.ts"
import { registerRefundOrder } from "./orders/refund-command.ts"
import { registerShipOrder } from "./orders/ship-command.ts"
import { registerShowOrder } from "./orders/show-command.ts"
import { registerSetSite } from "./site/set-command.ts"
import { registerShowSite } from "./site/show-command.ts"

type Register = (subject: CommandUnknownOpts, cli: Cli) => void

/** The commands by subject, in the order of the help. */
const commands: Readonly<Record<string, readonly Register[]>> = {
  orders: [registerListOrders, registerShowOrder, registerShipOrder, registerRefundOrder],
  stock: [registerListStock, registerSetStock],
  price: [registerSetPrice],
  catalogue: [registerExportCatalogue, registerImportCatalogue],
  customer: [
    registerExportCustomer,
    registerEraseCustomer,
    registerConsent,
    registerListSubscribers,
  ],
  admin: [registerCreateAdmin],
  site: [registerShowSite, registerSetSite],
}

/** Registers all commands of the owner's CLI. */
export function registerCommands(program: CommandUnknownOpts, cli: Cli): void {
  for (const [name, registers] of Object.entries(commands)) {
    const subject = program.command(name)
    for (const register of registers) register(subject, cli)
  }
}
