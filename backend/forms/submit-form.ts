import type { z } from "zod"
import { checkCaptcha, refuseUsedCaptcha } from "#backend/captcha/captcha.ts"
import { findReachedLimit, type Limit } from "#backend/limits/rate-limit.ts"
import type {
  FormSubmission,
  formRefusalCodes,
  formResultSchema,
  WireForm,
} from "#lib/contract/form.ts"
import { listFields } from "#lib/contract/form-fields.ts"
import { checkAnswers, listOversizes } from "#lib/contract/form-rules.ts"
import type { FormDeps } from "./form-parts.ts"
import { getForm } from "./forms.ts"
import { buildDigest } from "./kept-answers.ts"
import { resolveReturnPath } from "./return-path.ts"
import { type StoreOutcome, storeSubmission } from "./store-submission.ts"
import { beginSubmissionPayment } from "./submission-payment.ts"
import { findRepeated, type Submission } from "./submissions.ts"

type FormResult = z.input<typeof formResultSchema>
/** `language` is that of the page that the form was sent from. */
type Sender = { client: string; isSignedIn: boolean; language: string }

const sentences = {
  login: "Please log in to send this form.",
  invalid: "Some answers need another look. Nothing has been sent yet.",
  too_large: "Something you wrote is too long for this form.",
  unavailable: "We can’t take payments at the moment. You haven’t been charged. Please try again.",
}

/** Handles a form submission and returns the result; null if there is no such form. */
export async function submitForm(
  deps: FormDeps,
  id: number,
  submission: FormSubmission,
  sender: Sender,
): Promise<FormResult | null> {
  const form = await getForm(deps.db, id)
  if (form === null) return null
  // A bot that fills in the honeypot field gets a normal success response.
  if (submission.trap !== "") return { success: true }
  const fields = listFields(form)
  const oversizes = listOversizes(fields, submission.data)
  if (Object.keys(oversizes).length > 0) {
    const [sentence] = Object.values(oversizes)
    return refuse("too_large", sentence ?? sentences.too_large, oversizes)
  }
  const { answers, faults } = checkAnswers(fields, submission.data)
  const digest = buildDigest(form.id, answers, deps.forms.keys.digest)
  const sending = { formId: form.id, client: sender.client, digest, key: submission.key }
  const isValid = Object.keys(faults).length === 0
  const findFirst = async () => (isValid ? findRepeated(deps.db, sending, deps.now()) : null)
  const repeated = await findFirst()
  if (repeated !== null) return acceptSubmission(deps, form, repeated)

  const limits = listLimits(form.id, sender.client)
  const door = await checkDoor(deps, form, { submission, sender, limits })
  if ("refusal" in door) {
    // An equal submission may have been stored in the meantime and have used up the challenge or
    // the limit.
    const first = await findFirst()
    return first === null ? door.refusal : acceptSubmission(deps, form, first)
  }
  if (!isValid) return refuse("invalid", sentences.invalid, faults)
  const path = resolveReturnPath(submission.url, deps.forms.siteUrl)
  const { challenge } = door
  const outcome = await storeSubmission(deps, {
    ...{ form, answers, sending, limits, challenge, path },
    language: sender.language,
  })
  return answerOutcome(deps, form, outcome)
}

/** Checks rate limits, captcha and login before the values are validated. */
async function checkDoor(
  deps: FormDeps,
  form: WireForm,
  { submission, sender, limits }: { submission: FormSubmission; sender: Sender; limits: Limit[] },
) {
  const reached = await findReachedLimit(deps.db, limits, deps.now())
  if (reached !== null) return { refusal: refuse("too_many", reached.sentence) }
  const passed = form.use_captcha
    ? await checkCaptcha(deps, submission.captcha, {
        key: deps.forms.keys.captcha,
        client: sender.client,
      })
    : { passed: null }
  if ("code" in passed) return { refusal: refuse(passed.code, passed.sentence) }
  if (form.must_be_logged_on && !sender.isSignedIn) {
    return { refusal: refuse("login", sentences.login) }
  }
  return { challenge: passed.passed }
}

async function answerOutcome(
  deps: FormDeps,
  form: WireForm,
  outcome: StoreOutcome,
): Promise<FormResult> {
  if ("reached" in outcome) return refuse("too_many", outcome.reached.sentence)
  if ("refused" in outcome) return refuse("captcha", refuseUsedCaptcha().sentence)
  if ("repeated" in outcome) return acceptSubmission(deps, form, outcome.repeated)
  deps.forms.onMail()
  return acceptSubmission(deps, form, outcome.stored)
}

async function acceptSubmission(
  deps: FormDeps,
  form: WireForm,
  submission: Submission,
): Promise<FormResult> {
  const payment = await beginSubmissionPayment(deps, submission, form.cost)
  if ("isUnavailable" in payment) return refuse("unavailable", sentences.unavailable)
  return { success: true, payment: payment.address }
}

function listLimits(formId: number, client: string): Limit[] {
  return [
    {
      bucket: `form:${formId}:${client}`,
      most: 5,
      withinMs: 600_000,
      sentence: "You’ve already sent this form several times. Please try again in ten minutes.",
    },
    {
      bucket: `forms:${client}`,
      most: 30,
      withinMs: 86_400_000,
      sentence: "You’ve sent a lot of forms today. Please try again tomorrow.",
    },
  ]
}

function refuse(
  code: (typeof formRefusalCodes)[number],
  error: string,
  fields: Record<string, string> = {},
): FormResult {
  return { success: false, code, error, fields }
}
