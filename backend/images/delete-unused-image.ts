import { sql, type Transaction } from "kysely"
import pg from "pg"
import type { Database } from "#backend/db/schema.ts"

const foreignKey = "23503"

/**
 * Deletes an image with all its renditions, unless a record still references it. Throws if the
 * image store is unreachable, so that the transaction is rolled back.
 */
export async function deleteUnusedImage(
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
  } catch (error) {
    if (!(error instanceof pg.DatabaseError && error.code === foreignKey)) throw error
    await sql`ROLLBACK TO SAVEPOINT photo`.execute(trx)
    return
  }
  await removePicture(hash)
}
