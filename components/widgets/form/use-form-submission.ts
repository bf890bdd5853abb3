import { type RefObject, useActionState, useEffect, useRef, useState } from "react"
import { handleUnrecognizedAction } from "#components/navigation/handle-unrecognized-action.ts"
import { useSubmissionLock } from "#components/ui/use-submission-lock.ts"
import type { FormField } from "#lib/contract/forms/form-fields.ts"
import { maxFormBodyBytes } from "#lib/form-limits.ts"
import type { FormRejection, SendForm, SendResult } from "#lib/forms/form.ts"
import { controls, resolveField } from "#lib/forms/form-controls.ts"
import type { FormLabels } from "./form-labels.ts"

type FormSubmissionOptions = {
  id: string
  fields: readonly FormField[]
  usesCaptcha: boolean
  labels: Pick<FormLabels, "tooLarge" | "fieldErrors">
  send: SendForm
}

/** State and actions of a form submission. */
export type FormSubmissionState = {
  form: RefObject<HTMLFormElement | null>
  /**
   * Result of the last submission; null before the first, and once the user edits the form again.
   */
  result: SendResult | null
  isBusy: boolean
  /** Number of successful submissions. A new value remounts the fields, which empties them. */
  round: number
  /** Form action without JavaScript. */
  action: (data: FormData) => void
  submit: () => void
  /** Called when the user focuses the form: preloads validation and captcha. */
  prepare: () => void
  /** Called when the value of the named control changes. */
  change: (control: string) => void
}

/**
 * Submits a form with JavaScript if available. Field values are never lost when a submission fails.
 */
export function useFormSubmission(options: FormSubmissionOptions): FormSubmissionState {
  const { id, fields, usesCaptcha, labels, send } = options
  const form = useRef<HTMLFormElement>(null)
  const attempt = useRef<Attempt | null>(null)
  const { result, setResult, action } = useResult(send, id)
  const { isBusy, acquire, release } = useSubmissionLock()
  const [round, setRound] = useState(0)

  useEffect(() => {
    attempt.current = startAttempt()
    // Own messages replace the browser's validation, which stays in effect without JavaScript.
    if (form.current) form.current.noValidate = true
  }, [])

  const finish = (next: SendResult) => {
    setResult(next)
    if (next.kind === "sent") {
      attempt.current = startAttempt()
      if (next.payment !== null) return location.assign(next.payment)
      setRound(round + 1)
    }
    release()
  }
  const submit = async () => {
    if (!form.current || !attempt.current || !acquire()) return
    const question = result?.kind === "rejected" ? result.question : null
    const rejection = await validateSubmission(form.current, fields, labels)
    if (rejection) return finish({ ...rejection, question })
    const { proof, key } = attempt.current
    const data = buildFormData(form.current, { id, key })
    if (usesCaptcha && !question) data.set(controls.proof, await proof.getProof())
    const next = await send(null, data).catch((error: unknown) =>
      handleUnrecognizedAction(error) ? null : buildRejection("unavailable"),
    )
    if (next === null) return
    if (next.kind === "rejected" && next.code === "captcha") proof.discard()
    finish(next.kind === "rejected" ? { ...next, question: next.question ?? question } : next)
  }
  const prepare = () => {
    import("./validate-form.ts").catch(() => {})
    if (usesCaptcha) attempt.current?.proof.start()
  }
  const change = (control: string) => setResult(clearFieldError(control, result))
  return { form, result, isBusy, round, action, submit, prepare, change }
}

/** State of one submission, shared by all its retries. */
type Attempt = { proof: CaptchaProof; key: string }

function startAttempt(): Attempt {
  return { proof: createCaptchaProof(), key: createIdempotencyKey() }
}

/**
 * Returns the result of the client-side submission, or before it the one the page was posted with.
 */
function useResult(send: SendForm, id: string) {
  const [posted, action] = useActionState(send, null, `#${id}`)
  const [local, setLocal] = useState<{ result: SendResult | null } | null>(null)
  const result = local ? local.result : posted
  const setResult = (next: SendResult | null) => {
    if (next !== result) setLocal({ result: next })
  }
  return { result, setResult, action }
}

/** Returns the result without the error of the changed control; null when no error is left. */
function clearFieldError(control: string, result: SendResult | null): SendResult | null {
  if (result?.kind !== "rejected") return null
  const field = resolveField(control)
  if (field === null || !(field in result.fieldErrors)) return result
  const { [field]: _cleared, ...fieldErrors } = result.fieldErrors
  const isResolved = Object.keys(fieldErrors).length === 0 && result.code === "invalid"
  return isResolved && !result.question ? null : { ...result, fieldErrors }
}

/**
 * Returns the form data with the scripted flag, the return URL of a payment and the idempotency
 * key.
 */
function buildFormData(form: HTMLFormElement, { id, key }: { id: string; key: string }): FormData {
  const data = new FormData(form)
  data.set(controls.scripted, "1")
  data.set(controls.page, buildReturnUrl(id))
  data.set(controls.key, key)
  return data
}

/**
 * Validates the form before submission. Returns the rejection that the server would send, or null.
 */
async function validateSubmission(
  form: HTMLFormElement,
  fields: readonly FormField[],
  { tooLarge, fieldErrors: fieldErrorLabels }: FormSubmissionOptions["labels"],
): Promise<FormRejection | null> {
  const rules = await import("./validate-form.ts").catch(() => null)
  const fieldErrors = rules?.validateForm(form, fields, fieldErrorLabels) ?? {}
  if (Object.keys(fieldErrors).length > 0) return { ...buildRejection("invalid"), fieldErrors }
  return getByteSize(new FormData(form)) > maxFormBodyBytes - 20_000
    ? buildRejection("too_large", tooLarge)
    : null
}

function getByteSize(data: FormData): number {
  return new Blob([...data].flat().map(String)).size
}

function buildRejection(code: FormRejection["code"], error = ""): FormRejection {
  return { kind: "rejected", code, error, fieldErrors: {}, question: null, values: {} }
}

/** Returns the URL that the payment page returns to: this form on this page. */
function buildReturnUrl(id: string): string {
  const url = new URL(location.href)
  url.hash = id
  return url.href
}

function createIdempotencyKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, "0"))
    .join("")
}

/** Challenges expire after ten minutes. */
const renewAfterMs = 8 * 60_000

/** Solves captchas in advance. Each proof is valid for one submission. */
type CaptchaProof = {
  /** Starts solving a challenge, unless a fresh proof exists or is in progress. */
  start: () => void
  /** Resolves with the proof; with an empty string if this browser cannot solve the challenge. */
  getProof: () => Promise<string>
  /** Discards the current proof after its use. */
  discard: () => void
}

function createCaptchaProof(): CaptchaProof {
  let current: { proof: Promise<string>; at: number } | null = null
  const start = () => {
    if (current && Date.now() - current.at < renewAfterMs) return current.proof
    current = { proof: solveOrEmpty(), at: Date.now() }
    return current.proof
  }
  const discard = () => {
    current = null
  }
  return {
    start: () => void start(),
    getProof: async () => {
      const proof = await start()
      if (proof === "") discard()
      return proof
    },
    discard,
  }
}

async function solveOrEmpty(): Promise<string> {
  try {
    const { solveCaptcha } = await import("./solve-captcha.ts")
    return (await solveCaptcha()) ?? ""
  } catch {
    return ""
  }
}
