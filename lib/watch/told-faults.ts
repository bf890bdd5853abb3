import { getOneInProcess } from "#lib/contract/one-in-process.ts"

const told = getOneInProcess("told-faults", () => new WeakSet())

/** Notes that a fault has been logged with all that is known of it. */
export function markTold(fault: unknown): void {
  if (typeof fault === "object" && fault !== null) told.add(fault)
}

/** Whether it has, so that whoever says it again says nothing new. */
export function isTold(fault: unknown): boolean {
  return typeof fault === "object" && fault !== null && told.has(fault)
}
