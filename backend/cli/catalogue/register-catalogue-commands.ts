import type { CommandUnknownOpts } from "@commander-js/extra-typings"
import type { Cli } from "../command.ts"
import { registerExportCatalogue } from "./export-command.ts"
import { registerImportCatalogue } from "./import-command.ts"
import { registerSetPrice } from "./price-command.ts"
import { registerListStock, registerSetStock } from "./stock-commands.ts"

/** Registers the commands about stock, prices and the catalogue. */
export function registerCatalogueCommands(program: CommandUnknownOpts, cli: Cli): void {
  const stock = program.command("stock")
  registerListStock(stock, cli)
  registerSetStock(stock, cli)
  registerSetPrice(program.command("price"), cli)
  const catalogue = program.command("catalogue")
  registerExportCatalogue(catalogue, cli)
  registerImportCatalogue(catalogue, cli)
}
