import { createHash } from "node:crypto"
import { createWriteStream } from "node:fs"
import { mkdir } from "node:fs/promises"
import { join } from "node:path"
import { Transform } from "node:stream"
import { pipeline } from "node:stream/promises"
import { createGzip } from "node:zlib"
import { sql } from "kysely"
import pg from "pg"
import { to as copyTo } from "pg-copy-streams"
import { openDatabase } from "#backend/db/pool.ts"
import { listViolations } from "#scripts/backup/invariants.ts"
import type { Manifest, TableEntry } from "./manifest.ts"

export type Snapshot = Pick<Manifest, "migrations" | "tables" | "sequences">
type OnTable = (at: number, count: number) => void

/**
 * Saves every table into one file each below `folder`, all from one consistent snapshot under
 * concurrent writes, and lists the invariant violations in that snapshot. Calls `onTable` before
 * each table.
 */
export async function saveDatabaseSnapshot(
  url: string,
  folder: string,
  onTable: OnTable,
): Promise<Snapshot & Pick<Manifest, "violations">> {
  let violations: string[] = []
  const snapshot = await saveTableSnapshot(url, folder, onTable, async (snapshotId) => {
    violations = await listViolationsAt(url, snapshotId)
  })
  return { ...snapshot, violations }
}

/**
 * Saves a snapshot of the tables without the list of violations, for tables of any version of the
 * shop. `whileOpen` runs while the exported snapshot is valid.
 */
export async function saveTableSnapshot(
  url: string,
  folder: string,
  onTable: OnTable,
  whileOpen: (snapshotId: string) => Promise<void> = async () => {},
): Promise<Snapshot> {
  await mkdir(join(folder, "tables"), { recursive: true, mode: 0o700 })
  const client = new pg.Client({ connectionString: url, application_name: "curlew-backup" })
  client.on("error", () => {})
  await client.connect()
  try {
    await client.query("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY")
    const exported = await read<{ id: string }>(client, "SELECT pg_export_snapshot() AS id")
    const migrations = await read<{ name: string; checksum: string }>(
      client,
      "SELECT name, checksum FROM schema_migrations ORDER BY name",
    )
    const tables = await listTables(client)
    const entries: TableEntry[] = []
    for (const [at, table] of tables.entries()) {
      onTable(at, tables.length)
      entries.push(await writeTable(client, folder, table))
    }
    const sequences = await read<{ name: string; value: string | null }>(
      client,
      `SELECT sequencename AS name, last_value::text AS value FROM pg_sequences
       WHERE schemaname = 'public' ORDER BY sequencename`,
    )
    await whileOpen(exported[0]?.id ?? "")
    await client.query("COMMIT")
    return { migrations, tables: entries, sequences }
  } finally {
    await client.end()
  }
}

type Table = { name: string; columns: string[] }

/** Returns the tables with their stored columns, without generated ones. */
function listTables(client: pg.Client): Promise<Table[]> {
  return read<Table>(
    client,
    `SELECT t.table_name AS name, array_agg(c.column_name::text ORDER BY c.ordinal_position) AS columns
     FROM information_schema.tables t
     JOIN information_schema.columns c USING (table_schema, table_name)
     WHERE t.table_schema = 'public' AND t.table_type = 'BASE TABLE'
       AND t.table_name <> 'schema_migrations' AND c.is_generated = 'NEVER'
     GROUP BY t.table_name ORDER BY t.table_name`,
  )
}

async function writeTable(client: pg.Client, folder: string, table: Table): Promise<TableEntry> {
  const { name, columns } = table
  const path = `tables/${name}.copy.gz`
  const list = columns.map((column) => pg.escapeIdentifier(column)).join(", ")
  const source = client.query(
    copyTo(`COPY (SELECT ${list} FROM ${pg.escapeIdentifier(name)}) TO STDOUT`),
  )
  const meter = buildMeter()
  const target = createWriteStream(join(folder, path), { mode: 0o600 })
  await pipeline(source, createGzip({ level: 6 }), meter.stream, target)
  return { ...meter.read(), name, columns, path, rows: source.rowCount ?? 0 }
}

/** Builds a pass-through stream that measures the number of bytes and their SHA-256. */
export function buildMeter() {
  const hash = createHash("sha256")
  let bytes = 0
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length
      hash.update(chunk)
      done(null, chunk)
    },
  })
  return { stream, read: () => ({ bytes, sha256: hash.digest("hex") }) }
}

/** Returns the invariant violations in an exported snapshot, on another connection. */
async function listViolationsAt(url: string, snapshot: string): Promise<string[]> {
  const db = openDatabase(url, { maxConnections: 1 })
  try {
    return await db
      .transaction()
      .setIsolationLevel("repeatable read")
      .execute(async (trx) => {
        await sql`SET TRANSACTION SNAPSHOT ${sql.lit(snapshot)}`.execute(trx)
        return listSortedViolations(trx)
      })
  } finally {
    await db.destroy()
  }
}

/** Returns the invariant violations of orders, payments and stock, sorted. */
export async function listSortedViolations(
  db: Parameters<typeof listViolations>[0],
): Promise<string[]> {
  return (await listViolations(db, { stockAtStart: new Map(), acknowledged: [] })).sort()
}

async function read<R extends pg.QueryResultRow>(client: pg.Client, text: string): Promise<R[]> {
  return (await client.query<R>(text)).rows
}
