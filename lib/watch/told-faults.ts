import { getOneInProcess } from "#lib/contract/one-in-process.ts"

const told = getOneInProcess("told-faults", () => new WeakSet())

/** Registers an error as logged with all that is known of it. */
export function markTold(fault: unknown): void {
  if (typeof fault === "object" && fault !== null) told.add(fault)
}

/** True if the error has been logged already, so that a second log line adds nothing. */
export function isTold(fault: unknown): boolean {
  return typeof fault === "object" && fault !== null && told.has(fault)
}
