import { describe, expect, it } from "@jest/globals"
import type { AuditMessage } from "./audit-message.ts"
import { AuditRunner } from "./audit-runner.ts"
import type { AuditProgress } from "./run-audit.ts"

const progress: AuditProgress = { done: 1, total: 2, counts: { error: 0, warning: 0, hint: 0 } }

/** Creates a runner whose audits end when the test resolves or rejects them. */
function createRunnerFixture() {
  const runs: {
    signal: AbortSignal
    reportProgress: (progress: AuditProgress) => void
    end: (message: AuditMessage) => void
    fail: (error: Error) => void
  }[] = []
  const runner = new AuditRunner(
    (signal, reportProgress) =>
      new Promise((end, fail) => {
        runs.push({ signal, reportProgress, end, fail })
        signal.addEventListener("abort", () => fail(new Error("aborted")))
      }),
  )
  const subscribe = () => {
    const messages: AuditMessage[] = []
    return {
      messages,
      unsubscribe: runner.subscribe((message) => messages.push(message)),
    }
  }
  return { runs, join: subscribe }
}

const settled = () => new Promise((resolve) => setImmediate(resolve))

describe("audit runner", () => {
  it("runs one audit at a time and sends its messages to clients that join meanwhile", async () => {
    const { runs, join } = createRunnerFixture()
    const first = join()
    runs[0]?.reportProgress(progress)
    const second = join()
    expect(runs).toHaveLength(1)
    expect(second.messages).toEqual([{ type: "progress", ...progress }])
    runs[0]?.end({ type: "done" })
    await settled()
    expect(first.messages.at(-1)).toEqual({ type: "done" })
    expect(second.messages.at(-1)).toEqual({ type: "done" })
  })

  it("starts another audit once the first has ended", async () => {
    const { runs, join } = createRunnerFixture()
    join()
    runs[0]?.end({ type: "done" })
    await settled()
    join()
    expect(runs).toHaveLength(2)
  })

  it("aborts the audit when the last subscriber leaves, not before", () => {
    const { runs, join } = createRunnerFixture()
    const [first, second] = [join(), join()]
    first.unsubscribe()
    expect(runs[0]?.signal.aborted).toBe(false)
    second.unsubscribe()
    expect(runs[0]?.signal.aborted).toBe(true)
  })

  it("starts again after a cancelled audit, which sends no more messages", async () => {
    const { runs, join } = createRunnerFixture()
    const first = join()
    first.unsubscribe()
    const second = join()
    expect(runs).toHaveLength(2)
    runs[0]?.reportProgress(progress)
    await settled()
    expect(first.messages).toEqual([])
    expect(second.messages).toEqual([])
    expect(runs[1]?.signal.aborted).toBe(false)
  })

  it("reports an audit that throws as failed", async () => {
    const { runs, join } = createRunnerFixture()
    const reader = join()
    runs[0]?.fail(new Error("internal error"))
    await settled()
    expect(reader.messages).toEqual([{ type: "failed", reason: "broken" }])
  })

  it("throttles the progress messages of a fast audit", () => {
    const { runs, join } = createRunnerFixture()
    const reader = join()
    for (let done = 1; done <= 1_000; done++) runs[0]?.reportProgress({ ...progress, done })
    expect(reader.messages.length).toBeLessThan(100)
    expect(reader.messages.length).toBeGreaterThan(0)
  })

  it("ignores the second unsubscribe of the same subscriber", () => {
    const { runs, join } = createRunnerFixture()
    const [first] = [join(), join()]
    first.unsubscribe()
    first.unsubscribe()
    expect(runs[0]?.signal.aborted).toBe(false)
  })
})
