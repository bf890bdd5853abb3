import { getGlobalSingleton } from "#lib/runtime/global-singleton.ts"

const listeners = getGlobalSingleton("invalidation-listeners", () => new Map<string, () => void>())

/** Calls the listener when another process publishes a change. One listener for each name. */
export function subscribeToInvalidations(name: string, listener: () => void): void {
  listeners.set(name, listener)
}

/** Notifies all listeners in this process of a change. */
export function publishInvalidation(): void {
  for (const listener of listeners.values()) listener()
}
