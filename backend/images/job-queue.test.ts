import { buildJobQueue } from "./job-queue.ts"

function buildGate() {
  let open: () => void = () => undefined
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return { open, opened }
}

describe("a job queue", () => {
  it("runs a job once for all callers with the same key while it is in flight", async () => {
    const queue = buildJobQueue<string>({ concurrent: 2, maxWaiting: 0 })
    const gate = buildGate()
    let done = 0
    const job = async () => {
      await gate.opened
      done += 1
      return "picture"
    }
    const results = Array.from({ length: 50 }, () => queue.run("same", job))
    gate.open()
    expect(await Promise.all(results)).toEqual(Array(50).fill("picture"))
    expect(done).toBe(1)
  })

  it("limits concurrency and runs the remaining jobs afterwards", async () => {
    const queue = buildJobQueue<number>({ concurrent: 2, maxWaiting: 10 })
    let running = 0
    let maxRunning = 0
    const job = async () => {
      running += 1
      maxRunning = Math.max(maxRunning, running)
      await new Promise((resolve) => setImmediate(resolve))
      running -= 1
      return running
    }
    await Promise.all(Array.from({ length: 12 }, (_, at) => queue.run(String(at), job)))
    expect(maxRunning).toBe(2)
  })

  it("rejects jobs above the queue limit and accepts them again later", async () => {
    const queue = buildJobQueue<string>({ concurrent: 1, maxWaiting: 1 })
    const gate = buildGate()
    const job = () => gate.opened.then(() => "done")
    const [first, second] = [queue.run("1", job), queue.run("2", job)]
    expect(queue.run("3", job)).toBeNull()
    gate.open()
    expect(await Promise.all([first, second])).toEqual(["done", "done"])
    expect(await queue.run("3", job)).toBe("done")
  })

  it("rejects with the error of a failed job and runs the next job with the same key", async () => {
    const queue = buildJobQueue<string>({ concurrent: 1, maxWaiting: 0 })
    const failing = () => Promise.reject(new Error("render failed"))
    await expect(queue.run("a", failing)).rejects.toThrow("render failed")
    expect(await queue.run("a", async () => "done")).toBe("done")
  })

  it("is idle once the last job has succeeded or failed", async () => {
    const queue = buildJobQueue<string>({ concurrent: 1, maxWaiting: 1 })
    await queue.whenIdle()
    const gate = buildGate()
    const first = queue.run("1", () => gate.opened.then(() => "done"))
    const second = queue.run("2", () => Promise.reject(new Error("render failed")))
    let isIdle = false
    const idle = queue.whenIdle().then(() => {
      isIdle = true
    })
    expect(isIdle).toBe(false)
    gate.open()
    await first
    expect(isIdle).toBe(false)
    await expect(second).rejects.toThrow("render failed")
    await idle
  })
})
