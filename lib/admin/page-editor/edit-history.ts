/** What can be undone and redone; `key` of the last change joins those of one field. */
export type EditHistory<T> = {
  past: readonly T[]
  present: T
  future: readonly T[]
  last: { key: string; atMs: number } | null
}

const maxSteps = 200
/** Typing in one field is one step, until it pauses. */
const joinsWithinMs = 1_500

export function startHistory<T>(present: T): EditHistory<T> {
  return { past: [], present, future: [], last: null }
}

/** Records a change. One of the same `key` shortly after joins the last; "" never does. */
export function recordEdit<T>(
  history: EditHistory<T>,
  present: T,
  { key, atMs }: { key: string; atMs: number },
): EditHistory<T> {
  const { past, last } = history
  const joins = key !== "" && last !== null && last.key === key && atMs - last.atMs < joinsWithinMs
  const steps = joins && past.length > 0 ? past : [...past, history.present].slice(-maxSteps)
  return { past: steps, present, future: [], last: { key, atMs } }
}

/** Returns the history with its last change undone; the same if there is none. */
export function undoEdit<T>(history: EditHistory<T>): EditHistory<T> {
  const present = history.past.at(-1)
  if (present === undefined) return history
  const future = [history.present, ...history.future]
  return { past: history.past.slice(0, -1), present, future, last: null }
}

/** Returns the history with the undone change made again; the same if there is none. */
export function redoEdit<T>(history: EditHistory<T>): EditHistory<T> {
  const [present, ...future] = history.future
  if (present === undefined) return history
  return { past: [...history.past, history.present], present, future, last: null }
}
