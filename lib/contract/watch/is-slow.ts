/** Pictures and films take as long as their reader does, and what asks after the process's health waits for it. */
const unmeasured = /^\/(?:assets\/|v\/|api\/(?:health|ready)$)/

/** Whether an answer took so long that the log is to have it, although nothing failed: a second or more. */
export function isSlow(path: string, ms: number): boolean {
  return ms >= 1_000 && !unmeasured.test(path)
}
