import type { Kysely } from "kysely"
import type { Database } from "#backend/db/schema.ts"
import type { CsvProduct } from "./csv-format.ts"
import { getGroupNames } from "./group-names.ts"
import { importProducts } from "./import-products.ts"
import { parseCatalogueCsv } from "./parse-catalogue-csv.ts"
import type { ProductPlan } from "./product-plan.ts"

const batchSize = 100
const maxBatchRows = 2_000

/** Counts products by result and lists the columns that the import ignored. */
export type ImportSummary = Record<ProductPlan["kind"], number> & {
  skus: number
  unknownColumns: readonly string[]
}

type ImportCatalogueOptions = {
  db: Kysely<Database>
  now: Date
  isDryRun: boolean
  preservesStock: boolean
  skipsUnknownGroups: boolean
  /** Called with each product once it is processed. */
  onPlan: (plan: ProductPlan) => void
  onBytes: (bytes: number) => void
}

/**
 * Imports a CSV file in batches of at most a hundred products, each batch in one transaction. Skips
 * products with errors and imports the rest, so the corrected file can be imported again. Throws a
 * FileError if the file as a whole cannot be read.
 */
export async function importCatalogue(
  path: string,
  options: ImportCatalogueOptions,
): Promise<ImportSummary> {
  const { db, now, isDryRun, preservesStock, skipsUnknownGroups } = options
  const file = await parseCatalogueCsv(path, options.onBytes)
  const summary: ImportSummary = {
    added: 0,
    changed: 0,
    unchanged: 0,
    rejected: 0,
    skus: 0,
    unknownColumns: file.unknownColumns,
  }
  const productOptions = {
    now,
    isDryRun,
    preservesStock,
    skipsUnknownGroups,
    groups: await getGroupNames(db),
    codes: new Map<string, string>(),
  }
  for await (const batch of listBatches(file.products)) {
    for (const plan of await importProducts(db, batch, productOptions)) {
      summary[plan.kind] += 1
      summary.skus += plan.skuCount
      options.onPlan(plan)
    }
  }
  return summary
}

/**
 * Reads a file to its end without writing anything, so that a truncated file is rejected as a
 * whole. Throws a FileError.
 */
export async function requireValidCatalogueCsv(path: string): Promise<void> {
  const { products } = await parseCatalogueCsv(path)
  for await (const _product of products);
}

async function* listBatches(products: AsyncIterable<CsvProduct>): AsyncGenerator<CsvProduct[]> {
  let batch: CsvProduct[] = []
  let rows = 0
  for await (const product of products) {
    batch.push(product)
    rows += product.rows.length
    if (batch.length < batchSize && rows < maxBatchRows) continue
    yield batch
    batch = []
    rows = 0
  }
  if (batch.length > 0) yield batch
}
