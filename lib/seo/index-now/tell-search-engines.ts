import { getEnv } from "#lib/env.ts"
import { PingQueue } from "./ping-queue.ts"
import { sendPing } from "./send-ping.ts"

const pauseMs = 60_000
const gatherMs = 2_000

/** One per process, shared by the bundles of the routes. */
const queueKey = Symbol.for("curlew.index-now")
const holder = globalThis as { [queueKey]?: PingQueue }

/** Has search engines told, in a while, that these pages changed; does nothing without a key. */
export function tellSearchEngines(paths: readonly string[]): void {
  const { INDEXNOW_KEY: key, INDEXNOW_ENDPOINT: endpoint } = getEnv()
  if (key === undefined) return
  holder[queueKey] ??= new PingQueue({
    ...{ pauseMs, gatherMs },
    send: (batch) => sendPing({ endpoint, key }, batch),
  })
  holder[queueKey].add(paths)
}
