import { getErrorReason, UserError } from "#scripts/lib/user-error.ts"
import { databaseName, superuser } from "#scripts/postgres/cluster.ts"

/** Builds the URL of the embedded database, with the password: for child processes only. */
export function buildDatabaseUrl(port: number, password: string, database = databaseName): string {
  const secret = encodeURIComponent(password)
  return `postgres://${superuser}:${secret}@127.0.0.1:${port}/${database}?sslmode=disable`
}

/** Returns null if the database responds to a query, else the error of the query or connection. */
export async function findDatabaseError(url: string, timeoutMs = 5000): Promise<unknown> {
  // Imported here: the starter of an embedded database never needs it (ADR 84).
  const { default: pg } = await import("pg")
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: timeoutMs,
    query_timeout: timeoutMs,
  })
  client.on("error", () => {})
  try {
    await client.connect()
    await client.query("SELECT 1")
    return null
  } catch (error) {
    return error
  } finally {
    await client.end().catch(() => {})
  }
}

/** Throws a UserError unless the database of DATABASE_URL responds. */
export async function requireDatabase(url: string): Promise<void> {
  const error = await findDatabaseError(url)
  if (error === null) return
  const { host, pathname } = new URL(url)
  throw new UserError(
    `The database ${host}${pathname} of DATABASE_URL cannot be used (${getErrorReason(error)}); start that server or correct DATABASE_URL, or remove it to use the embedded database.`,
  )
}
