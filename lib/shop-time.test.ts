import { jest } from "@jest/globals"
import { timeHeader } from "#lib/contract/time-header.ts"
import { getShopTime, noteShopTime } from "./shop-time.ts"

const hourMs = 3_600_000
const tell = (ms: number | string) => noteShopTime(new Headers({ [timeHeader]: String(ms) }))
const readOffMs = () => Math.abs(getShopTime() - Date.now())

describe("the time by which calls to the API are signed", () => {
  beforeEach(() => {
    tell(Date.now() + 2 * hourMs)
    tell(Date.now())
  })

  it.each([hourMs, -hourMs])("is the API's where that is %i ms ahead", (ms) => {
    tell(Date.now() + ms)
    expect(Math.abs(readOffMs() - hourMs)).toBeLessThan(1_000)
  })

  it("stays as it is where the API's differs by no more than an answer takes", () => {
    tell(Date.now() - 2_000)
    expect(readOffMs()).toBeLessThan(1_000)
  })

  it("stays as it is where the machine's clock is put back meanwhile", () => {
    const before = getShopTime()
    const wall = jest.spyOn(Date, "now").mockReturnValue(before - hourMs)
    expect(getShopTime()).toBeGreaterThanOrEqual(before)
    wall.mockRestore()
  })

  it.each([
    ["says no time", new Headers()],
    ["says it in words", new Headers({ [timeHeader]: "noon" })],
  ])("stays as it was known where an answer %s", (_case, headers) => {
    tell(Date.now() + hourMs)
    noteShopTime(headers)
    expect(readOffMs()).toBeGreaterThan(hourMs - 1_000)
  })
})
