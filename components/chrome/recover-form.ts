import { keepTyped } from "#lib/web-app/typed-texts.ts"
import { reloadOnce } from "./recover.ts"

/**
 * Reloads the page if a newer build does not know the server action of its form. Returns whether it
 * reloads. The typed values are restored, except passwords and files.
 */
export function reloadForForm(fault: unknown): boolean {
  if (!(fault instanceof Error) || fault.name !== "UnrecognizedActionError") return false
  keepTyped(true)
  return reloadOnce(fault.message)
}
