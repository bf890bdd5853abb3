import { readdir, rm } from "node:fs/promises"
import { join } from "node:path"
import { type Kysely, sql } from "kysely"
import pg from "pg"
import type { Database } from "#backend/db/schema.ts"
import { isMissingFile } from "#backend/files/write-file-whole.ts"

const foreignKey = "23503"

/** Removes a picture with all its sizes, unless something of the shop still shows it. */
export async function removePhoto(
  { db, dataDir }: { db: Kysely<Database>; dataDir: string },
  hash: string,
): Promise<void> {
  try {
    const { rows } = await sql`DELETE FROM images WHERE hash = ${hash}
      AND NOT EXISTS (SELECT FROM users WHERE image_hash = ${hash})
      AND NOT EXISTS (SELECT FROM order_lines WHERE image_hash = ${hash}) RETURNING hash`.execute(
      db,
    )
    if (rows.length === 0) return
  } catch (fault) {
    if (fault instanceof pg.DatabaseError && fault.code === foreignKey) return
    throw fault
  }
  for (const kind of ["originals", "renditions"]) {
    const folder = join(dataDir, "media", kind, hash.slice(0, 2))
    for (const name of await listFiles(folder)) {
      if (name.startsWith(hash)) await rm(join(folder, name), { force: true })
    }
  }
}

async function listFiles(folder: string): Promise<string[]> {
  try {
    return await readdir(folder)
  } catch (fault) {
    if (isMissingFile(fault)) return []
    throw fault
  }
}
