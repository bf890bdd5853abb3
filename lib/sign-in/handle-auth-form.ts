import "server-only"
import { redirect } from "next/navigation"
import type { AccountFormResult, FormState } from "#lib/auth/form-state.ts"
import { getTyped, handleAccountForm } from "#lib/auth/handle-account-form.ts"
import { isServerActionRequest } from "#lib/auth/is-server-action-request.ts"

/**
 * Handles a form that signs in or out. A rejection stays at the form's current step. Without
 * JavaScript the browser is redirected at once; a script gets the path and does a full page load,
 * so that no state of the old session is left in memory.
 */
export async function handleAuthForm(
  data: FormData,
  shown: readonly string[],
  run: () => Promise<AccountFormResult>,
): Promise<FormState> {
  const state = await handleAccountForm(data, shown, run)
  if (state.kind === "redirect" && !(await isServerActionRequest())) redirect(state.path)
  const step = getTyped(data, "step")
  return state.kind === "rejected" && step !== "" ? { ...state, step } : state
}
