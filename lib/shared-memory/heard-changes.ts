import { getOneInProcess } from "#lib/contract/one-in-process.ts"

const listeners = getOneInProcess("heard-changes", () => new Map<string, () => void>())

/** Has the listener called when another process says that something has changed. One for each name. */
export function onHeardChange(name: string, listener: () => void): void {
  listeners.set(name, listener)
}

/** Tells everything in this process that something has changed. */
export function tellHeardChange(): void {
  for (const listener of listeners.values()) listener()
}
