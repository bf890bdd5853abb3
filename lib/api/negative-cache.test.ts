import { afterEach, beforeEach, describe, expect, it, jest } from "@jest/globals"
import { withNegativeCache } from "./negative-cache.ts"

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ["nextTick"] })
})
afterEach(() => {
  jest.useRealTimers()
})

describe("negative caching of a failed call", () => {
  it("rejects with the same error at once for half a second, then runs the call again", async () => {
    const run = jest.fn(async () => {
      throw new Error("no response")
    })
    const request = () => withNegativeCache("product a", run)
    await expect(request()).rejects.toThrow("no response")
    await expect(request()).rejects.toThrow("no response")
    expect(run).toHaveBeenCalledTimes(1)
    jest.advanceTimersByTime(501)
    await expect(request()).rejects.toThrow("no response")
    expect(run).toHaveBeenCalledTimes(2)
  })

  it("runs the call again as soon where the clock is set back by an hour meanwhile", async () => {
    const run = jest.fn(() => Promise.reject(new Error("no response")))
    const request = () => withNegativeCache("product b", run)
    await expect(request()).rejects.toThrow("no response")
    jest.setSystemTime(Date.now() - 3_600_000)
    jest.advanceTimersByTime(501)
    await expect(request()).rejects.toThrow("no response")
    expect(run).toHaveBeenCalledTimes(2)
  })

  it("runs the call again at once where the failure is not final", async () => {
    const run = jest.fn(() => Promise.reject(new Error("cut off")))
    const request = () => withNegativeCache("product d", run, () => false)
    await expect(request()).rejects.toThrow("cut off")
    await expect(request()).rejects.toThrow("cut off")
    expect(run).toHaveBeenCalledTimes(2)
  })

  it("does not repeat a failure for another call, nor for one that succeeds", async () => {
    const fail = async () => Promise.reject(new Error("no response"))
    await expect(withNegativeCache("product e", fail)).rejects.toThrow()
    expect(await withNegativeCache("product c", async () => "found")).toBe("found")
    expect(await withNegativeCache("product c", async () => "again")).toBe("again")
  })
})
