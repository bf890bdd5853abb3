import { getOneInProcess } from "#lib/contract/one-in-process.ts"
import type { MemoryGuard } from "./memory-guard.ts"

const known = getOneInProcess("shared-memory", (): { guard: MemoryGuard | null } => ({
  guard: null,
}))

/** Returns the store shared with the other processes; null where this one is alone. */
export function getSharedMemory(): MemoryGuard | null {
  return known.guard
}

/**
 * Registers the store for the whole process: for the server and for the code bundled with pages.
 */
export function shareMemory(guard: MemoryGuard | null): void {
  known.guard = guard
}
