import type { z } from "zod"
import { validateCaptcha, wrongCaptcha } from "#backend/captcha/captcha.ts"
import type { PassedChallenge } from "#backend/captcha/passed-challenge.ts"
import { findReachedLimit, type Limit } from "#backend/limits/rate-limit.ts"
import {
  type ErrorDetail,
  formatErrorDetail,
  formatFieldDetails,
} from "#lib/contract/error-detail.ts"
import type {
  FormSubmission,
  formErrorCodes,
  formResultSchema,
  WireForm,
} from "#lib/contract/forms/form.ts"
import { listFields } from "#lib/contract/forms/form-fields.ts"
import { listOversizes, validateFormValues } from "#lib/contract/forms/form-rules.ts"
import type { Result } from "#lib/contract/result.ts"
import type { FormDeps } from "./form-parts.ts"
import { getForm, translateForms } from "./forms.ts"
import { resolveReturnPath } from "./return-path.ts"
import { type StoreOutcome, saveSubmission } from "./save-submission.ts"
import { startSubmissionPayment } from "./submission-payment.ts"
import { buildDigest, findRepeated, type Submission } from "./submissions.ts"

type FormErrorCode = (typeof formErrorCodes)[number]
type FormResult = z.input<typeof formResultSchema>
/** `language` is that of the page that the form was sent from. */
type Sender = { client: string; isSignedIn: boolean; language: string }

/** Handles a form submission and returns the result; null if there is no such form. */
export async function handleFormSubmission(
  deps: FormDeps,
  id: number,
  submission: FormSubmission,
  sender: Sender,
): Promise<FormResult | null> {
  const form = await getForm(deps.db, id)
  if (form === null) return null
  // A bot that fills in the honeypot field gets a normal success response.
  if (submission.trap !== "") return { success: true }
  // Errors name the fields as the visitor sees them; what is stored and sent names them in English.
  const [shown = form] = await translateForms(deps, [form])
  const fields = listFields(form)
  const shownFields = shown === form ? fields : listFields(shown)
  const oversizes = listOversizes(shownFields, submission.data)
  if (Object.keys(oversizes).length > 0) {
    const [first] = Object.values(oversizes)
    return rejectSubmission("too_large", first ?? { code: "form_too_large" }, oversizes)
  }
  const checked = validateFormValues(fields, submission.data)
  const { values } = checked
  const { fieldErrors } =
    shown === form ? checked : validateFormValues(shownFields, submission.data)
  const digest = buildDigest(form.id, values, deps.forms.keys.digest)
  const fingerprint = { formId: form.id, client: sender.client, digest, key: submission.key }
  const isValid = Object.keys(fieldErrors).length === 0
  const findFirst = async () => (isValid ? findRepeated(deps.db, fingerprint, deps.now()) : null)
  const repeated = await findFirst()
  if (repeated !== null) return acceptSubmission(deps, form, repeated)

  const limits = listLimits(form.id, sender.client)
  const access = await authorizeSubmission(deps, form, { submission, sender, limits })
  if (!access.ok) {
    // An equal submission may have been stored in the meantime and have used up the challenge or
    // the limit.
    const first = await findFirst()
    return first === null ? access.error : acceptSubmission(deps, form, first)
  }
  if (!isValid) return rejectSubmission("invalid", { code: "form_invalid" }, fieldErrors)
  const path = resolveReturnPath(submission.url, deps.forms.siteUrl)
  const outcome = await saveSubmission(deps, {
    form,
    values,
    fingerprint,
    limits,
    challenge: access.value,
    path,
    language: sender.language,
  })
  return resolveResult(deps, form, outcome)
}

const noCaptcha = { ok: true, value: null } as const

/** Checks rate limits, captcha and login before the values are validated. */
async function authorizeSubmission(
  deps: FormDeps,
  form: WireForm,
  { submission, sender, limits }: { submission: FormSubmission; sender: Sender; limits: Limit[] },
): Promise<Result<PassedChallenge | null, FormResult>> {
  const reject = (code: FormErrorCode, detail: ErrorDetail): Result<never, FormResult> => ({
    ok: false,
    error: rejectSubmission(code, detail),
  })
  const reached = await findReachedLimit(deps.db, limits, deps.now())
  if (reached !== null) return reject("too_many", reached.detail)
  const by = { key: deps.forms.keys.captcha, client: sender.client }
  const passed = form.use_captcha ? await validateCaptcha(deps, submission.captcha, by) : noCaptcha
  if (!passed.ok) return reject(passed.error.code, passed.error.detail)
  if (form.must_be_logged_on && !sender.isSignedIn) {
    return reject("login", { code: "form_login_required" })
  }
  return passed
}

async function resolveResult(
  deps: FormDeps,
  form: WireForm,
  outcome: StoreOutcome,
): Promise<FormResult> {
  if ("reached" in outcome) return rejectSubmission("too_many", outcome.reached.detail)
  if ("rejected" in outcome) return rejectSubmission("captcha", wrongCaptcha.detail)
  if ("repeated" in outcome) return acceptSubmission(deps, form, outcome.repeated)
  deps.forms.onMail()
  return acceptSubmission(deps, form, outcome.stored)
}

async function acceptSubmission(
  deps: FormDeps,
  form: WireForm,
  submission: Submission,
): Promise<FormResult> {
  const payment = await startSubmissionPayment(deps, submission, form.cost)
  if (!payment.ok) {
    return rejectSubmission("unavailable", { code: "form_payment_unavailable" })
  }
  return { success: true, payment: payment.value }
}

function listLimits(formId: number, client: string): Limit[] {
  return [
    {
      bucket: `form:${formId}:${client}`,
      max: 5,
      withinMs: 600_000,
      detail: { code: "form_rate_limited" },
    },
    {
      bucket: `forms:${client}`,
      max: 30,
      withinMs: 86_400_000,
      detail: { code: "forms_rate_limited" },
    },
  ]
}

function rejectSubmission(
  code: FormErrorCode,
  detail: ErrorDetail,
  fields: Readonly<Record<string, ErrorDetail>> = {},
): FormResult {
  return {
    success: false,
    code,
    error: formatErrorDetail(detail),
    detail,
    fields: formatFieldDetails(fields),
    field_details: { ...fields },
  }
}
