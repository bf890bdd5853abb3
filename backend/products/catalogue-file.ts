import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { Kysely } from "kysely"
import type { z } from "zod"
import { exportCatalogue } from "#backend/catalogue-csv/export-catalogue.ts"
import {
  importCatalogue,
  requireValidCatalogueCsv,
} from "#backend/catalogue-csv/import-catalogue.ts"
import { FileError } from "#backend/catalogue-csv/parse-catalogue-csv.ts"
import type { ProductPlan } from "#backend/catalogue-csv/product-plan.ts"
import type { Database } from "#backend/db/schema.ts"
import { type ApiError, buildFieldError } from "#backend/http/api-error.ts"
import type { productWorkCalls, WireProductImport } from "#lib/contract/product-work-calls.ts"
import type { Result } from "#lib/contract/result.ts"

type Db = Kysely<Database>
type CsvInput = z.output<(typeof productWorkCalls)["importProducts"]["body"]>
type Options = { now: Date; isDryRun: boolean }

const mostProducts = 500
const mostChanges = 50

/**
 * Imports a catalogue as the console does, or returns what importing it would do. A file that cannot be
 * read to its end is rejected as a whole; a product with an error is left out.
 */
export async function importCatalogueText(
  db: Db,
  { name, text, preserve_stock, ignore_unknown_categories }: CsvInput,
  { now, isDryRun }: Options,
): Promise<Result<WireProductImport, ApiError>> {
  const folder = await mkdtemp(join(tmpdir(), "curlew-import-"))
  const path = join(folder, "catalogue.csv")
  const products: WireProductImport["products"] = []
  try {
    await writeFile(path, text)
    if (!isDryRun) await requireValidCatalogueCsv(path)
    const {
      skus: _,
      unknownColumns,
      ...counts
    } = await importCatalogue(path, {
      db,
      now,
      isDryRun,
      preservesStock: preserve_stock,
      skipsUnknownGroups: ignore_unknown_categories,
      onPlan: (plan) => {
        if (isWorthShowing(plan) && products.length < mostProducts) products.push(buildWire(plan))
      },
      onBytes: () => {},
    })
    return { ok: true, value: { ...counts, unknown_columns: [...unknownColumns], products } }
  } catch (error) {
    if (!(error instanceof FileError)) throw error
    const reason = error.message.replaceAll(path, name)
    const detail = { code: "catalogue_file_invalid", params: { reason } } as const
    return { ok: false, error: buildFieldError("text", detail) }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

function isWorthShowing({ kind, warnings }: ProductPlan): boolean {
  return kind !== "unchanged" || warnings.length > 0
}

function buildWire(plan: ProductPlan): WireProductImport["products"][number] {
  const { handle, line, kind, skuCount, changes, errors, warnings } = plan
  return {
    handle,
    line,
    kind,
    sku_count: skuCount,
    changes: changes.slice(0, mostChanges),
    errors: [...errors],
    warnings: [...warnings],
  }
}

/** Returns the whole catalogue as a CSV file in Base64. */
export async function buildCatalogueFile(
  db: Db,
  siteUrl: string,
  now: Date,
): Promise<{ name: string; mime: string; data: string }> {
  const chunks: string[] = []
  for await (const chunk of exportCatalogue({ db, siteUrl, now, onProduct: () => {} })) {
    chunks.push(chunk)
  }
  return {
    name: `products-${now.toISOString().slice(0, 10)}.csv`,
    mime: "text/csv; charset=utf-8",
    data: Buffer.from(chunks.join("")).toString("base64"),
  }
}
