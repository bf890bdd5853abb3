import { getGlobalSingleton } from "#lib/runtime/global-singleton.ts"

const reported = getGlobalSingleton("reported-errors", () => new WeakSet())

/** Registers an error as logged with all that is known of it. */
export function registerReportedError(error: unknown): void {
  if (typeof error === "object" && error !== null) reported.add(error)
}

/** True if the error has been logged already, so that a second log line adds nothing. */
export function isReportedError(error: unknown): boolean {
  return typeof error === "object" && error !== null && reported.has(error)
}
