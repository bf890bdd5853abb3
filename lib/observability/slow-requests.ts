/** Images and videos take as long as their client does, and health checks wait for the process. */
const unmeasured = /^\/(?:assets\/|v\/|api\/(?:health|ready)$)/

/** True if a successful response took so long that it is logged: a second or more. */
export function isSlow(path: string, ms: number): boolean {
  return ms >= 1_000 && !unmeasured.test(path)
}
