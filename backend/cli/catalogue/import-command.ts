import { stat } from "node:fs/promises"
import type { CommandUnknownOpts } from "@commander-js/extra-typings"
import type { CellIssue } from "#backend/catalogue-csv/csv-format.ts"
import {
  type ImportSummary,
  importCatalogue,
  requireValidCatalogueCsv,
} from "#backend/catalogue-csv/import-catalogue.ts"
import { FileError } from "#backend/catalogue-csv/parse-catalogue-csv.ts"
import type { ProductPlan } from "#backend/catalogue-csv/product-plan.ts"
import {
  buildErrorResult,
  buildOutput,
  type Cli,
  type CommandResult,
  requestConfirmation,
  yesOption,
} from "../command.ts"
import type { Terminal } from "../terminal.ts"

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

const maxWarnings = 20
const maxCellLength = 60
const barWidth = 24

/** Reports an import while it runs. */
type ImportReport = {
  printPlan: (plan: ProductPlan) => void
  /** The fraction of the file that has been read, from 0 to 1. */
  showProgress: (part: number) => void
  printSummary: (summary: ImportSummary) => void
}

/** Creates a report in lines for people, or with one line of JSON per product for programs. */
function buildReport(
  terminal: Terminal,
  { isForPrograms, isDryRun }: { isForPrograms: boolean; isDryRun: boolean },
): ImportReport {
  let [done, warningCount] = [0, 0]
  return {
    printPlan(plan) {
      done += 1
      if (isForPrograms) {
        terminal.print(JSON.stringify(buildRecord(plan)))
        return
      }
      const shown = plan.warnings.slice(0, Math.max(0, maxWarnings - warningCount))
      warningCount += plan.warnings.length
      const lines = buildLines(plan, shown)
      if (lines.length > 0) terminal.showProgress("")
      for (const line of lines) terminal.print(line)
    },
    showProgress(part) {
      const filled = Math.round(Math.min(part, 1) * barWidth)
      const bar = "█".repeat(filled).padEnd(barWidth, "·")
      terminal.showProgress(`${bar} ${Math.floor(Math.min(part, 1) * 100)} %  ${done} products`)
    },
    printSummary(summary) {
      if (isForPrograms) return
      if (warningCount > maxWarnings)
        terminal.print(`… and ${warningCount - maxWarnings} more warnings.`)
      for (const line of listSums(summary, isDryRun)) terminal.print(line)
    },
  }
}

function buildRecord({ handle, line, kind, changes, errors, warnings }: ProductPlan) {
  return { handle, line, kind, changes, errors, warnings }
}

function buildLines(plan: ProductPlan, warnings: readonly CellIssue[]): string[] {
  const formatIssues = (each: readonly CellIssue[]) =>
    each.map((issue) => `    ${formatIssue(issue)}`)
  if (plan.kind === "rejected") return [`✗ ${plan.handle}: left out`, ...formatIssues(plan.errors)]
  const warningLines = formatIssues(warnings)
  if (plan.kind === "unchanged")
    return warningLines.length > 0 ? [`  ${plan.handle}`, ...warningLines] : []
  if (plan.kind === "added") {
    const count = plan.skuCount === 1 ? "1 SKU" : `${plan.skuCount} SKUs`
    return [`+ ${plan.handle}: new, ${count}`, ...warningLines]
  }
  const changes = plan.changes.map(({ sku, column, from, to }) => {
    const prefix = sku === "" ? "" : `${sku}, `
    return `    ${prefix}${column}: ${shorten(from)} → ${shorten(to)}`
  })
  return [`~ ${plan.handle}`, ...changes, ...warningLines]
}

function formatIssue({ line, column, message }: CellIssue): string {
  return `line ${line}${column === "" ? "" : `, ${column}`}: ${message}`
}

function shorten(text: string): string {
  const line = text.replace(/\s+/g, " ")
  return line.length <= maxCellLength ? `"${line}"` : `"${line.slice(0, maxCellLength)}…"`
}

function listSums(summary: ImportSummary, isDryRun: boolean): string[] {
  const { added, changed, unchanged, rejected, unknownColumns } = summary
  const kind = isDryRun ? "Dry run, nothing was written: " : ""
  const sums = `${kind}${added} added, ${changed} changed, ${unchanged} unchanged, ${rejected} left out.`
  if (unknownColumns.length === 0) return [sums]
  return [`These columns aren’t used here and were ignored: ${unknownColumns.join(", ")}.`, sums]
}
