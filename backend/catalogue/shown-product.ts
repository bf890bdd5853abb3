import { type RawBuilder, type SqlBool, sql } from "kysely"

/**
 * The condition that a row of `products` is shown: what nothing of can be chosen never is, what is
 * switched off only to a preview.
 */
export function isShownProduct(reader: { showsDrafts?: boolean | undefined }): RawBuilder<SqlBool> {
  return reader.showsDrafts ? sql<SqlBool>`has_skus` : sql<SqlBool>`enabled AND has_skus`
}
