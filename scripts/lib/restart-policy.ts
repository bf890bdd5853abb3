/** How one life of a kept process ended. */
export type ProcessExit = { uptimeMs: number; wasReady: boolean; signal: string | null }

export type RestartDecision =
  | { kind: "restart"; delayMs: number }
  | { kind: "give-up"; exits: number }

const delaysMs = [0, 200, 500, 1000, 2000]
const retriedForeverDelayMs = 5000

/**
 * Someone killing a healthy process is no fault of the process; dying before being ready, or
 * within five seconds on its own account, is.
 */
function isQuick(exit: ProcessExit): boolean {
  return !exit.wasReady || (exit.uptimeMs < 5000 && exit.signal !== "SIGKILL")
}

/**
 * What to do after a death, given all deaths so far, the latest last: start again at once after a
 * long life, later and later after quick deaths, and after five of them in a row not at all, or, for
 * what is waited for, every five seconds.
 */
export function resolveRestart(
  exits: readonly ProcessExit[],
  isRetriedForever = false,
): RestartDecision {
  const lastGood = exits.findLastIndex((exit) => !isQuick(exit))
  const quick = exits.length - 1 - lastGood
  const delayMs = delaysMs[quick] ?? (isRetriedForever ? retriedForeverDelayMs : null)
  return delayMs === null ? { kind: "give-up", exits: quick } : { kind: "restart", delayMs }
}
