import "server-only"
import { redirect } from "next/navigation"
import { answerForm, getTyped } from "./answer-form.ts"
import type { FormOutcome, FormState } from "./form-state.ts"
import { isActionRequest } from "./is-action-request.ts"

/**
 * Answers a form that signs in or out. A refusal stays at the form's step. Who has no scripts is led
 * on at once; a script is told where to go, for a whole new page in which nothing old is left.
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
