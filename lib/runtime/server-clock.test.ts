import { jest } from "@jest/globals"
import { getServerNow, timeHeader, updateServerClock } from "./server-clock.ts"

const hourMs = 3_600_000
const receiveTime = (ms: number | string) =>
  updateServerClock(new Headers({ [timeHeader]: String(ms) }))
const readOffMs = () => Math.abs(getServerNow() - Date.now())

describe("the clock that signs calls to the API", () => {
  beforeEach(() => {
    receiveTime(Date.now() + 2 * hourMs)
    receiveTime(Date.now())
  })

  it.each([hourMs, -hourMs])("follows the API's clock where it differs by %i ms", (ms) => {
    receiveTime(Date.now() + ms)
    expect(Math.abs(readOffMs() - hourMs)).toBeLessThan(1_000)
  })

  it("ignores a difference that is no longer than a response takes", () => {
    receiveTime(Date.now() - 2_000)
    expect(readOffMs()).toBeLessThan(1_000)
  })

  it("does not go back with the machine's clock", () => {
    const before = getServerNow()
    const wall = jest.spyOn(Date, "now").mockReturnValue(before - hourMs)
    expect(getServerNow()).toBeGreaterThanOrEqual(before)
    wall.mockRestore()
  })

  it.each([
    ["has no time", new Headers()],
    ["has no number", new Headers({ [timeHeader]: "noon" })],
  ])("retains the known time where a response %s", (_case, headers) => {
    receiveTime(Date.now() + hourMs)
    updateServerClock(headers)
    expect(readOffMs()).toBeGreaterThan(hourMs - 1_000)
  })
})
