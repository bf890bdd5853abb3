import { createHash } from "node:crypto"
import { readdir, readFile } from "node:fs/promises"
import { setTimeout as sleep } from "node:timers/promises"
import pg from "pg"

const migrationsFolder = new URL("./migrations/", import.meta.url)

/** Advisory lock key. The value is arbitrary, but must be the same in every process of the shop. */
const migrationLock = 4_172_935
/** A queued exclusive lock request blocks every later query on the table: at most for this time. */
const lockTimeout = "2s"
const statementTimeout = "60s"
/** Lock modes that block concurrent writes, or also reads. */
const blockingLockModes = [
  "ShareLock",
  "ShareRowExclusiveLock",
  "ExclusiveLock",
  "AccessExclusiveLock",
]
const maxAttempts = 30
const pauseMs = 1_000
/** Maximum wait for the advisory lock while another process migrates. */
const migrationLockTimeout = "10min"

export type Migration = { name: string; checksum: string; text: string }

/** An applied file with its duration and the tables that it locked against writes. */
export type AppliedMigration = { name: string; tookMs: number; locked: string[] }

type MigrateOptions = {
  /** Name of the last file to apply. Default: all. */
  upTo?: string | undefined
  onApplied?: (migration: AppliedMigration) => void
}

/** Thrown if a database cannot be migrated. The message states what the operator has to do. */
export class MigrationError extends Error {
  override name = "MigrationError"
}

/** Lists the numbered SQL migration files in order, with their SHA-256 checksums. */
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
 * Applies all pending migrations, one transaction per file, and returns their names. An advisory
 * lock serialises processes that start together. A file that runs into a lock timeout or deadlock
 * is rolled back and retried. Throws a MigrationError if the database belongs to a newer version of
 * the shop, an applied file was changed, or the locks cannot be obtained.
 */
export async function migrate(
  url: string,
  { upTo, onApplied = () => {} }: MigrateOptions = {},
): Promise<string[]> {
  return withClient(url, async (client) => {
    await acquireMigrationLock(client)
    await client.query(`
      CREATE TABLE IF NOT EXISTS schema_migrations (
        name text PRIMARY KEY,
        checksum text NOT NULL,
        applied_at timestamptz NOT NULL DEFAULT now()
      )`)
    const missing = await listMissing(client)
    const wanted = missing.filter(({ name }) => upTo === undefined || name <= upTo)
    for (const migration of wanted) onApplied(await applyInTime(client, migration))
    return wanted.map(({ name }) => name)
  })
}

/** Lists the names of pending migrations. Throws a MigrationError as `migrate` does. */
export async function listPendingMigrations(url: string): Promise<string[]> {
  return withClient(url, async (client) => (await listMissing(client)).map(({ name }) => name), {
    query_timeout: 5_000,
  })
}

async function withClient<T>(
  url: string,
  work: (client: pg.Client) => Promise<T>,
  options: pg.ClientConfig = {},
): Promise<T> {
  const client = new pg.Client({
    ...options,
    connectionString: url,
    connectionTimeoutMillis: 5_000,
    application_name: "curlew-migrate",
  })
  client.on("error", () => {})
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** Takes the advisory lock, which PostgreSQL releases with the connection, even after a crash. */
async function acquireMigrationLock(client: pg.Client): Promise<void> {
  await client.query(`SET statement_timeout = 0; SET lock_timeout = '${migrationLockTimeout}'`)
  try {
    await client.query("SELECT pg_advisory_lock($1)", [migrationLock])
  } catch (error) {
    if (!isLockTimeoutOrDeadlock(error)) throw error
    throw new MigrationError(
      `Another process has been bringing the tables up to date for ${migrationLockTimeout}; wait for it, or end it.`,
    )
  }
}

async function listMissing(client: pg.Client): Promise<Migration[]> {
  const migrations = await listMigrations()
  const there = await client.query("SELECT FROM pg_tables WHERE tablename = 'schema_migrations'")
  if (there.rowCount === 0) return migrations
  const { rows } = await client.query<{ name: string; checksum: string }>(
    "SELECT name, checksum FROM schema_migrations ORDER BY name",
  )
  const known = new Map(migrations.map(({ name, checksum }) => [name, checksum]))
  for (const { name, checksum } of rows) {
    const expected = known.get(name)
    if (expected === undefined) {
      throw new MigrationError(
        `The database belongs to a newer version of the shop: ${name} is not known to this one. Start that version, or restore a backup that this one made (docs/migrations.md).`,
      )
    }
    if (expected !== checksum) {
      throw new MigrationError(
        `The migration ${name} was changed after it had been applied; put the file back as it was.`,
      )
    }
  }
  const applied = new Set(rows.map(({ name }) => name))
  return migrations.filter(({ name }) => !applied.has(name))
}

async function applyInTime(client: pg.Client, migration: Migration): Promise<AppliedMigration> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await apply(client, migration)
    } catch (error) {
      const { name } = migration
      if (!isLockTimeoutOrDeadlock(error)) {
        throw new Error(`the migration ${name} failed: ${describe(error)}`, { cause: error })
      }
      if (tries >= maxAttempts) {
        throw new MigrationError(
          `The migration ${name} found its tables in use ${tries} times and changed nothing; retry when there is less load.`,
        )
      }
      await sleep(pauseMs * (0.5 + Math.random()))
    }
  }
}

async function apply(
  client: pg.Client,
  { name, checksum, text }: Migration,
): Promise<AppliedMigration> {
  const startedMs = performance.now()
  await client.query("BEGIN")
  try {
    await client.query(
      `SET LOCAL lock_timeout = '${lockTimeout}'; SET LOCAL statement_timeout = '${statementTimeout}'`,
    )
    const before = await listTables(client)
    await client.query(text)
    const locked = await listTables(client, blockingLockModes)
    await client.query("INSERT INTO schema_migrations (name, checksum) VALUES ($1, $2)", [
      name,
      checksum,
    ])
    await client.query("COMMIT")
    const tookMs = performance.now() - startedMs
    return { name, tookMs, locked: locked.filter((table) => before.includes(table)) }
  } catch (error) {
    await client.query("ROLLBACK").catch(() => {})
    throw error
  }
}

/** Lists the shop's tables: all, or those that this connection has locked in one of these modes. */
async function listTables(client: pg.Client, modes?: readonly string[]): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT relname AS name FROM pg_class t
     WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace AND ($1::text[] IS NULL OR EXISTS (
       SELECT FROM pg_locks WHERE relation = t.oid AND mode = ANY($1) AND pid = pg_backend_pid()))
     ORDER BY relname`,
    [modes ?? null],
  )
  return rows.map(({ name }) => name)
}

/** True for a lock timeout (55P03) or a deadlock (40P01). */
function isLockTimeoutOrDeadlock(error: unknown): boolean {
  return error instanceof pg.DatabaseError && /^(?:55P03|40P01)$/.test(error.code ?? "")
}

function describe(error: unknown) {
  return error instanceof Error ? error.message : String(error)
}
