import { readBoundedBody } from "./read-bounded-body.ts"

/** A body of so many chunks of ten bytes; what was taken of it is counted. */
function buildBody(chunks: number) {
  const taken = { chunks: 0 }
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        if (taken.chunks === chunks) return controller.close()
        taken.chunks += 1
        controller.enqueue(new Uint8Array(10).fill(7))
      },
      // A sender that never hears of it.
      cancel: () => new Promise(() => {}),
    },
    { highWaterMark: 0 },
  )
  return { body, taken }
}

describe("a body", () => {
  it("within its bound is given whole", async () => {
    expect(await readBoundedBody(buildBody(3).body, 30)).toEqual(Buffer.alloc(30, 7))
    expect(await readBoundedBody(null, 30)).toEqual(Buffer.alloc(0))
  })

  it("past its bound is read to its end and not given", async () => {
    const { body, taken } = buildBody(5)
    expect(await readBoundedBody(body, 30)).toBeNull()
    expect(taken.chunks).toBe(5)
  })

  it("without end is left alone after twice its bound", async () => {
    const { body, taken } = buildBody(Number.POSITIVE_INFINITY)
    expect(await readBoundedBody(body, 30)).toBeNull()
    expect(taken.chunks).toBe(7)
  })
})
