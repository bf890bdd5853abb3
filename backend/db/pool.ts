import { Kysely, PostgresDialect } from "kysely"
import pg from "pg"
import type { Database } from "./schema.ts"

/**
 * The shop's database behind a pool of connections. A connection that cannot be had within 5 s is a
 * fault, and so is a statement that runs for more than 30 s. `destroy()` closes it.
 */
export function openDatabase(url: string, options: { maxConnections?: number } = {}) {
  const pool = new pg.Pool({
    connectionString: url,
    max: options.maxConnections ?? 10,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    statement_timeout: 30_000,
    application_name: "curlew",
    // The queries of the shop are short; compiling them takes longer than running them.
    options: "-c jit=off",
  })
  // A server that goes away breaks connections, idle ones and those in use: the query fails and the
  // pool replaces them, but the process must not end for it.
  pool.on("error", () => {})
  pool.on("connect", (client) => client.on("error", () => {}))
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool }) })
}
