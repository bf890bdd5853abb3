import { type RefObject, useActionState, useEffect, useRef, useState } from "react"
import { reloadForForm } from "#components/chrome/recover-form.ts"
import type { FormField } from "#lib/contract/form-fields.ts"
import { controls, resolveField } from "#lib/forms/form-controls.ts"
import { maxSendingBytes } from "#lib/forms/form-limits.ts"
import type { Refusal, SendForm, SendResult } from "#lib/forms/send-result.ts"
import { type CaptchaProof, createCaptchaProof } from "./captcha-proof.ts"
import type { FormLabels } from "./form-labels.ts"

type Wish = {
  id: string
  fields: readonly FormField[]
  usesCaptcha: boolean
  labels: Pick<FormLabels, "tooLarge" | "faults">
  send: SendForm
}

/** State and actions of a form submission. */
export type Sending = {
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
export function useSending(wish: Wish): Sending {
  const { id, fields, usesCaptcha, labels, send } = wish
  const form = useRef<HTMLFormElement>(null)
  const attempt = useRef<Attempt | null>(null)
  const { result, setResult, action } = useResult(send, id)
  const [isBusy, setBusy] = useState(false)
  const [round, setRound] = useState(0)

  useEffect(() => {
    attempt.current = beginAttempt()
    // Own messages replace the browser's validation, which stays in effect without JavaScript.
    if (form.current) form.current.noValidate = true
    return watchReturn(() => setBusy(false))
  }, [])

  const finish = (next: SendResult) => {
    setResult(next)
    if (next.kind === "sent") {
      attempt.current = beginAttempt()
      if (next.payment !== null) return location.assign(next.payment)
      setRound(round + 1)
    }
    setBusy(false)
  }
  const submit = async () => {
    if (isBusy || !form.current || !attempt.current) return
    setBusy(true)
    const question = result?.kind === "refused" ? result.question : null
    const refusal = await findRefusal(form.current, fields, labels)
    if (refusal) return finish({ ...refusal, question })
    const { proof, key } = attempt.current
    const data = fillIn(form.current, { id, key })
    if (usesCaptcha && !question) data.set(controls.proof, await proof.take())
    const next = await send(null, data).catch((fault: unknown) =>
      reloadForForm(fault) ? null : refuse("unavailable"),
    )
    if (next === null) return
    if (next.kind === "refused" && next.code === "captcha") proof.drop()
    finish(next.kind === "refused" ? { ...next, question: next.question ?? question } : next)
  }
  const prepare = () => {
    import("./find-faults.ts").catch(() => {})
    if (usesCaptcha) attempt.current?.proof.begin()
  }
  const change = (control: string) => setResult(forgetAt(control, result))
  return { form, result, isBusy, round, action, submit, prepare, change }
}

/** State of one submission, shared by all its retries. */
type Attempt = { proof: CaptchaProof; key: string }

function beginAttempt(): Attempt {
  return { proof: createCaptchaProof(), key: drawKey() }
}

/**
 * Returns the result of the client-side submission, or before it the one the page was posted with.
 */
function useResult(send: SendForm, id: string) {
  const [posted, action] = useActionState(send, null, `#${id}`)
  const [own, setOwn] = useState<{ result: SendResult | null } | null>(null)
  const result = own ? own.result : posted
  const setResult = (next: SendResult | null) => {
    if (next !== result) setOwn({ result: next })
  }
  return { result, setResult, action }
}

/** Returns the result without the error of the changed control; null when no error is left. */
function forgetAt(control: string, result: SendResult | null): SendResult | null {
  if (result?.kind !== "refused") return null
  const field = resolveField(control)?.name
  if (field === undefined || !(field in result.faults)) return result
  const { [field]: _mended, ...faults } = result.faults
  const isMended = Object.keys(faults).length === 0 && result.code === "invalid"
  return isMended && !result.question ? null : { ...result, faults }
}

/**
 * Returns the form data with the scripted flag, the return URL of a payment and the idempotency
 * key.
 */
function fillIn(form: HTMLFormElement, { id, key }: { id: string; key: string }): FormData {
  const data = new FormData(form)
  data.set(controls.scripted, "1")
  data.set(controls.page, buildReturnAddress(id))
  data.set(controls.key, key)
  return data
}

/**
 * Validates the form before submission. Returns the rejection that the server would send, or null.
 */
async function findRefusal(
  form: HTMLFormElement,
  fields: readonly FormField[],
  { tooLarge, faults: answerLabels }: Wish["labels"],
): Promise<Refusal | null> {
  const rules = await import("./find-faults.ts").catch(() => null)
  const faults = rules?.findFaults(form, fields, answerLabels) ?? {}
  if (Object.keys(faults).length > 0) return { ...refuse("invalid"), faults }
  return measure(new FormData(form)) > maxSendingBytes - 20_000
    ? refuse("too_large", tooLarge)
    : null
}

function measure(data: FormData): number {
  return new Blob([...data].flat().map(String)).size
}

function refuse(code: Refusal["code"], error = ""): Refusal {
  return { kind: "refused", code, error, faults: {}, question: null, answers: {} }
}

/** Returns the URL that the payment page returns to: this form on this page. */
function buildReturnAddress(id: string): string {
  const url = new URL(location.href)
  url.hash = id
  return url.href
}

function drawKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, "0"))
    .join("")
}

/**
 * Calls back when the page is restored from the back/forward cache, as after a payment. Returns a
 * function that unsubscribes.
 */
function watchReturn(onReturn: () => void): () => void {
  const listen = ({ persisted }: PageTransitionEvent) => {
    if (persisted) onReturn()
  }
  addEventListener("pageshow", listen)
  return () => removeEventListener("pageshow", listen)
}
