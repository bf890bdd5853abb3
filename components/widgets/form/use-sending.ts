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

/** A form's way from being filled in to what became of it. */
export type Sending = {
  form: RefObject<HTMLFormElement | null>
  /** What became of the last sending; null before any, and once the form is used again. */
  result: SendResult | null
  isBusy: boolean
  /** Counts the sendings that succeeded: each leaves the fields empty for another. */
  round: number
  /** For a browser without scripts. */
  action: (data: FormData) => void
  submit: () => void
  /** The visitor is about to use the form. */
  prepare: () => void
  /** The visitor changed a control of this name. */
  change: (control: string) => void
}

/** Sends a form by script where there is one; nothing typed is ever lost by a failure. */
export function useSending(wish: Wish): Sending {
  const { id, fields, usesCaptcha, labels, send } = wish
  const form = useRef<HTMLFormElement>(null)
  const attempt = useRef<Attempt | null>(null)
  const { result, setResult, action } = useResult(send, id)
  const [isBusy, setBusy] = useState(false)
  const [round, setRound] = useState(0)

  useEffect(() => {
    attempt.current = beginAttempt()
    // The shop's own messages replace the browser's, which stay for who has no scripts.
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

/** What belongs to one sending, however often it has to be tried. */
type Attempt = { proof: CaptchaProof; key: string }

function beginAttempt(): Attempt {
  return { proof: createCaptchaProof(), key: drawKey() }
}

/** What the script found out, before that what the page was sent with. */
function useResult(send: SendForm, id: string) {
  const [posted, action] = useActionState(send, null, `#${id}`)
  const [own, setOwn] = useState<{ result: SendResult | null } | null>(null)
  const result = own ? own.result : posted
  const setResult = (next: SendResult | null) => {
    if (next !== result) setOwn({ result: next })
  }
  return { result, setResult, action }
}

/** What is left to be said once the visitor has changed a control of this name. */
function forgetAt(control: string, result: SendResult | null): SendResult | null {
  if (result?.kind !== "refused") return null
  const field = resolveField(control)?.name
  if (field === undefined || !(field in result.faults)) return result
  const { [field]: _mended, ...faults } = result.faults
  const isMended = Object.keys(faults).length === 0 && result.code === "invalid"
  return isMended && !result.question ? null : { ...result, faults }
}

/** What is sent: the controls, that a script sends them, and where a payer comes back to. */
function fillIn(form: HTMLFormElement, { id, key }: { id: string; key: string }): FormData {
  const data = new FormData(form)
  data.set(controls.scripted, "1")
  data.set(controls.page, buildReturnAddress(id))
  data.set(controls.key, key)
  return data
}

/** What the shop would refuse anyway, found before anything is sent. */
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

/** Where a payer comes back to: this form, on this page. */
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

/** Calls back when the page is shown again after it was left, as from a payment. */
function watchReturn(onReturn: () => void): () => void {
  const listen = ({ persisted }: PageTransitionEvent) => {
    if (persisted) onReturn()
  }
  addEventListener("pageshow", listen)
  return () => removeEventListener("pageshow", listen)
}
