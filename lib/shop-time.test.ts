import { jest } from "@jest/globals"
import { timeHeader } from "#lib/contract/time-header.ts"
import { getShopTime, noteShopTime } from "./shop-time.ts"

const hourMs = 3_600_000
const tell = (ms: number | string) => noteShopTime(new Headers({ [timeHeader]: String(ms) }))
const readOffMs = () => Math.abs(getShopTime() - Date.now())

describe("the clock that signs calls to the API", () => {
  beforeEach(() => {
    tell(Date.now() + 2 * hourMs)
    tell(Date.now())
  })

  it.each([hourMs, -hourMs])("follows the API's clock where it differs by %i ms", (ms) => {
    tell(Date.now() + ms)
    expect(Math.abs(readOffMs() - hourMs)).toBeLessThan(1_000)
  })

  it("ignores a difference that is no longer than a response takes", () => {
    tell(Date.now() - 2_000)
    expect(readOffMs()).toBeLessThan(1_000)
  })

  it("does not go back with the machine's clock", () => {
    const before = getShopTime()
    const wall = jest.spyOn(Date, "now").mockReturnValue(before - hourMs)
    expect(getShopTime()).toBeGreaterThanOrEqual(before)
    wall.mockRestore()
  })

  it.each([
    ["says no time", new Headers()],
    ["says it in words", new Headers({ [timeHeader]: "noon" })],
  ])("retains the known time where a response %s", (_case, headers) => {
    tell(Date.now() + hourMs)
    noteShopTime(headers)
    expect(readOffMs()).toBeGreaterThan(hourMs - 1_000)
  })
})
