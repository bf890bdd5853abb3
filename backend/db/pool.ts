import { setTimeout as sleep } from "node:timers/promises"
import { Kysely, type LogEvent, PostgresDialect } from "kysely"
import pg from "pg"
import { watchQueue } from "#lib/contract/watch/queue-lengths.ts"
import { getTracing } from "#lib/contract/watch/tracing.ts"
import type { Database } from "./schema.ts"

/** PostgreSQL cancels long statements; the client-side limit covers an unresponsive server. */
const statementLimitMs = 30_000
const silenceLimitMs = 35_000
const connectWithinMs = 5_000
const tryAgainMs = 50
/**
 * Error codes of a server that is not listening, or still starting or stopping. No statement was
 * sent, so that a retry is safe.
 */
const startingFaults = new Set(["ECONNREFUSED", "ECONNRESET", "57P01", "57P03"])

/**
 * Opens the shop's database with a connection pool. Connecting is retried while the server starts.
 * A query fails if no connection is available within 5 s, if it runs for more than 30 s, if the
 * server sends nothing for 35 s, or if the server is read-only, such as a standby that the host
 * name still points to after a failover. `destroy()` closes the pool.
 */
export function openDatabase(url: string, options: { maxConnections?: number } = {}) {
  const pool = new pg.Pool({
    connectionString: url,
    max: options.maxConnections ?? 10,
    connectionTimeoutMillis: connectWithinMs,
    idleTimeoutMillis: 30_000,
    statement_timeout: statementLimitMs,
    query_timeout: silenceLimitMs,
    // TCP keepalive detects a machine that disappeared without closing its connections.
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    verify: requirePrimary,
    application_name: "curlew",
    // The shop's queries are short: JIT compilation would take longer than running them.
    options: "-c jit=off",
  })
  // A server that shuts down breaks idle and active connections. The query fails and the pool
  // replaces the connection; the handlers prevent an uncaught error from ending the process.
  pool.on("error", () => {})
  pool.on("connect", (client) => client.on("error", () => {}))
  watchQueue("database", () => pool.waitingCount)
  const log = getTracing() === null ? undefined : noteQuery
  const { Client } = pg
  const patient = {
    Client,
    options: pool.options,
    connect: () => connect(pool),
    end: () => pool.end(),
  }
  return new Kysely<Database>({
    dialect: new PostgresDialect({ pool: patient }),
    ...(log && { log }),
  })
}

/** Retries connecting, so that requests during a restart of the server need not fail. */
async function connect(pool: pg.Pool): Promise<pg.PoolClient> {
  const until = performance.now() + connectWithinMs
  for (;;) {
    try {
      return await pool.connect()
    } catch (fault) {
      if (!isStarting(fault) || performance.now() > until) throw fault
      await sleep(tryAgainMs)
    }
  }
}

function isStarting(fault: unknown): boolean {
  const hasCode = typeof fault === "object" && fault !== null && "code" in fault
  return hasCode && startingFaults.has(String(fault.code))
}

/** Rejects a connection to a read-only server. The next request opens a new connection. */
function requirePrimary(client: pg.PoolClient, done: (fault?: Error) => void): void {
  client.query<{ transaction_read_only: string }>("SHOW transaction_read_only").then(
    ({ rows }) => {
      const takesWrites = rows[0]?.transaction_read_only === "off"
      done(takesWrites ? undefined : new Error("The database takes no writes: is it a standby?"))
    },
    (fault: Error) => done(fault),
  )
}

/** Records a query as a span of the current trace: its SQL text without parameter values. */
function noteQuery({ query, queryDurationMillis: tookMs, ...event }: LogEvent): void {
  const [verb = "SQL"] = query.sql.trimStart().split(/\s/, 1)
  const facts = { "db.system.name": "postgresql", "db.query.text": query.sql.slice(0, 2_000) }
  const fault = "error" in event ? event.error : undefined
  getTracing()?.note(`SQL ${verb.toUpperCase()}`, tookMs, facts, fault)
}
