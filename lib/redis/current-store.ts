import { getGlobalSingleton } from "#lib/runtime/global-singleton.ts"
import type { RedisCircuitBreaker } from "./circuit-breaker.ts"

const known = getGlobalSingleton("shared-store", (): { guard: RedisCircuitBreaker | null } => ({
  guard: null,
}))

/** Returns the store shared with the other processes; null where this one is alone. */
export function getSharedStore(): RedisCircuitBreaker | null {
  return known.guard
}

/**
 * Registers the store for the whole process: for the server and for the code bundled with pages.
 */
export function registerSharedStore(guard: RedisCircuitBreaker | null): void {
  known.guard = guard
}
