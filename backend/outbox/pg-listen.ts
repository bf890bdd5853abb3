import type { FastifyBaseLogger } from "fastify"
import pg from "pg"
import { changesChannel } from "./change-outbox.ts"

const connectAgainAfterMs = 2_000

export type ChangeListener = { start: () => void; stop: () => Promise<void> }

/**
 * Calls `onChange` as soon as any process commits a change (PostgreSQL LISTEN/NOTIFY); reconnects
 * on its own.
 */
export function buildChangeListener(parts: {
  databaseUrl: string
  onChange: () => void
  log: FastifyBaseLogger
}): ChangeListener {
  let client: pg.Client | null = null
  let timer: NodeJS.Timeout | undefined
  let isStopped = false

  const connectLater = () => {
    if (!isStopped) timer = setTimeout(() => void connect(), connectAgainAfterMs)
  }
  const connect = async () => {
    const own = new pg.Client({
      connectionString: parts.databaseUrl,
      connectionTimeoutMillis: 5_000,
      keepAlive: true,
      application_name: "curlew-changes",
    })
    client = own
    own.on("notification", parts.onChange)
    own.on("error", (error) => parts.log.warn({ err: error }, "outbox: LISTEN connection lost"))
    try {
      await own.connect()
      await own.query(`LISTEN ${changesChannel}`)
      own.once("end", connectLater)
      parts.onChange()
    } catch (error) {
      parts.log.warn({ err: error }, "outbox: LISTEN failed, polling only")
      await own.end().catch(() => undefined)
      connectLater()
    }
  }

  return {
    start: () => void connect(),
    async stop() {
      isStopped = true
      clearTimeout(timer)
      await client?.end().catch(() => undefined)
    },
  }
}
