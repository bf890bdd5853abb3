import { stat } from "node:fs/promises"
import { FileRefusal } from "#backend/catalogue-file/decode-file.ts"
import {
  checkCatalogueFile,
  type ImportSummary,
  importCatalogue,
} from "#backend/catalogue-file/import-catalogue.ts"
import { type Command, type Given, type Outcome, refuse } from "../command.ts"
import { confirm, yesOption } from "../confirm.ts"
import type { ConsoleParts } from "../console-parts.ts"
import { buildReport } from "./import-report.ts"

/**
 * Imports products from a CSV file: adds new ones and updates those that differ. Without `--yes`,
 * shows a dry run and requests confirmation first.
 */
export const importCatalogueCommand: Command = {
  name: "catalogue import",
  says: "Adds and changes products from a CSV file with Shopify's columns.",
  operands: ["FILE"],
  options: {
    "dry-run": { says: "Only show what would be done." },
    "keep-stock": { says: "Leave the stock of existing SKUs as it is." },
    "ignore-unknown-categories": { says: "Leave out unknown categories." },
    ...yesOption,
  },
  notes: [
    "Products are known by Handle, SKUs by Variant SKU or by their options. Columns and products that",
    "the file does not have stay as they are; nothing is ever removed. An empty cell empties a text.",
    "A product with an error is left out as a whole; fix it and import again.",
    "With --json there’s one line of JSON per product, and a last one with the totals.",
  ],
  async run(given, parts) {
    const path = parts.resolveFile(given.operand(0))
    try {
      const isAsked = parts.terminal.isAttended && !given.flag("yes")
      if (given.flag("dry-run") || isAsked) {
        const { outcome, isIdle } = await take(path, given, parts, { isDryRun: true })
        if (given.flag("dry-run") || isIdle) return outcome
      } else await checkCatalogueFile(path)
      const isStopped = await confirm("This changes the products now.", given, parts)
      return isStopped ?? (await take(path, given, parts, { isDryRun: false })).outcome
    } catch (fault) {
      if (fault instanceof FileRefusal) return refuse(fault.message)
      throw fault
    }
  },
}

async function take(
  path: string,
  given: Given,
  { db, now, terminal }: ConsoleParts,
  { isDryRun }: { isDryRun: boolean },
): Promise<{ outcome: Outcome; isIdle: boolean }> {
  const isForPrograms = given.flag("json")
  const report = buildReport(terminal, { isForPrograms, isDryRun })
  const size = (await stat(path).catch(() => null))?.size ?? 0
  try {
    const summary = await importCatalogue(path, {
      ...{ db, isDryRun, now: now(), onPlan: report.tell },
      keepsStock: given.flag("keep-stock"),
      skipsUnknownGroups: given.flag("ignore-unknown-categories"),
      onBytes: (bytes) => report.showProgress(bytes / Math.max(size, 1)),
    })
    terminal.showProgress("")
    report.sumUp(summary)
    return {
      outcome: { lines: [], data: buildSums(summary), isFailed: summary.refused > 0 },
      isIdle: summary.added + summary.changed === 0,
    }
  } finally {
    terminal.showProgress("")
  }
}

function buildSums({ unknownColumns, ...counts }: ImportSummary) {
  return { ...counts, unknown_columns: unknownColumns }
}
