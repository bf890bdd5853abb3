import { createHash } from "node:crypto"
import { readdir, readFile } from "node:fs/promises"
import pg from "pg"

const migrationsFolder = new URL("./migrations/", import.meta.url)

/** Any number will do, as long as every process of the shop takes the same. */
const migrationLock = 4_172_935

export type Migration = { name: string; checksum: string; text: string }

/** The numbered SQL files that make the shop's database, first to last. */
export async function listMigrations(folder: URL = migrationsFolder): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => /^\d{4}-[a-z0-9-]+\.sql$/.test(name))
  return Promise.all(
    names.sort().map(async (name) => {
      const text = await readFile(new URL(name, folder), "utf8")
      return { name, text, checksum: createHash("sha256").update(text).digest("hex") }
    }),
  )
}

/**
 * Brings the database up to date, one transaction per file, and gives the names of the files that
 * were applied now. Processes that start together wait for each other. A file that was changed
 * after it was applied, or a database from a newer version of the shop, is a fault.
 */
export async function migrate(url: string): Promise<string[]> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 5_000,
    application_name: "curlew-migrate",
  })
  client.on("error", () => {})
  await client.connect()
  try {
    await client.query("SELECT pg_advisory_lock($1)", [migrationLock])
    return await applyMissing(client, await listMigrations())
  } finally {
    await client.end()
  }
}

async function applyMissing(client: pg.Client, migrations: Migration[]) {
  await client.query(`
    CREATE TABLE IF NOT EXISTS schema_migrations (
      name text PRIMARY KEY,
      checksum text NOT NULL,
      applied_at timestamptz NOT NULL DEFAULT now()
    )`)
  const { rows } = await client.query<{ name: string; checksum: string }>(
    "SELECT name, checksum FROM schema_migrations",
  )
  const applied = new Map(rows.map((row) => [row.name, row.checksum]))
  refuseForeign(applied, migrations)
  const missing = migrations.filter(({ name }) => !applied.has(name))
  for (const migration of missing) await apply(client, migration)
  return missing.map(({ name }) => name)
}

function refuseForeign(applied: Map<string, string>, migrations: Migration[]) {
  const known = new Map(migrations.map(({ name, checksum }) => [name, checksum]))
  for (const [name, checksum] of applied) {
    const expected = known.get(name)
    if (expected === undefined) {
      throw new Error(`The database was migrated by a newer version of the shop (${name}).`)
    }
    if (expected !== checksum) {
      throw new Error(`The migration ${name} was changed after it had been applied.`)
    }
  }
}

async function apply(client: pg.Client, { name, checksum, text }: Migration) {
  await client.query("BEGIN")
  try {
    await client.query(text)
    await client.query("INSERT INTO schema_migrations (name, checksum) VALUES ($1, $2)", [
      name,
      checksum,
    ])
    await client.query("COMMIT")
  } catch (fault) {
    await client.query("ROLLBACK").catch(() => {})
    throw new Error(`The migration ${name} failed: ${describe(fault)}`, { cause: fault })
  }
}

function describe(fault: unknown) {
  return fault instanceof Error ? fault.message : String(fault)
}
