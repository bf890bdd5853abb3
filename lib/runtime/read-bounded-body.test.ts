import { readBoundedBody } from "./read-bounded-body.ts"

/** Builds a body of this many chunks of ten bytes and counts the chunks that are read. */
function buildBody(chunks: number) {
  const taken = { chunks: 0 }
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        if (taken.chunks === chunks) return controller.close()
        taken.chunks += 1
        controller.enqueue(new Uint8Array(10).fill(7))
      },
      // The source never confirms the cancellation.
      cancel: () => new Promise(() => {}),
    },
    { highWaterMark: 0 },
  )
  return { body, taken }
}

describe("readBoundedBody", () => {
  it("returns a body within the limit", async () => {
    expect(await readBoundedBody(buildBody(3).body, 30)).toEqual(Buffer.alloc(30, 7))
    expect(await readBoundedBody(null, 30)).toEqual(Buffer.alloc(0))
  })

  it("drains a body past the limit and returns null", async () => {
    const { body, taken } = buildBody(5)
    expect(await readBoundedBody(body, 30)).toBeNull()
    expect(taken.chunks).toBe(5)
  })

  it("stops reading an endless body at twice the limit", async () => {
    const { body, taken } = buildBody(Number.POSITIVE_INFINITY)
    expect(await readBoundedBody(body, 30)).toBeNull()
    expect(taken.chunks).toBe(7)
  })
})
