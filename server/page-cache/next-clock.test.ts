import { expect, it, jest } from "@jest/globals"
import { getNextClockTime } from "./next-clock.ts"

const minuteMs = 60_000
const getNextNowMs = () => performance.timeOrigin + performance.now()

it.each([0, 60, -60])(
  "converts to the true age for Next if the system clock was changed by %i minutes",
  (minutes) => {
    const wallMs = Date.now() + minutes * minuteMs
    const wall = jest.spyOn(Date, "now").mockReturnValue(wallMs)
    const ageMs = getNextNowMs() - getNextClockTime(wallMs - minuteMs)
    wall.mockRestore()
    expect(Math.abs(ageMs - minuteMs)).toBeLessThan(1_000)
  },
)
