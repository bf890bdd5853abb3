import { watchQueue } from "#lib/contract/watch/queue-lengths.ts"
import { compressSmallest, type Encoding } from "./compress.ts"
import { untilIdle } from "./idle.ts"

const mostWaiting = 100
let waiting = 0
let turn: Promise<unknown> = Promise.resolve()
watchQueue("compression", () => waiting)

/**
 * The bytes that `build` makes, as small as the encoding can make them, for later visitors: one
 * body after the other, since each takes a thread that responses need. Waits for `untilTurn` before
 * each. Null where a hundred wait already.
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

/** The same, but only while this process and its machine have nothing else to do. */
export function compressWhenIdle(build: () => Buffer, encoding: Encoding): Promise<Buffer | null> {
  return compressInTurn(build, encoding, untilIdle)
}
