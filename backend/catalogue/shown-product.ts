import { type RawBuilder, type SqlBool, sql } from "kysely"

/**
 * Returns the SQL condition that a row of `products` is shown. A product without SKUs is never
 * shown, a disabled one only to a preview.
 */
export function isShownProduct(reader: { showsDrafts?: boolean | undefined }): RawBuilder<SqlBool> {
  return reader.showsDrafts ? sql<SqlBool>`has_skus` : sql<SqlBool>`enabled AND has_skus`
}
