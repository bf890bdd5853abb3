import { exportCatalogueCommand } from "./catalogue/export-command.ts"
import { importCatalogueCommand } from "./catalogue/import-command.ts"
import { setPriceCommand } from "./catalogue/price-command.ts"
import { listStockCommand, setStockCommand } from "./catalogue/stock-commands.ts"
import type { Command } from "./command.ts"
import { createAdminCommand } from "./customers/admin-command.ts"
import { consentCommand } from "./customers/consent-command.ts"
import { eraseCustomerCommand } from "./customers/erase-command.ts"
import { exportCustomerCommand } from "./customers/export-command.ts"
import { listSubscribersCommand } from "./customers/subscribers-command.ts"
import { listOrdersCommand } from "./orders/list-command.ts"
import { refundOrderCommand } from "./orders/refund-command.ts"
import { shipOrderCommand } from "./orders/ship-command.ts"
import { showOrderCommand } from "./orders/show-command.ts"
import { setSiteCommand } from "./site/set-command.ts"
import { showSiteCommand } from "./site/show-command.ts"

/** The console's commands, in the order of the help. */
export const commands: readonly Command[] = [
  listOrdersCommand,
  showOrderCommand,
  shipOrderCommand,
  refundOrderCommand,
  listStockCommand,
  setStockCommand,
  setPriceCommand,
  exportCatalogueCommand,
  importCatalogueCommand,
  exportCustomerCommand,
  eraseCustomerCommand,
  consentCommand,
  listSubscribersCommand,
  createAdminCommand,
  showSiteCommand,
  setSiteCommand,
]
