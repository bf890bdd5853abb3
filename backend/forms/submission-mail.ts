import type { EmailBranding } from "#backend/mail/branding.ts"
import { renderEmail } from "#backend/mail/email-template.ts"
import { formatReplyLanguage } from "#backend/mail/format-reply-language.ts"
import type { OwnerMail } from "#backend/mail/mail-outbox.ts"
import { getOwnerTranslations } from "#backend/mail/owner-translations.ts"
import type { FormValue } from "#lib/contract/forms/form-rules.ts"
import { buildAmount } from "#lib/contract/money.ts"

type SubmissionEmailData = {
  id: number
  formName: string
  values: readonly FormValue[]
  /** URL of the page that the form was sent from; null if the client sent none. */
  pageUrl: string | null
  /** The amount paid; null for a free form. */
  paidCents: number | null
  /** The language of the page that the form was sent from. */
  language: string
}

/** Renders the email to the shop's owner about a form submission, every label with its value. */
export function buildSubmissionMail(data: SubmissionEmailData, head: EmailBranding): OwnerMail {
  const paid = data.paidCents === null ? null : `$${buildAmount(data.paidCents)}`
  const opening = `Somebody sent the form “${data.formName}”${paid === null ? "" : ` and paid ${paid}`}.`
  const email = {
    subject: `${paid === null ? "" : `Paid ${paid}: `}${data.formName}`,
    paragraphs: [opening],
    rows: data.values.map((field) => ({ label: field.label, words: describe(field) })),
    code: null,
    button: null,
    notes: [
      ...(data.pageUrl === null ? [] : [`Sent from: ${data.pageUrl}`]),
      ...(paid === null ? [] : [`Paid: ${paid} AUD`]),
      `Submission number: ${data.id}`,
      ...formatReplyLanguage(data.language),
    ],
  }
  return {
    about: formatSubmissionAbout(data.id),
    replyTo: resolveReplyTo(data.values),
    ...renderEmail(email, head, getOwnerTranslations()),
  }
}

/** Returns the `about` key of a submission's emails in the outbox. */
export function formatSubmissionAbout(id: number): string {
  return `form_submission:${id}`
}

function resolveReplyTo(values: readonly FormValue[]): string | null {
  const field = values.find(({ kind, value }) => kind === "email" && value !== "")
  return field === undefined ? null : String(field.value)
}

function describe({ kind, value }: FormValue): string {
  if (kind === "checkbox") return value === 1 ? "Yes" : "No"
  if (value === "") return "(no answer)"
  if (kind === "currency") return `$${value}`
  return kind === "percent" ? `${value} %` : String(value)
}
