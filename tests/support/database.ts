import { createHash, randomBytes } from "node:crypto"
import { setTimeout as sleep } from "node:timers/promises"
import type { Kysely } from "kysely"
import pg from "pg"
import { listMigrations, migrate } from "#backend/db/migrate.ts"
import { openDatabase } from "#backend/db/pool.ts"
import type { Database } from "#backend/db/schema.ts"
import { getDatabaseServerUrl } from "./database-server.ts"

/** A migrated database for one test file. `close()` drops it. */
export type TestDatabase = { url: string; db: Kysely<Database>; close: () => Promise<void> }

const templateLock = 4_172_936
const maxTries = 100

/** Opens an empty, migrated database for one test file. Close it after the file. */
export async function openTestDatabase(): Promise<TestDatabase> {
  const serverUrl = await getDatabaseServerUrl()
  const url = await createDatabase(serverUrl)
  // Dozens of concurrent requests share ten connections, on a machine that may be busy.
  const db = openDatabase(url, { connectTimeoutMs: 60_000 })
  const name = new URL(url).pathname.slice(1)
  return {
    url,
    db,
    close: async () => {
      await db.destroy()
      await withServer(serverUrl, (client) => client.query(`DROP DATABASE ${name} WITH (FORCE)`))
    },
  }
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
