import { flushCompileCache } from "node:module"
import { startTracing, stopTracing } from "#lib/observability/start-tracing.ts"
import { closeServerGracefully } from "#lib/runtime/graceful-shutdown.ts"
import { limitHeapGrowth } from "#lib/runtime/limit-heap-growth.ts"
import { buildApp } from "./app.ts"
import { DatabaseClock } from "./db/database-clock.ts"
import { listPendingMigrations, MigrationError } from "./db/migrate.ts"
import { openDatabase } from "./db/pool.ts"
import { type BackendEnv, parseBackendEnv } from "./env.ts"
import { type Media, openMedia } from "./media/open-media.ts"
import { BucketError } from "./s3/bucket.ts"

const closeTimeoutMs = 2_300

function parseEnvOrExit(): BackendEnv {
  try {
    return parseBackendEnv(process.env)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
}

/**
 * Checks the media storage. Exits if its settings are wrong. Returns the error message if the
 * storage is only unreachable: it may recover, and the shop can sell meanwhile.
 */
async function checkMediaOrExit(media: Media): Promise<string | null> {
  try {
    await media.check()
    return null
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    if (!(error instanceof BucketError)) return message
    console.error(`The back end cannot start: ${message}`)
    process.exit(1)
  }
}

/**
 * Checks the schema version. Exits if migrations are pending, since every call would fail. Returns
 * a warning if the database is newer: during an upgrade the previous version continues to run. An
 * unreachable database is ignored, since it may recover.
 */
async function checkTablesOrExit(url: string): Promise<string | null> {
  const pending = await listPendingMigrations(url).catch((error: unknown) => error)
  if (pending instanceof MigrationError) return pending.message
  if (!Array.isArray(pending) || pending.length === 0) return null
  console.error(
    `The back end cannot start: its database lacks ${pending[0]}. \`npm run migrate\` or \`node backend/migrate.ts\` applies it.`,
  )
  process.exit(1)
}

limitHeapGrowth()
const env = parseEnvOrExit()
const media = openMedia(env)
const mediaProblem = await checkMediaOrExit(media)
await startTracing("back end", env, { trusts: true })
const tablesProblem = await checkTablesOrExit(env.DATABASE_URL)
const db = openDatabase(env.DATABASE_URL)
const clock = new DatabaseClock(db)
await clock.start()
const app = await buildApp({ env, db, media, now: clock.now })
if (mediaProblem !== null) app.log.error(mediaProblem)
if (tablesProblem !== null)
  app.log.warn(`${tablesProblem} This version continues to run until then.`)
let isStopping = false

async function stop(reason: string) {
  if (isStopping) return
  isStopping = true
  app.log.info({ reason }, "server: stopping")
  setTimeout(() => process.exit(1), closeTimeoutMs).unref()
  await closeServerGracefully(app.server, { graceMs: 700, limitMs: 1_500 })
  await app.close()
  clock.stop()
  await db.destroy()
  await stopTracing(300)
  process.exit(0)
}

for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, () => void stop(signal))
// A killed parent process sends no signal, but its IPC channel closes.
process.on("disconnect", () => void stop("parent process disconnected"))

try {
  await app.listen({ host: env.API_HOST, port: env.API_PORT })
  // Flush now: a killed process would not reach the flush at exit.
  flushCompileCache()
} catch (error) {
  const isTaken = error instanceof Error && "code" in error && error.code === "EADDRINUSE"
  const reason = isTaken ? "another program uses it; set API_PORT to a free one" : String(error)
  console.error(`The back end cannot listen on port ${env.API_PORT}: ${reason}.`)
  process.exit(1)
}
