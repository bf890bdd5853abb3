import "server-only"
import { redirect } from "next/navigation"
import { answerForm, getTyped } from "./answer-form.ts"
import type { FormOutcome, FormState } from "./form-state.ts"
import { isActionRequest } from "./is-action-request.ts"

/**
 * Handles a form that signs in or out. A rejection stays at the form's current step. Without
 * JavaScript the browser is redirected at once; a script gets the path and does a full page load,
 * so that no state of the old session is left in memory.
 */
export async function answerSignIn(
  data: FormData,
  shown: readonly string[],
  run: () => Promise<FormOutcome>,
): Promise<FormState> {
  const answer = await answerForm(data, shown, run)
  if (answer.kind === "left" && !(await isActionRequest())) redirect(answer.path)
  const step = getTyped(data, "step")
  return answer.kind === "refused" && step !== "" ? { ...answer, step } : answer
}
