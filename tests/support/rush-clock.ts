import { jest } from "@jest/globals"

/**
 * Has `performance.now()` go on by a second at each reading, so that a request that failed in one
 * test is not answered from memory in the next. Returns what restores it.
 */
export function rushClock(): () => void {
  let nowMs = performance.now()
  const spy = jest.spyOn(performance, "now").mockImplementation(() => {
    nowMs += 1_000
    return nowMs
  })
  return () => spy.mockRestore()
}
