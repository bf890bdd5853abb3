import { stat } from "node:fs/promises"
import { FileError } from "#backend/catalogue-csv/decode-file.ts"
import {
  type ImportSummary,
  importCatalogue,
  requireValidCatalogueCsv,
} from "#backend/catalogue-csv/import-catalogue.ts"
import {
  buildErrorResult,
  type Command,
  type CommandInput,
  type CommandResult,
} from "../command.ts"
import type { ConsoleDeps } from "../console-deps.ts"
import { requestConfirmation, yesOption } from "../request-confirmation.ts"
import { buildReport } from "./import-report.ts"

/**
 * Imports products from a CSV file: adds new ones and updates those that differ. Without `--yes`,
 * shows a dry run and requests confirmation first.
 */
export const importCatalogueCommand: Command = {
  name: "catalogue import",
  description: "Adds and changes products from a CSV file with Shopify's columns.",
  operands: ["FILE"],
  options: {
    "dry-run": { description: "Only show what would be done." },
    "keep-stock": { description: "Leave the stock of existing SKUs as it is." },
    "ignore-unknown-categories": { description: "Leave out unknown categories." },
    ...yesOption,
  },
  notes: [
    "Products are known by Handle, SKUs by Variant SKU or by their options. Columns and products that",
    "the file does not have stay as they are; nothing is ever removed. An empty cell empties a text.",
    "A product with an error is left out as a whole; fix it and import again.",
    "With --json there’s one line of JSON per product, and a last one with the totals.",
  ],
  async run(input, deps) {
    const path = deps.resolveFile(input.operand(0))
    try {
      const isConfirmationNeeded = deps.terminal.isAttended && !input.flag("yes")
      if (input.flag("dry-run") || isConfirmationNeeded) {
        const { result, isIdle } = await runImport(path, input, deps, { isDryRun: true })
        if (input.flag("dry-run") || isIdle) return result
      } else await requireValidCatalogueCsv(path)
      const isStopped = await requestConfirmation("This changes the products now.", input, deps)
      return isStopped ?? (await runImport(path, input, deps, { isDryRun: false })).result
    } catch (error) {
      if (error instanceof FileError) return buildErrorResult(error.message)
      throw error
    }
  },
}

async function runImport(
  path: string,
  input: CommandInput,
  { db, now, terminal }: ConsoleDeps,
  { isDryRun }: { isDryRun: boolean },
): Promise<{ result: CommandResult; isIdle: boolean }> {
  const isForPrograms = input.flag("json")
  const report = buildReport(terminal, { isForPrograms, isDryRun })
  const size = (await stat(path).catch(() => null))?.size ?? 0
  try {
    const summary = await importCatalogue(path, {
      db,
      isDryRun,
      now: now(),
      onPlan: report.printPlan,
      preservesStock: input.flag("keep-stock"),
      skipsUnknownGroups: input.flag("ignore-unknown-categories"),
      onBytes: (bytes) => report.showProgress(bytes / Math.max(size, 1)),
    })
    terminal.showProgress("")
    report.printSummary(summary)
    return {
      result: { lines: [], data: buildSums(summary), isFailed: summary.rejected > 0 },
      isIdle: summary.added + summary.changed === 0,
    }
  } finally {
    terminal.showProgress("")
  }
}

function buildSums({ unknownColumns, ...counts }: ImportSummary) {
  return { ...counts, unknown_columns: unknownColumns }
}
