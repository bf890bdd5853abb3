import type { Kysely } from "kysely"
import type { Database } from "#backend/db/schema.ts"
import type { FiledProduct } from "./filed-product.ts"
import { readGroupNames } from "./group-names.ts"
import { importProducts } from "./import-products.ts"
import type { ProductPlan } from "./product-plan.ts"
import { readCatalogueFile } from "./read-catalogue-file.ts"

const atOnce = 100
const mostRowsAtOnce = 2_000

/** How many products came to what, and which columns were left alone. */
export type ImportSummary = Record<ProductPlan["kind"], number> & {
  skus: number
  unknownColumns: readonly string[]
}

type Wish = {
  db: Kysely<Database>
  now: Date
  isDryRun: boolean
  keepsStock: boolean
  skipsUnknownGroups: boolean
  /** Hears of each product once it is done with. */
  onPlan: (plan: ProductPlan) => void
  onBytes: (bytes: number) => void
}

/**
 * Takes a catalogue file a hundred products at a time, each batch whole. Products with faults are left
 * out and the others taken, so that a mended file can simply be taken again. Throws a FileRefusal
 * where the file as a whole cannot be read.
 */
export async function importCatalogue(path: string, wish: Wish): Promise<ImportSummary> {
  const { db, now, isDryRun, keepsStock, skipsUnknownGroups } = wish
  const file = await readCatalogueFile(path, wish.onBytes)
  const summary: ImportSummary = {
    ...{ added: 0, changed: 0, unchanged: 0, refused: 0, skus: 0 },
    unknownColumns: file.unknownColumns,
  }
  const taking = {
    ...{ now, isDryRun, keepsStock, skipsUnknownGroups },
    groups: await readGroupNames(db),
    codes: new Map<string, string>(),
  }
  for await (const batch of listBatches(file.products)) {
    for (const plan of await importProducts(db, batch, taking)) {
      summary[plan.kind] += 1
      summary.skus += plan.skuCount
      wish.onPlan(plan)
    }
  }
  return summary
}

/** Walks through a file to its end without doing anything, so that a torn one is refused whole. */
export async function checkCatalogueFile(path: string): Promise<void> {
  const { products } = await readCatalogueFile(path)
  for await (const _product of products);
}

async function* listBatches(products: AsyncIterable<FiledProduct>): AsyncGenerator<FiledProduct[]> {
  let batch: FiledProduct[] = []
  let rows = 0
  for await (const product of products) {
    batch.push(product)
    rows += product.rows.length
    if (batch.length < atOnce && rows < mostRowsAtOnce) continue
    yield batch
    batch = []
    rows = 0
  }
  if (batch.length > 0) yield batch
}
