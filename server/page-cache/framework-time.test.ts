import { expect, it, jest } from "@jest/globals"
import { toFrameworkTime } from "./framework-time.ts"

const minuteMs = 60_000
const getFrameworkMs = () => performance.timeOrigin + performance.now()

it.each([0, 60, -60])(
  "a page is as old to the framework as it is where the machine's clock was set by %i minutes",
  (minutes) => {
    const wallMs = Date.now() + minutes * minuteMs
    const wall = jest.spyOn(Date, "now").mockReturnValue(wallMs)
    const ageMs = getFrameworkMs() - toFrameworkTime(wallMs - minuteMs)
    wall.mockRestore()
    expect(Math.abs(ageMs - minuteMs)).toBeLessThan(1_000)
  },
)
