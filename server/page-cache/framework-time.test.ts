import { expect, it, jest } from "@jest/globals"
import { toFrameworkTime } from "./framework-time.ts"

const minuteMs = 60_000
const getFrameworkMs = () => performance.timeOrigin + performance.now()

it.each([0, 60, -60])(
  "converts to the true age for Next if the system clock was changed by %i minutes",
  (minutes) => {
    const wallMs = Date.now() + minutes * minuteMs
    const wall = jest.spyOn(Date, "now").mockReturnValue(wallMs)
    const ageMs = getFrameworkMs() - toFrameworkTime(wallMs - minuteMs)
    wall.mockRestore()
    expect(Math.abs(ageMs - minuteMs)).toBeLessThan(1_000)
  },
)
