import pg from "pg"
import { getErrorCode, getErrorReason, UserError } from "#scripts/lib/user-error.ts"
import { databaseName, superuser } from "#scripts/postgres/cluster.ts"

/** The address of the embedded database, password included: for child processes only. */
export function buildDatabaseUrl(port: number, password: string, database = databaseName): string {
  const secret = encodeURIComponent(password)
  return `postgres://${superuser}:${secret}@127.0.0.1:${port}/${database}?sslmode=disable`
}

/** Null when the database answers a question, else the error that it or the way to it gave. */
export async function findDatabaseError(url: string, timeoutMs = 5000): Promise<unknown> {
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

/** Makes the shop's database in a new cluster. */
export async function createShopDatabase(port: number, password: string): Promise<void> {
  const url = buildDatabaseUrl(port, password, "postgres")
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 })
  await client.connect()
  try {
    await client.query(`CREATE DATABASE ${databaseName}`)
  } catch (error) {
    if (getErrorCode(error) !== "42P04") throw error
  } finally {
    await client.end()
  }
}

/** Throws a StartFault unless the operator's own database can be used. */
export async function requireDatabase(url: string): Promise<void> {
  const error = await findDatabaseError(url)
  if (error === null) return
  const { host, pathname } = new URL(url)
  throw new UserError(
    `The database ${host}${pathname} of DATABASE_URL cannot be used (${getErrorReason(error)}); start that server or correct DATABASE_URL, or remove it to use the embedded database.`,
  )
}
