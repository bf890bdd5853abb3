import { sql, type Transaction } from "kysely"
import pg from "pg"
import type { Database } from "#backend/db/schema.ts"

const foreignKey = "23503"

/**
 * Removes a person's picture with all its sizes, unless something of the shop still shows it. Throws
 * where the place of pictures cannot be reached, so that the transaction is rolled back.
 */
export async function removeUnusedPicture(
  trx: Transaction<Database>,
  hash: string,
  removePicture: (hash: string) => Promise<void>,
): Promise<void> {
  await sql`SAVEPOINT photo`.execute(trx)
  try {
    const { rows } = await sql`DELETE FROM images WHERE hash = ${hash}
      AND NOT EXISTS (SELECT FROM users WHERE image_hash = ${hash})
      AND NOT EXISTS (SELECT FROM order_lines WHERE image_hash = ${hash}) RETURNING hash`.execute(
      trx,
    )
    if (rows.length === 0) return
  } catch (fault) {
    if (!(fault instanceof pg.DatabaseError && fault.code === foreignKey)) throw fault
    await sql`ROLLBACK TO SAVEPOINT photo`.execute(trx)
    return
  }
  await removePicture(hash)
}
