import { buildAmount } from "#backend/catalogue/amount.ts"
import { describeLanguage } from "#backend/mail/describe-language.ts"
import { buildLetter } from "#backend/mail/letter.ts"
import type { Letterhead } from "#backend/mail/letterhead.ts"
import type { OwnerMail } from "#backend/mail/mail-outbox.ts"
import { getOwnerWords } from "#backend/mail/owner-words.ts"
import type { FormAnswer } from "#lib/contract/form-rules.ts"

type Told = {
  id: number
  formName: string
  answers: readonly FormAnswer[]
  /** URL of the page that the form was sent from; null if the client sent none. */
  pageUrl: string | null
  /** The amount paid; null for a free form. */
  paidCents: number | null
  /** The language of the page that the form was sent from. */
  language: string
}

/** Renders the email to the shop's owner about a form submission, every label with its value. */
export function buildSubmissionMail(told: Told, head: Letterhead): OwnerMail {
  const paid = told.paidCents === null ? null : `$${buildAmount(told.paidCents)}`
  const opening = `Somebody sent the form “${told.formName}”${paid === null ? "" : ` and paid ${paid}`}.`
  const letter = {
    subject: `${paid === null ? "" : `Paid ${paid}: `}${told.formName}`,
    paragraphs: [opening],
    rows: told.answers.map((answer) => ({ label: answer.label, words: describe(answer) })),
    code: null,
    button: null,
    notes: [
      ...(told.pageUrl === null ? [] : [`Sent from: ${told.pageUrl}`]),
      ...(paid === null ? [] : [`Paid: ${paid} AUD`]),
      `Submission number: ${told.id}`,
      ...describeLanguage(told.language),
    ],
  }
  return {
    about: aboutSubmission(told.id),
    replyTo: resolveReplyTo(told.answers),
    ...buildLetter(letter, head, getOwnerWords()),
  }
}

/** Returns the `about` key of a submission's emails in the outbox. */
export function aboutSubmission(id: number): string {
  return `form_submission:${id}`
}

function resolveReplyTo(answers: readonly FormAnswer[]): string | null {
  const answer = answers.find(({ kind, value }) => kind === "email" && value !== "")
  return answer === undefined ? null : String(answer.value)
}

function describe({ kind, value }: FormAnswer): string {
  if (kind === "checkbox") return value === 1 ? "Yes" : "No"
  if (value === "") return "(no answer)"
  if (kind === "currency") return `$${value}`
  return kind === "percent" ? `${value} %` : String(value)
}
