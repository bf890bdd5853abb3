import { describe, expect, it } from "@jest/globals"
import { resolvePauseMs } from "./retry-schedule.ts"

describe("the pause after a failed delivery", () => {
  it("is 1 s after the first failure, doubles per failure, and is capped", () => {
    const pauses = [1, 2, 3, 6, 7, 1_000].map((attempts) => resolvePauseMs(attempts, 60_000))
    expect(pauses).toEqual([1_000, 2_000, 4_000, 32_000, 60_000, 60_000])
    const longer = [10, 11, 1_000].map((attempts) => resolvePauseMs(attempts, 600_000))
    expect(longer).toEqual([512_000, 600_000, 600_000])
  })
})
