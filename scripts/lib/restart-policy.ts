/** The exit of one run of a supervised process. */
export type ProcessExit = { uptimeMs: number; wasReady: boolean; signal: string | null }

export type RestartDecision =
  | { kind: "restart"; delayMs: number }
  | { kind: "give-up"; exits: number }

const delaysMs = [0, 200, 500, 1000, 2000]
const retriedForeverDelayMs = 5000

/**
 * True if the process exited before it was ready, or within five seconds for its own reason. A
 * SIGKILL of a ready process does not count.
 */
function isQuick(exit: ProcessExit): boolean {
  return !exit.wasReady || (exit.uptimeMs < 5000 && exit.signal !== "SIGKILL")
}

/**
 * Decides on a restart from all exits so far, the latest last: at once after a long run, with
 * backoff after quick exits, and after five of them in a row not at all, or every five seconds if
 * `isRetriedForever` is true.
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
