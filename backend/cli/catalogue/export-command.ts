import { createWriteStream } from "node:fs"
import { rename, rm } from "node:fs/promises"
import { pipeline } from "node:stream/promises"
import type { CommandUnknownOpts } from "@commander-js/extra-typings"
import { exportCatalogue } from "#backend/catalogue-csv/export-catalogue.ts"
import type { CliDeps } from "../cli-deps.ts"
import { buildErrorResult, buildOutput, type Cli, type CommandResult } from "../command.ts"
import { formatFileError } from "../formats.ts"

/** Registers `catalogue export`: exports the whole catalogue to a file. */
export function registerExportCatalogue(
  catalogue: CommandUnknownOpts,
  { deps, respond }: Cli,
): void {
  catalogue
    .command("export")
    .description("Writes all products into a CSV file with Shopify's columns.")
    .argument("<file>")
    .addHelpText(
      "after",
      `
A cell that a spreadsheet would run as a formula begins with an apostrophe; import takes it off.
SKUs that are switched off are left out.`,
    )
    .action(async (file) => respond(await exportToFile(deps, file)))
}

/** Writes to a `.part` file first and renames it when complete. */
async function exportToFile(
  { db, now, siteUrl, terminal, resolveFile }: CliDeps,
  file: string,
): Promise<CommandResult> {
  const path = resolveFile(file)
  const draft = `${path}.part`
  let products = 0
  const onProduct = (count: number) => {
    products = count
    terminal.showProgress(`${count} products`)
  }
  try {
    const pieces = exportCatalogue({ db, siteUrl, now: now(), onProduct })
    await pipeline(pieces, createWriteStream(draft))
    await rename(draft, path)
  } catch (error) {
    await rm(draft, { force: true })
    const reason = formatFileError(error)
    if (reason === null) throw error
    return buildErrorResult(`${path} cannot be written: ${reason}.`)
  } finally {
    terminal.showProgress("")
  }
  return buildOutput([`${products} products are in ${path}.`], { products, path })
}
