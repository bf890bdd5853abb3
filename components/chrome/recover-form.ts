import { keepTyped } from "#lib/web-app/typed-texts.ts"
import { reloadOnce } from "./recover.ts"

/**
 * Loads the page anew where a newer shop no longer knows what its form has asked for, and says whether
 * it does. What was typed comes back with the page, without passwords and files.
 */
export function reloadForForm(fault: unknown): boolean {
  if (!(fault instanceof Error) || fault.name !== "UnrecognizedActionError") return false
  keepTyped(true)
  return reloadOnce(fault.message)
}
