import { createReadStream } from "node:fs"
import { join } from "node:path"
import { pipeline } from "node:stream/promises"
import { createGunzip } from "node:zlib"
import { sql } from "kysely"
import pg from "pg"
import { from as copyFrom } from "pg-copy-streams"
import { listMigrations, migrate } from "#backend/db/migrate.ts"
import { openDatabase } from "#backend/db/pool.ts"
import { UserError } from "#scripts/lib/user-error.ts"
import { listSortedViolations, type Snapshot } from "./database-snapshot.ts"
import type { Manifest, TableEntry } from "./manifest.ts"

/** Sequence numbers to skip: invoices and tokens issued after the backup may contain them. */
const skippedNumbers = 1_000

/**
 * Restores an empty database from an extracted backup, applies newer migrations, and compares the
 * invariant violations of its orders, payments and stock with those at backup time. Sequences skip
 * 1,000 numbers. Throws a UserError if the backup is of another version or the violations differ.
 */
export async function restoreDatabase(
  url: string,
  folder: string,
  manifest: Manifest,
  onTable: (at: number, count: number) => void,
): Promise<void> {
  await requireKnownMigrations(manifest)
  await createSnapshotTables(url, folder, manifest, onTable)
  await migrate(url)
  await requireSameViolations(url, manifest)
  await skipNumbers(url, manifest)
}

/** Creates the tables and rows of a snapshot in an empty database, migrated to its last migration. */
export async function createSnapshotTables(
  url: string,
  folder: string,
  snapshot: Snapshot,
  onTable: (at: number, count: number) => void,
): Promise<void> {
  await migrate(url, { upTo: snapshot.migrations.at(-1)?.name ?? "" })
  const client = new pg.Client({ connectionString: url, application_name: "curlew-restore" })
  client.on("error", () => {})
  await client.connect()
  try {
    await client.query("BEGIN")
    const foreignKeys = await dropForeignKeys(client)
    for (const [at, table] of snapshot.tables.entries()) {
      onTable(at, snapshot.tables.length)
      await loadTable(client, folder, table)
    }
    // Adding the foreign keys again proves that no row references a missing one.
    for (const foreignKey of foreignKeys) await client.query(foreignKey)
    for (const { name, value } of snapshot.sequences) {
      if (value !== null) await client.query("SELECT setval($1::regclass, $2)", [name, value])
    }
    await client.query("COMMIT")
    await client.query("ANALYZE")
  } finally {
    await client.end()
  }
}

async function requireKnownMigrations({ migrations }: Manifest): Promise<void> {
  const known = new Map((await listMigrations()).map(({ name, checksum }) => [name, checksum]))
  const unknown = migrations.find(({ name, checksum }) => known.get(name) !== checksum)
  if (!unknown) return
  throw new UserError(
    `The backup was made by another version of the shop (${unknown.name}); restore it with that version, then go on to this one.`,
  )
}

/** Drops all foreign keys for the load. Returns the statements that add them again. */
async function dropForeignKeys(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ owner: string; name: string; definition: string }>(`
    SELECT conrelid::regclass::text AS owner, quote_ident(conname) AS name,
      pg_get_constraintdef(oid) AS definition
    FROM pg_constraint WHERE contype = 'f' AND connamespace = 'public'::regnamespace`)
  for (const { owner, name } of rows)
    await client.query(`ALTER TABLE ${owner} DROP CONSTRAINT ${name}`)
  return rows.map(
    ({ owner, name, definition }) => `ALTER TABLE ${owner} ADD CONSTRAINT ${name} ${definition}`,
  )
}

/** Loads a table with COPY and without triggers: the backup contains the derived columns. */
async function loadTable(client: pg.Client, folder: string, table: TableEntry): Promise<void> {
  const name = pg.escapeIdentifier(table.name)
  const list = table.columns.map((column) => pg.escapeIdentifier(column)).join(", ")
  await client.query(`ALTER TABLE ${name} DISABLE TRIGGER USER`)
  // A migration may have inserted rows.
  await client.query(`DELETE FROM ${name}`)
  const target = client.query(copyFrom(`COPY ${name} (${list}) FROM STDIN`))
  await pipeline(createReadStream(join(folder, table.path)), createGunzip(), target)
  if (target.rowCount !== table.rows) {
    throw new UserError(
      `The table ${table.name} came back with ${target.rowCount} rows, not ${table.rows}.`,
    )
  }
  await client.query(`ALTER TABLE ${name} ENABLE TRIGGER USER`)
}

async function skipNumbers(url: string, { sequences }: Manifest): Promise<void> {
  const db = openDatabase(url, { maxConnections: 1 })
  try {
    for (const { name } of sequences) {
      await sql`SELECT setval(${name}::regclass, nextval(${name}::regclass) + ${skippedNumbers}::integer)`.execute(
        db,
      )
    }
  } finally {
    await db.destroy()
  }
}

async function requireSameViolations(url: string, { violations }: Manifest): Promise<void> {
  const db = openDatabase(url, { maxConnections: 2 })
  const restored = await listSortedViolations(db).finally(() => db.destroy())
  if (JSON.stringify(restored) === JSON.stringify(violations)) return
  const difference = restored.find((each) => !violations.includes(each)) ?? violations[0]
  throw new UserError(
    `The restored order data fails other checks than the backup's: ${difference}. Nothing was changed.`,
  )
}
