import { saveFormDraft } from "#lib/pwa/form-draft-storage.ts"
import { reloadOnce } from "./chunk-recovery.ts"

/**
 * Reloads the page if a newer build does not know the server action of its form. Returns whether it
 * reloads. The typed values are restored, except passwords and files.
 */
export function handleUnrecognizedAction(error: unknown): boolean {
  if (!(error instanceof Error) || error.name !== "UnrecognizedActionError") return false
  saveFormDraft(true)
  return reloadOnce(error.message)
}
