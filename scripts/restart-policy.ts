/** How one life of a kept process ended. */
export type Death = { livedMs: number; wasReady: boolean; signal: string | null }

export type RestartPlan = { kind: "restart"; delayMs: number } | { kind: "give-up"; deaths: number }

const delaysMs = [0, 200, 500, 1000, 2000]
const patientDelayMs = 5000

/**
 * Someone killing a healthy process is no fault of the process; dying before being ready, or
 * within five seconds on its own account, is.
 */
function isQuick(death: Death): boolean {
  return !death.wasReady || (death.livedMs < 5000 && death.signal !== "SIGKILL")
}

/**
 * What to do after a death, given all deaths so far, the latest last: start again at once after a
 * long life, later and later after quick deaths, and after five of them in a row not at all, or, for
 * what is waited for, every five seconds.
 */
export function planRestart(deaths: readonly Death[], isWaitedFor = false): RestartPlan {
  const lastGood = deaths.findLastIndex((death) => !isQuick(death))
  const quick = deaths.length - 1 - lastGood
  const delayMs = delaysMs[quick] ?? (isWaitedFor ? patientDelayMs : null)
  return delayMs === null ? { kind: "give-up", deaths: quick } : { kind: "restart", delayMs }
}
