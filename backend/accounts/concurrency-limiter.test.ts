import { buildConcurrencyLimiter } from "./concurrency-limiter.ts"

describe("concurrency limiter", () => {
  it("runs at most the given number of tasks at once and the others in order", async () => {
    const takeTurn = buildConcurrencyLimiter(2)
    const started: number[] = []
    const ends: (() => void)[] = []
    const work = (name: number) =>
      takeTurn(async () => {
        started.push(name)
        await new Promise<void>((resolve) => ends.push(resolve))
        return name
      })
    const all = [1, 2, 3, 4].map(work)
    await Promise.resolve()
    expect(started).toEqual([1, 2])
    ends[0]?.()
    expect(await all[0]).toBe(1)
    expect(started).toEqual([1, 2, 3])
    ends[1]?.()
    await all[1]
    ends[2]?.()
    ends[3]?.()
    expect(await Promise.all(all)).toEqual([1, 2, 3, 4])
  })

  it("runs the next task after a failed one", async () => {
    const takeTurn = buildConcurrencyLimiter(1)
    const failing = takeTurn(() => Promise.reject(new Error("broken")))
    const next = takeTurn(async () => "done")
    await expect(failing).rejects.toThrow("broken")
    expect(await next).toBe("done")
  })
})
