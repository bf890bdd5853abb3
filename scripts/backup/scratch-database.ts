import pg from "pg"
import { getErrorReason, UserError } from "#scripts/lib/user-error.ts"

/** A new, empty database on the server of the shop's database. */
export type ScratchDatabase = { name: string; url: string }

/**
 * Creates an empty database, and drops one of the same name first. Throws a UserError if the shop's
 * database user may not create databases.
 */
export async function createScratchDatabase(
  databaseUrl: string,
  stamp: string,
): Promise<ScratchDatabase> {
  const name = `${getDatabaseName(databaseUrl)}_${stamp}`
  await onServer(databaseUrl, async (client) => {
    await client.query(`DROP DATABASE IF EXISTS ${pg.escapeIdentifier(name)} WITH (FORCE)`)
    await client.query(`CREATE DATABASE ${pg.escapeIdentifier(name)} TEMPLATE template0`)
  })
  return { name, url: withName(databaseUrl, name) }
}

export async function deleteScratchDatabase(databaseUrl: string, name: string): Promise<void> {
  await onServer(databaseUrl, async (client) => {
    await client.query(`DROP DATABASE IF EXISTS ${pg.escapeIdentifier(name)} WITH (FORCE)`)
  })
}

/**
 * Swaps the new database for the shop's in one transaction, and returns the new name of the old
 * one. Drops old databases of earlier restores.
 */
export async function swapDatabases(
  databaseUrl: string,
  fresh: ScratchDatabase,
  stamp: string,
): Promise<string> {
  const liveName = getDatabaseName(databaseUrl)
  const oldName = `${liveName}_before_${stamp}`
  await onServer(databaseUrl, async (client) => {
    await client.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE datname = ANY($1) AND pid <> pg_backend_pid()`,
      [[liveName, fresh.name]],
    )
    await client.query("BEGIN")
    await rename(client, liveName, oldName)
    await rename(client, fresh.name, liveName)
    await client.query("COMMIT")
    const { rows } = await client.query<{ name: string }>(
      "SELECT datname AS name FROM pg_database WHERE starts_with(datname, $1) AND datname <> $2",
      [`${liveName}_before_`, oldName],
    )
    for (const { name } of rows) await client.query(`DROP DATABASE ${pg.escapeIdentifier(name)}`)
  })
  return oldName
}

async function rename(client: pg.Client, from: string, to: string): Promise<void> {
  await client.query(
    `ALTER DATABASE ${pg.escapeIdentifier(from)} RENAME TO ${pg.escapeIdentifier(to)}`,
  )
}

function getDatabaseName(url: string): string {
  return decodeURIComponent(new URL(url).pathname.slice(1))
}

function withName(url: string, name: string): string {
  const changed = new URL(url)
  changed.pathname = `/${encodeURIComponent(name)}`
  return changed.href
}

async function onServer(url: string, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: withName(url, "postgres") })
  client.on("error", () => {})
  try {
    await client.connect()
    await work(client)
  } catch (error) {
    throw new UserError(
      `The database server rejected what restoring needs (${getErrorReason(error)}); its user must be allowed to make and rename databases.`,
    )
  } finally {
    await client.end().catch(() => {})
  }
}
