import { setTimeout as sleep } from "node:timers/promises"
import { Kysely, type LogEvent, PostgresDialect } from "kysely"
import pg from "pg"
import { registerQueueGauge } from "#lib/observability/queue-gauges.ts"
import { getTracing } from "#lib/observability/tracing.ts"
import type { Database } from "./schema.ts"

/** PostgreSQL cancels long statements; the client-side limit covers an unresponsive server. */
const statementTimeoutMs = 30_000
const queryTimeoutMs = 35_000
const usualConnectTimeoutMs = 5_000
const retryDelayMs = 50
/**
 * Error codes of a server that is not listening, or still starting or stopping. No statement was
 * sent, so that a retry is safe.
 */
const startingErrorCodes = new Set(["ECONNREFUSED", "ECONNRESET", "57P01", "57P03"])

type PoolOptions = {
  maxConnections?: number
  connectTimeoutMs?: number
  applicationName?: string
  /** Lets the process end while connections are open but idle. */
  allowExitOnIdle?: boolean
}

/**
 * Opens the shop's database with a connection pool. Connecting is retried while the server starts.
 * A query fails if no connection is available within `connectTimeoutMs`, 5 s by default, if it runs
 * for more than 30 s, if the server sends nothing for 35 s, or if the server is read-only, such as a
 * standby that the host name still points to after a failover. `destroy()` closes the pool.
 */
export function openDatabase(
  url: string,
  {
    maxConnections = 10,
    connectTimeoutMs = usualConnectTimeoutMs,
    applicationName = "curlew",
    allowExitOnIdle = false,
  }: PoolOptions = {},
) {
  const pool = new pg.Pool({
    connectionString: url,
    max: maxConnections,
    connectionTimeoutMillis: connectTimeoutMs,
    idleTimeoutMillis: 30_000,
    statement_timeout: statementTimeoutMs,
    query_timeout: queryTimeoutMs,
    // TCP keepalive detects a machine that disappeared without closing its connections.
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    verify: requirePrimary,
    application_name: applicationName,
    allowExitOnIdle,
    // The shop's queries are short: JIT compilation would take longer than running them.
    options: "-c jit=off",
  })
  // A server that shuts down breaks idle and active connections. The query fails and the pool
  // replaces the connection; the handlers prevent an uncaught error from ending the process.
  pool.on("error", () => {})
  pool.on("connect", (client) => client.on("error", () => {}))
  registerQueueGauge("database", () => pool.waitingCount)
  const { Client } = pg
  const retryingPool = {
    Client,
    options: pool.options,
    connect: () => connect(pool, connectTimeoutMs),
    end: () => pool.end(),
  }
  return new Kysely<Database>({
    dialect: new PostgresDialect({ pool: retryingPool }),
    log: traceQuery,
  })
}

/** Retries connecting, so that requests during a restart of the server need not fail. */
async function connect(pool: pg.Pool, timeoutMs: number): Promise<pg.PoolClient> {
  const until = performance.now() + timeoutMs
  for (;;) {
    try {
      return await pool.connect()
    } catch (error) {
      if (!isStarting(error) || performance.now() > until) throw error
      await sleep(retryDelayMs)
    }
  }
}

function isStarting(error: unknown): boolean {
  const hasCode = typeof error === "object" && error !== null && "code" in error
  return hasCode && startingErrorCodes.has(String(error.code))
}

/** Rejects a connection to a read-only server. The next request opens a new connection. */
function requirePrimary(client: pg.PoolClient, done: (error?: Error) => void): void {
  client.query<{ transaction_read_only: string }>("SHOW transaction_read_only").then(
    ({ rows }) => {
      const takesWrites = rows[0]?.transaction_read_only === "off"
      done(takesWrites ? undefined : new Error("The database takes no writes: is it a standby?"))
    },
    (error: Error) => done(error),
  )
}

/** Records a query as a span of the current trace: its SQL text without parameter values. */
function traceQuery({ query, queryDurationMillis: tookMs, ...event }: LogEvent): void {
  const tracing = getTracing()
  if (tracing === null) return
  const [verb = "SQL"] = query.sql.trimStart().split(/\s/, 1)
  const facts = { "db.system.name": "postgresql", "db.query.text": query.sql.slice(0, 2_000) }
  const error = "error" in event ? event.error : undefined
  tracing.recordSpan(`SQL ${verb.toUpperCase()}`, tookMs, facts, error)
}
