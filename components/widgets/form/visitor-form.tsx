"use client"

import { buildButtonClass } from "#components/ui/button.tsx"
import { FormName } from "#components/ui/form-name.tsx"
import { Prose } from "#components/ui/prose.tsx"
import { isTranslated } from "#lib/contract/translated-text.ts"
import type { CaptchaQuestion, FormRejection, RenderedField, SendForm } from "#lib/forms/form.ts"
import { controls } from "#lib/forms/form-controls.ts"
import { buildFieldAttributes, type LangAttributes } from "#lib/i18n/localise-content.ts"
import { controlClass } from "./control-class.ts"
import { FormField } from "./form-field.tsx"
import type { FormLabels } from "./form-labels.ts"
import { FormMessage } from "./form-message.tsx"
import { useFormSubmission } from "./use-form-submission.ts"

export type VisitorFormProps = {
  /** Prefix of the ids in the markup, and the fragment that the return URL points to. */
  id: string
  formId: number
  name: string
  fields: readonly RenderedField[]
  usesCaptcha: boolean
  /** Level of the headings inside the form. */
  headingLevel: "h2" | "h3"
  locale: string
  labels: FormLabels
  send: SendForm
}

/**
 * Renders a CMS form. It works without JavaScript; with it, the form submits without a page load.
 */
export function VisitorForm(props: VisitorFormProps) {
  const { id, formId, name, fields, usesCaptcha, labels, send } = props
  const submission = useFormSubmission({ id, fields, usesCaptcha, labels, send })
  const { result, isBusy, round } = submission
  const controlId = (at: number) => `${id}-${at + 1}`
  return (
    <form
      ref={submission.form}
      action={submission.action}
      onSubmit={(event) => {
        event.preventDefault()
        submission.submit()
      }}
      onFocus={submission.prepare}
      onInput={({ target }) => {
        if ("name" in target && typeof target.name === "string") submission.change(target.name)
      }}
      aria-label={name}
      aria-busy={isBusy}
      className="max-w-2xl"
    >
      <FormMessage result={result} fields={fields} controlId={controlId} labels={labels} />
      <FormName form="visitor" />
      <input type="hidden" name={controls.form} value={formId} />
      <Honeypot label={labels.trap} />
      <FormEntries
        key={round}
        rejection={result?.kind === "rejected" ? result : null}
        {...props}
        isBusy={isBusy}
        controlId={controlId}
      />
    </form>
  )
}

type FormEntriesProps = Pick<
  VisitorFormProps,
  "id" | "fields" | "headingLevel" | "locale" | "labels"
> & {
  rejection: FormRejection | null
  isBusy: boolean
  controlId: (at: number) => string
}

function FormEntries(props: FormEntriesProps) {
  const { id, fields, headingLevel: Heading, locale, labels, rejection, isBusy, controlId } = props
  const entries = fields.map((field, at) => {
    const { name, kind, label } = field
    if (kind === "content") {
      const isOwn = isTranslated(field, "content")
      return <Prose key={name} html={field.content} locale={locale} isTranslated={isOwn} />
    }
    const lang = buildFieldAttributes(locale, field, "label")
    if (kind === "submit") {
      return <SendButton key={name} text={label} lang={lang} isBusy={isBusy} labels={labels} />
    }
    if (kind === "header") {
      return (
        <Heading key={name} className="pt-3 text-xl font-bold" {...lang}>
          {label}
        </Heading>
      )
    }
    return (
      <FormField
        key={name}
        id={controlId(at)}
        value={rejection?.values[name] ?? field.value}
        error={rejection?.fieldErrors[name]}
        isLocked={isBusy}
        field={field}
        locale={locale}
        labels={labels}
      />
    )
  })
  return (
    <div className="stack-5">
      {entries}
      {rejection?.question && <Question id={id} question={rejection.question} labels={labels} />}
      {!fields.some(({ kind }) => kind === "submit") && (
        <SendButton text="" isBusy={isBusy} labels={labels} />
      )}
    </div>
  )
}

function SendButton({
  isBusy,
  text,
  lang,
  labels,
}: {
  isBusy: boolean
  text: string
  lang?: LangAttributes
  labels: FormLabels
}) {
  return (
    <button
      type="submit"
      aria-disabled={isBusy}
      className={buildButtonClass("primary", "min-w-32 aria-disabled:opacity-60")}
    >
      <span aria-live="polite" {...(!isBusy && text !== "" && lang)}>
        {isBusy ? labels.submitting : text || labels.send}
      </span>
    </button>
  )
}

/** Renders the captcha question for browsers that cannot solve the proof of work. */
function Question({
  id,
  question,
  labels,
}: {
  id: string
  question: CaptchaQuestion
  labels: FormLabels
}) {
  return (
    <div className="stack-1">
      <label htmlFor={`${id}-reply`} className="block font-semibold">
        {question.text}
        <abbr title={labels.required} className="ms-1 text-danger no-underline">
          *
        </abbr>
      </label>
      <input type="hidden" name={controls.question} value={question.token} />
      <input
        key={question.token}
        id={`${id}-reply`}
        name={controls.reply}
        required
        autoComplete="off"
        className={`${controlClass} sm:max-w-40`}
      />
    </div>
  )
}

/**
 * Renders a honeypot: hidden from sight, keyboard and screen readers, so that only bots fill it in.
 */
function Honeypot({ label }: { label: string }) {
  return (
    <div inert aria-hidden="true" className="absolute size-px overflow-hidden opacity-0">
      <label>
        {label}
        <input type="text" name={controls.trap} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}
