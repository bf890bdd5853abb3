import { stringify } from "csv-stringify/sync"
import { type Kysely, sql } from "kysely"
import type { Database } from "#backend/db/schema.ts"
import { buildFileRows } from "./build-file-rows.ts"
import { columns, leastOptions, optionColumn } from "./file-columns.ts"
import { readGroupNames } from "./group-names.ts"
import { listNextShelfProducts } from "./list-shelf-products.ts"
import { guardCell } from "./safe-cell.ts"

const atOnce = 200

type Parts = {
  db: Kysely<Database>
  siteUrl: string
  now: Date
  onProduct: (count: number) => void
}

/**
 * Yields the whole catalogue as CSV, chunk by chunk. Starts with a byte order mark, by which
 * spreadsheets recognise UTF-8. Escapes cells that a spreadsheet would run as a formula.
 */
export async function* exportCatalogue(parts: Parts): AsyncGenerator<string> {
  const { db } = parts
  const header = listHeaders(await countOptions(db))
  const groups = await readGroupNames(db)
  yield `\ufeff${write([header])}`
  let [afterId, count] = [0, 0]
  for (;;) {
    const products = await listNextShelfProducts(db, { afterId, limit: atOnce })
    const last = products.at(-1)
    if (last === undefined) return
    const rows = products.flatMap((product) => buildFileRows(product, { ...parts, groups }))
    yield write(rows.map((row) => header.map((name) => guardCell(row[name] ?? ""))))
    count += products.length
    parts.onProduct(count)
    afterId = last.id
  }
}

/** Lists the columns in Shopify's order; columns that Shopify does not have come last. */
function listHeaders(options: number): string[] {
  const { handle, name, content, brand, type, tags, published, ...rest } = columns
  const places = Array.from({ length: options }, (_, place) => [
    optionColumn(place, "Name"),
    optionColumn(place, "Value"),
  ])
  return [
    ...[handle, name, content, brand, type, tags, published],
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
  return Math.max(leastOptions, rows[0]?.most ?? 0)
}

function write(rows: readonly (readonly string[])[]): string {
  return stringify([...rows.map((row) => [...row])], { record_delimiter: "windows" })
}
