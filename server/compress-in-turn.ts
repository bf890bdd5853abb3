import { watchQueue } from "#lib/contract/watch/queue-lengths.ts"
import { compressSmallest, type Encoding } from "./compress.ts"

const mostWaiting = 100
let waiting = 0
let turn: Promise<unknown> = Promise.resolve()
watchQueue("compression", () => waiting)

/**
 * The bytes that `build` makes, as small as the encoding can make them, for later visitors: one
 * body after the other, since each takes a thread that answers need. Null where a hundred wait
 * already.
 */
export async function compressInTurn(
  build: () => Buffer,
  encoding: Encoding,
): Promise<Buffer | null> {
  if (waiting >= mostWaiting) return null
  waiting += 1
  const compressed = turn.then(() => compressSmallest(build(), encoding))
  turn = compressed.catch(() => {})
  try {
    return await compressed
  } finally {
    waiting -= 1
  }
}
