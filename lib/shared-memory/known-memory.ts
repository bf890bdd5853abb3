import { getOneInProcess } from "#lib/contract/one-in-process.ts"
import type { MemoryGuard } from "./memory-guard.ts"

const known = getOneInProcess("shared-memory", (): { guard: MemoryGuard | null } => ({
  guard: null,
}))

/** The memory shared with the other processes; null where this one is alone. */
export function getSharedMemory(): MemoryGuard | null {
  return known.guard
}

/** Has everything in this process use it: what serves pages and what is bundled with them. */
export function shareMemory(guard: MemoryGuard | null): void {
  known.guard = guard
}
