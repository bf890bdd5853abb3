import { setTimeout as sleep } from "node:timers/promises"
import { Kysely, type LogEvent, PostgresDialect } from "kysely"
import pg from "pg"
import { watchQueue } from "#lib/contract/watch/queue-lengths.ts"
import { getTracing } from "#lib/contract/watch/tracing.ts"
import type { Database } from "./schema.ts"

/** PostgreSQL ends a statement first; this is for a server that no longer says anything. */
const statementLimitMs = 30_000
const silenceLimitMs = 35_000
const connectWithinMs = 5_000
const tryAgainMs = 50
/** Nobody listens, or it is not done starting or stopping: nothing has been asked of it yet. */
const startingFaults = new Set(["ECONNREFUSED", "ECONNRESET", "57P01", "57P03"])

/**
 * The shop's database behind a pool of connections. A server that is being started is waited for. A
 * connection that cannot be had within 5 s is a fault, and so are a statement that runs for more than
 * 30 s, a server that is silent for 35 s, and one that takes no writes, such as a standby that the
 * address still names after a failover. `destroy()` closes it.
 */
export function openDatabase(url: string, options: { maxConnections?: number } = {}) {
  const pool = new pg.Pool({
    connectionString: url,
    max: options.maxConnections ?? 10,
    connectionTimeoutMillis: connectWithinMs,
    idleTimeoutMillis: 30_000,
    statement_timeout: statementLimitMs,
    query_timeout: silenceLimitMs,
    // Finds out about a machine that went away without a word.
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    verify: requirePrimary,
    application_name: "curlew",
    // The queries of the shop are short; compiling them takes longer than running them.
    options: "-c jit=off",
  })
  // A server that goes away breaks connections, idle ones and those in use: the query fails and the
  // pool replaces them, but the process must not end for it.
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

/** So that who comes while a killed server is started anew need not come again. */
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

/** Refuses a connection to a server that takes no writes; the next one is tried anew. */
function requirePrimary(client: pg.PoolClient, done: (fault?: Error) => void): void {
  client.query<{ transaction_read_only: string }>("SHOW transaction_read_only").then(
    ({ rows }) => {
      const takesWrites = rows[0]?.transaction_read_only === "off"
      done(takesWrites ? undefined : new Error("The database takes no writes: is it a standby?"))
    },
    (fault: Error) => done(fault),
  )
}

/** Notes a statement in the trace it belongs to: its text, whose values stand apart from it. */
function noteQuery({ query, queryDurationMillis: tookMs, ...event }: LogEvent): void {
  const [verb = "SQL"] = query.sql.trimStart().split(/\s/, 1)
  const facts = { "db.system.name": "postgresql", "db.query.text": query.sql.slice(0, 2_000) }
  const fault = "error" in event ? event.error : undefined
  getTracing()?.note(`SQL ${verb.toUpperCase()}`, tookMs, facts, fault)
}
