import { stringify } from "csv-stringify/sync"
import { type Kysely, sql } from "kysely"
import type { Database } from "#backend/db/schema.ts"
import { buildCsvRecords } from "./build-csv-records.ts"
import { columns, escapeFormula, getOptionColumn, minOptions } from "./csv-format.ts"
import { listExistingProductsAfter } from "./existing-products.ts"
import { getGroupNames } from "./group-names.ts"

const batchSize = 200

type ExportOptions = {
  db: Kysely<Database>
  siteUrl: string
  now: Date
  onProduct: (count: number) => void
}

/**
 * Yields the whole catalogue as CSV, chunk by chunk. Starts with a byte order mark, by which
 * spreadsheets recognise UTF-8. Escapes cells that a spreadsheet would run as a formula.
 */
export async function* exportCatalogue(options: ExportOptions): AsyncGenerator<string> {
  const { db } = options
  const header = listHeaders(await countOptions(db))
  const groups = await getGroupNames(db)
  yield `\ufeff${formatCsv([header])}`
  let [afterId, count] = [0, 0]
  for (;;) {
    const products = await listExistingProductsAfter(db, { afterId, limit: batchSize })
    const last = products.at(-1)
    if (last === undefined) return
    const rows = products.flatMap((product) => buildCsvRecords(product, { ...options, groups }))
    yield formatCsv(rows.map((row) => header.map((name) => escapeFormula(row[name] ?? ""))))
    count += products.length
    options.onProduct(count)
    afterId = last.id
  }
}

/** Lists the columns in Shopify's order; columns that Shopify does not have come last. */
function listHeaders(options: number): string[] {
  const { handle, name, content, brand, type, tags, published, ...rest } = columns
  const places = Array.from({ length: options }, (_, place) => [
    getOptionColumn(place, "Name"),
    getOptionColumn(place, "Value"),
  ])
  return [
    handle,
    name,
    content,
    brand,
    type,
    tags,
    published,
    ...places.flat(),
    ...Object.values(rest),
  ]
}

/** Returns the number of option columns: that of the product with the most variations. */
async function countOptions(db: Kysely<Database>): Promise<number> {
  const { rows } = await sql<{ most: number }>`
    SELECT coalesce(max(own), 0)::integer AS most
    FROM (SELECT count(*) AS own FROM product_variations GROUP BY product_id) AS counted`.execute(
    db,
  )
  return Math.max(minOptions, rows[0]?.most ?? 0)
}

function formatCsv(rows: readonly (readonly string[])[]): string {
  // Line feeds alone are not the delimiter, and would not be quoted.
  return stringify([...rows.map((row) => [...row])], {
    record_delimiter: "windows",
    quoted_match: "\n",
  })
}
