import { jest } from "@jest/globals"

/**
 * Advances `performance.now()` by a second at each call, so that the cached failure of a request in
 * one test does not affect the next test. Returns a function that restores it.
 */
export function startFastClock(): () => void {
  let nowMs = performance.now()
  const spy = jest.spyOn(performance, "now").mockImplementation(() => {
    nowMs += 1_000
    return nowMs
  })
  return () => spy.mockRestore()
}
