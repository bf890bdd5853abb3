import { stat } from "node:fs/promises"
import type { CommandUnknownOpts } from "@commander-js/extra-typings"
import { FileError } from "#backend/catalogue-csv/decode-file.ts"
import {
  type ImportSummary,
  importCatalogue,
  requireValidCatalogueCsv,
} from "#backend/catalogue-csv/import-catalogue.ts"
import { buildErrorResult, buildOutput, type Cli, type CommandResult } from "../command.ts"
import { requestConfirmation, yesOption } from "../request-confirmation.ts"
import { buildReport } from "./import-report.ts"

type ImportOptions = {
  dryRun?: true | undefined
  keepStock?: true | undefined
  ignoreUnknownCategories?: true | undefined
  yes?: true | undefined
}

/**
 * Registers `catalogue import`: adds new products of a CSV file and updates those that differ.
 * Without `--yes`, shows a dry run and requests confirmation first.
 */
export function registerImportCatalogue(catalogue: CommandUnknownOpts, cli: Cli): void {
  catalogue
    .command("import")
    .description("Adds and changes products from a CSV file with Shopify's columns.")
    .argument("<file>")
    .option("--dry-run", "Only show what would be done.")
    .option("--keep-stock", "Leave the stock of existing SKUs as it is.")
    .option("--ignore-unknown-categories", "Leave out unknown categories.")
    .option(...yesOption)
    .addHelpText(
      "after",
      `
Products are known by Handle, SKUs by Variant SKU or by their options. Columns and products that
the file does not have stay as they are; nothing is ever removed. An empty cell empties a text.
A product with an error is left out as a whole; fix it and import again.
With --json there’s one line of JSON per product, and a last one with the totals.`,
    )
    .action(async (file, options) => cli.respond(await importFile(cli, file, options)))
}

async function importFile(cli: Cli, file: string, options: ImportOptions): Promise<CommandResult> {
  const { deps } = cli
  const path = deps.resolveFile(file)
  try {
    const isConfirmationNeeded = deps.terminal.isAttended && !options.yes
    if (options.dryRun || isConfirmationNeeded) {
      const { result, isIdle } = await runImport(cli, path, options, { isDryRun: true })
      if (options.dryRun || isIdle) return result
    } else await requireValidCatalogueCsv(path)
    const confirmed = await requestConfirmation("This changes the products now.", options, deps)
    if (!confirmed.ok) return confirmed
    return (await runImport(cli, path, options, { isDryRun: false })).result
  } catch (error) {
    if (error instanceof FileError) return buildErrorResult(error.message)
    throw error
  }
}

async function runImport(
  { deps: { db, now, terminal }, isForPrograms }: Cli,
  path: string,
  { keepStock, ignoreUnknownCategories }: ImportOptions,
  { isDryRun }: { isDryRun: boolean },
): Promise<{ result: CommandResult; isIdle: boolean }> {
  const report = buildReport(terminal, { isForPrograms: isForPrograms(), isDryRun })
  const size = (await stat(path).catch(() => null))?.size ?? 0
  try {
    const summary = await importCatalogue(path, {
      db,
      isDryRun,
      now: now(),
      onPlan: report.printPlan,
      preservesStock: keepStock === true,
      skipsUnknownGroups: ignoreUnknownCategories === true,
      onBytes: (bytes) => report.showProgress(bytes / Math.max(size, 1)),
    })
    terminal.showProgress("")
    report.printSummary(summary)
    return {
      result: buildOutput([], buildSums(summary), { isFailed: summary.rejected > 0 }),
      isIdle: summary.added + summary.changed === 0,
    }
  } finally {
    terminal.showProgress("")
  }
}

function buildSums({ unknownColumns, ...counts }: ImportSummary) {
  return { ...counts, unknown_columns: unknownColumns }
}
