import pg from "pg"
import { withDeadlockRetry } from "./with-deadlock-retry.ts"

function buildError(code: string): pg.DatabaseError {
  const error = new pg.DatabaseError("configured to fail", 0, "error")
  error.code = code
  return error
}

/** Returns work that fails this many times with the code and then succeeds. */
function buildWork(failures: number, code: string) {
  const work = { runs: 0 }
  const run = async () => {
    work.runs += 1
    if (work.runs <= failures) throw buildError(code)
    return "done"
  }
  return { work, run }
}

describe("withDeadlockRetry", () => {
  it("runs a transaction again after a deadlock", async () => {
    const { work, run } = buildWork(2, "40P01")
    expect(await withDeadlockRetry(run)).toBe("done")
    expect(work.runs).toBe(3)
  })

  it("gives up after four attempts", async () => {
    const { work, run } = buildWork(99, "40P01")
    await expect(withDeadlockRetry(run)).rejects.toThrow("configured to fail")
    expect(work.runs).toBe(4)
  })

  it("does not retry any other error", async () => {
    const { work, run } = buildWork(1, "23505")
    await expect(withDeadlockRetry(run)).rejects.toThrow("configured to fail")
    expect(work.runs).toBe(1)
  })
})
