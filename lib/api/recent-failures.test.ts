import { afterEach, beforeEach, describe, expect, it, jest } from "@jest/globals"
import { withoutRepeatingFailure } from "./recent-failures.ts"

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ["nextTick"] })
})
afterEach(() => {
  jest.useRealTimers()
})

describe("negative caching of a failed call", () => {
  it("rejects with the same error at once for half a second, then runs the call again", async () => {
    const run = jest.fn(async () => {
      throw new Error("no answer")
    })
    const ask = () => withoutRepeatingFailure("product a", run)
    await expect(ask()).rejects.toThrow("no answer")
    await expect(ask()).rejects.toThrow("no answer")
    expect(run).toHaveBeenCalledTimes(1)
    jest.advanceTimersByTime(501)
    await expect(ask()).rejects.toThrow("no answer")
    expect(run).toHaveBeenCalledTimes(2)
  })

  it("runs the call again as soon where the clock is set back by an hour meanwhile", async () => {
    const run = jest.fn(() => Promise.reject(new Error("no answer")))
    const ask = () => withoutRepeatingFailure("product b", run)
    await expect(ask()).rejects.toThrow("no answer")
    jest.setSystemTime(Date.now() - 3_600_000)
    jest.advanceTimersByTime(501)
    await expect(ask()).rejects.toThrow("no answer")
    expect(run).toHaveBeenCalledTimes(2)
  })

  it("runs the call again at once where the failure is not final", async () => {
    const run = jest.fn(() => Promise.reject(new Error("cut off")))
    const ask = () => withoutRepeatingFailure("product d", run, () => false)
    await expect(ask()).rejects.toThrow("cut off")
    await expect(ask()).rejects.toThrow("cut off")
    expect(run).toHaveBeenCalledTimes(2)
  })

  it("does not repeat a failure for another call, nor for one that succeeds", async () => {
    const fail = async () => Promise.reject(new Error("no answer"))
    await expect(withoutRepeatingFailure("product e", fail)).rejects.toThrow()
    expect(await withoutRepeatingFailure("product c", async () => "found")).toBe("found")
    expect(await withoutRepeatingFailure("product c", async () => "again")).toBe("again")
  })
})
