import { type Kysely, type RawBuilder, sql, type Transaction } from "kysely"
import pg from "pg"
import type { Database } from "#backend/db/schema.ts"
import type { Deps } from "#backend/deps.ts"

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
      AND NOT EXISTS (SELECT FROM reviews WHERE ${hash} = ANY(image_hashes))
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

/** Retention of unreferenced images: uploads precede their use, and mistakes surface in days. */
const retainUnusedMs = 7 * 86_400_000

type PruneDeps = Pick<Deps, "db" | "now"> & { removePicture: (hash: string) => Promise<void> }

/**
 * Deletes images with all their renditions that were unreferenced for a week. Each run records the
 * unreferenced ones in `images.unused_since`. Another upload of the same image resets that time.
 */
export async function pruneOriginals(deps: PruneDeps, signal?: AbortSignal): Promise<void> {
  const { db, now } = deps
  const images = await db.selectFrom("images").select(["hash", "unused_since"]).execute()
  const used = await listUsedHashes(db, signal)
  const unused = images.filter(({ hash }) => !used.has(hash))
  const before = new Date(now().getTime() - retainUnusedMs)
  for (const { hash, unused_since: since } of unused) {
    signal?.throwIfAborted()
    if (since !== null && since < before) await pruneImage(deps, hash, before)
  }
  const isMarkedUnused = ({ unused_since: since }: { unused_since: Date | null }) => since !== null
  const usedAgain = images.filter((image) => used.has(image.hash) && isMarkedUnused(image))
  const newlyUnused = unused.filter((image) => !isMarkedUnused(image))
  await saveUnusedSince(deps, usedAgain, null)
  await saveUnusedSince(deps, newlyUnused, now())
}

async function pruneImage(
  { db, removePicture }: PruneDeps,
  hash: string,
  before: Date,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const image = await trx
      .selectFrom("images")
      .select("hash")
      .where("hash", "=", hash)
      .where("unused_since", "<", before)
      .forUpdate()
      .executeTakeFirst()
    if (image !== undefined) await deleteUnusedImage(trx, hash, removePicture)
  })
}

async function saveUnusedSince(
  { db }: PruneDeps,
  images: readonly { hash: string }[],
  since: Date | null,
): Promise<void> {
  const hashes = images.map(({ hash }) => hash)
  await sql`UPDATE images SET unused_since = ${since}
    WHERE hash = ANY(${hashes}::text[])`.execute(db)
}

type Column = { name: string; isText: boolean }
type Table = { name: string; columns: Column[] }

/**
 * Lists the hashes of all images referenced in the database: a text that is a hash or contains an
 * image URL, or JSON with a hash anywhere in it. Scans every text and JSON column of every table,
 * so that a new column cannot be forgotten; but not those of the tables in `skipped`.
 */
export async function listUsedHashes(
  db: Kysely<Database>,
  signal?: AbortSignal,
  skipped: ReadonlySet<string> = new Set(),
): Promise<Set<string>> {
  const used = new Set<string>()
  for (const table of await listTables(db)) {
    signal?.throwIfAborted()
    if (skipped.has(table.name)) continue
    for (const hash of await listHashesIn(db, table)) used.add(hash)
  }
  return used
}

async function listTables(db: Kysely<Database>): Promise<Table[]> {
  const { rows } = await sql<Table>`
    SELECT table_name AS name,
      json_agg(json_build_object('name', column_name, 'isText', data_type = 'text')) AS columns
    FROM information_schema.columns JOIN information_schema.tables USING (table_schema, table_name)
    WHERE table_schema = current_schema() AND table_type = 'BASE TABLE' AND table_name <> 'images'
      AND data_type IN ('text', 'json', 'jsonb', 'ARRAY')
    GROUP BY table_name`.execute(db)
  return rows
}

async function listHashesIn(db: Kysely<Database>, { name, columns }: Table): Promise<string[]> {
  const values = columns.map((column) => ({
    words: sql`${sql.ref(`${name}.${column.name}`)}::text`,
    isText: sql`${column.isText}::boolean`,
  }))
  const cells = values.map(({ words, isText }) => sql`(${words}, ${isText})`)
  // Rows without any hash are skipped before their cells become rows of their own.
  const conditions = values.map(({ words, isText }) => mayContainHash(words, isText))
  const { rows } = await sql<{ hash: string }>`
    SELECT DISTINCT found[1] AS hash
    FROM ${sql.table(name)}, LATERAL (VALUES ${sql.join(cells)}) AS cell (words, is_text),
      LATERAL regexp_matches(cell.words, '\\m[0-9a-f]{32}\\M', 'g') AS found
    WHERE (${sql.join(conditions, sql` OR `)})
      AND ${mayContainHash(sql.ref("cell.words"), sql.ref("cell.is_text"))}`.execute(db)
  return rows.map(({ hash }) => hash)
}

function mayContainHash(words: RawBuilder<unknown>, isText: RawBuilder<unknown>) {
  return sql`(octet_length(${words}) >= 32 AND (NOT ${isText} OR octet_length(${words}) = 32
    OR strpos(${words}, 'assets/i/') > 0))`
}
