import { createHash, randomBytes } from "node:crypto"
import { setTimeout as sleep } from "node:timers/promises"
import { type Kysely, sql } from "kysely"
import pg from "pg"
import { listMigrations, migrate } from "#backend/db/migrate.ts"
import { openDatabase } from "#backend/db/pool.ts"
import type { Database } from "#backend/db/schema.ts"
import { getDatabaseServerUrl } from "./database-server.ts"

/** A migrated database for one test file. `close()` empties it for the next file of the process. */
export type TestDatabase = { url: string; db: Kysely<Database>; close: () => Promise<void> }

type OpenDatabase = { url: string; db: Kysely<Database>; schemaVersion: string }

const templateLock = 4_172_936
const maxTries = 100
const applicationName = "curlew-test"
/** Deleted rows stay in the files of their table, and slow down the tests that follow. */
const maxDeletedRows = 5_000
/** Empty databases with open connections, whose catalogue caches are filled. */
const idle: OpenDatabase[] = []

/**
 * Opens an empty, migrated database for one test file: a clone of the template, or the database of a
 * test file that is closed. Close it after the file.
 */
export async function openTestDatabase(): Promise<TestDatabase> {
  const serverUrl = await getDatabaseServerUrl()
  const opened = idle.pop() ?? (await openClone(serverUrl))
  return {
    ...opened,
    close: async () => {
      if (await isEmptied(opened)) {
        idle.push(opened)
        return
      }
      await opened.db.destroy()
      const name = new URL(opened.url).pathname.slice(1)
      await withServer(serverUrl, (client) => client.query(`DROP DATABASE ${name} WITH (FORCE)`))
    },
  }
}

async function openClone(serverUrl: string): Promise<OpenDatabase> {
  const url = await createDatabase(serverUrl)
  // Dozens of concurrent requests share ten connections, on a machine that may be busy.
  const db = openDatabase(url, {
    connectTimeoutMs: 60_000,
    applicationName,
    // A worker of Jest ends without closing the idle databases.
    allowExitOnIdle: true,
  })
  return { url, db, schemaVersion: await readSchemaVersion(db) }
}

/**
 * Empties the database, unless the next test file could notice this one: by a changed schema, by
 * a lock, by the connection of another client, or by the space of many deleted rows.
 */
async function isEmptied({ db, schemaVersion }: OpenDatabase): Promise<boolean> {
  try {
    const { rows } = await sql<{ isUsed: boolean }>`SELECT
      EXISTS (SELECT FROM pg_stat_activity WHERE datname = current_database()
        AND (application_name <> ${applicationName} OR state <> 'idle')
        AND pid <> pg_backend_pid() AND backend_type = 'client backend')
      OR EXISTS (SELECT FROM pg_locks WHERE locktype = 'advisory'
        AND database = (SELECT oid FROM pg_database WHERE datname = current_database())) AS "isUsed"`.execute(
      db,
    )
    if (rows[0]?.isUsed !== false || (await readSchemaVersion(db)) !== schemaVersion) return false
    await sql`DO ${sql.raw(`$$${emptyTables}$$`)}`.execute(db)
    return true
  } catch {
    return false
  }
}

/** Deletes all rows without triggers, and restarts the sequences. */
const emptyTables = `DECLARE
    name text;
    total integer := 0;
    deleted integer;
  BEGIN
    SET LOCAL session_replication_role = replica;
    FOR name IN SELECT oid::regclass FROM pg_class WHERE relkind = 'r'
        AND relnamespace = 'public'::regnamespace AND relname <> 'schema_migrations' LOOP
      EXECUTE 'DELETE FROM ' || name;
      GET DIAGNOSTICS deleted = ROW_COUNT;
      total := total + deleted;
    END LOOP;
    IF total > ${maxDeletedRows} THEN RAISE EXCEPTION 'too many deleted rows'; END IF;
    PERFORM setval(format('%I.%I', schemaname, sequencename)::regclass, start_value, false)
      FROM pg_sequences WHERE last_value IS NOT NULL;
  END`

/** Returns a value that changes with each definition of a table, column, index, trigger, or function. */
async function readSchemaVersion(db: Kysely<Database>): Promise<string> {
  const catalogues = ["class", "attribute", "constraint", "index", "trigger", "proc"]
  const versions = catalogues.map(
    (name) => `SELECT count(*) || ' ' || max(xmin::text::bigint) AS version FROM pg_${name}`,
  )
  const { rows } = await sql<{ version: string }>`SELECT string_agg(version, ', ') AS version
    FROM (${sql.raw(versions.join(" UNION ALL "))}
      UNION ALL SELECT string_agg(name, ' ') FROM schema_migrations) AS versions`.execute(db)
  return rows[0]?.version ?? ""
}

/** Creates an empty, migrated database on the test server. Returns its URL. */
export async function createDatabase(serverUrl: string): Promise<string> {
  const name = `curlew_test_${randomBytes(8).toString("hex")}`
  await withServer(serverUrl, async (client) => {
    const template = await prepareTemplate(client, serverUrl)
    await patiently(() =>
      client.query(`CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY FILE_COPY`),
    )
  })
  return buildUrl(serverUrl, name)
}

/**
 * Returns the name of the migrated template database, which contains a hash of the migrations. The
 * first process creates it under an advisory lock.
 */
async function prepareTemplate(client: pg.Client, serverUrl: string): Promise<string> {
  const checksums = (await listMigrations()).map(({ checksum }) => checksum).join()
  const digest = createHash("sha256").update(checksums).digest("hex").slice(0, 16)
  const template = `curlew_template_${digest}`
  await client.query("SELECT pg_advisory_lock($1)", [templateLock])
  const found = await client.query("SELECT FROM pg_database WHERE datname = $1", [template])
  if (found.rowCount === 0) {
    const draft = `${template}_draft`
    await client.query(`DROP DATABASE IF EXISTS ${draft} WITH (FORCE)`)
    await client.query(`CREATE DATABASE ${draft} TEMPLATE template0`)
    await migrate(buildUrl(serverUrl, draft))
    await patiently(() => client.query(`ALTER DATABASE ${draft} RENAME TO ${template}`))
  }
  return template
}

async function withServer<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** Retries while the server still counts a connection that was just closed. */
async function patiently(work: () => Promise<unknown>): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      await work()
      return
    } catch (error) {
      const isInUse = error instanceof pg.DatabaseError && error.code === "55006"
      if (!isInUse || tries >= maxTries) throw error
      await sleep(50)
    }
  }
}

function buildUrl(serverUrl: string, database: string): string {
  const url = new URL(serverUrl)
  url.pathname = `/${database}`
  return url.href
}
