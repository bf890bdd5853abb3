import { watchQueue } from "#lib/contract/watch/queue-lengths.ts"
import { compressSmallest, type Encoding } from "./compress.ts"
import { untilIdle } from "./idle.ts"

const mostWaiting = 100
let waiting = 0
let turn: Promise<unknown> = Promise.resolve()
watchQueue("compression", () => waiting)

/**
 * Compresses the bytes that `build` returns at maximum level, for later requests: one body at a
 * time, because each takes a thread that responses need. Waits for `untilReady` before each. Null
 * if a hundred are queued already.
 */
export async function compressInTurn(
  build: () => Buffer,
  encoding: Encoding,
  untilTurn: () => Promise<void> = async () => {},
): Promise<Buffer | null> {
  if (waiting >= mostWaiting) return null
  waiting += 1
  const compressed = turn.then(untilTurn).then(() => compressSmallest(build(), encoding))
  turn = compressed.catch(() => {})
  try {
    return await compressed
  } finally {
    waiting -= 1
  }
}

/** Queues the same, but only runs while this process and its machine have nothing else to do. */
export function compressWhenIdle(build: () => Buffer, encoding: Encoding): Promise<Buffer | null> {
  return compressInTurn(build, encoding, untilIdle)
}
