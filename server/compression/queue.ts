import { registerQueueGauge } from "#lib/observability/queue-gauges.ts"
import { compressMax, type Encoding } from "./compress.ts"
import { waitUntilIdle } from "./idle.ts"

const maxQueued = 100
let queued = 0
let queueTail: Promise<unknown> = Promise.resolve()
registerQueueGauge("compression", () => queued)

/**
 * Compresses the bytes that `build` returns at maximum level, for later requests: one body at a
 * time, because each takes a thread that responses need. Waits for `untilReady` before each. Null
 * if a hundred are queued already.
 */
export async function enqueueCompression(
  build: () => Buffer,
  encoding: Encoding,
  untilReady: () => Promise<void> = async () => {},
): Promise<Buffer | null> {
  if (queued >= maxQueued) return null
  queued += 1
  const compressed = queueTail.then(untilReady).then(() => compressMax(build(), encoding))
  queueTail = compressed.catch(() => {})
  try {
    return await compressed
  } finally {
    queued -= 1
  }
}

/** Queues the same, but only runs while this process and its machine have nothing else to do. */
export function enqueueIdleCompression(
  build: () => Buffer,
  encoding: Encoding,
): Promise<Buffer | null> {
  return enqueueCompression(build, encoding, waitUntilIdle)
}
