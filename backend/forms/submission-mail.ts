import { buildAmount } from "#backend/catalogue/amount.ts"
import { escapeHtml } from "#backend/http/html-page.ts"
import type { OwnerMail } from "#backend/mail/mail-outbox.ts"
import type { FormAnswer } from "#lib/contract/form-rules.ts"

type Told = {
  id: number
  formName: string
  answers: readonly FormAnswer[]
  /** Address of the page it was sent from; null where the sender did not say. */
  pageUrl: string | null
  /** What was paid for it; null for a form that costs nothing. */
  paidCents: number | null
}

/** The mail that tells the shop's owner what was sent through a form, every label with its answer. */
export function buildSubmissionMail(told: Told): OwnerMail {
  const paid = told.paidCents === null ? null : `$${buildAmount(told.paidCents)}`
  const opening = `Somebody sent the form “${told.formName}”${paid === null ? "" : ` and paid ${paid}`}.`
  const facts = [
    ...(told.pageUrl === null ? [] : [`Sent from: ${told.pageUrl}`]),
    ...(paid === null ? [] : [`Paid: ${paid} AUD`]),
    `Submission number: ${told.id}`,
  ]
  const rows = told.answers.map((answer) => ({ label: answer.label, words: describe(answer) }))
  return {
    about: aboutSubmission(told.id),
    replyTo: resolveReplyTo(told.answers),
    subject: `${paid === null ? "" : `Paid ${paid}: `}${told.formName}`,
    text: [opening, ...rows.map(buildTextRow), facts.join("\n")].join("\n\n").concat("\n"),
    html: buildHtml(opening, rows, facts),
  }
}

/** How the outbox names a submission's mails. */
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

type Row = { label: string; words: string }

/** Answers stand indented, so that none of their lines passes for a label. */
function buildTextRow({ label, words }: Row): string {
  return `${label}\n${words.replace(/^/gm, "    ")}`
}

function buildHtml(opening: string, rows: readonly Row[], facts: readonly string[]): string {
  const cell =
    "text-align:left;vertical-align:top;padding:8px 16px 8px 0;border-bottom:1px solid #d5dedc"
  const lines = rows.map(
    ({ label, words }) =>
      `<tr><th scope="row" style="${cell}">${escapeHtml(label)}</th>` +
      `<td style="${cell};white-space:pre-wrap">${escapeHtml(words)}</td></tr>`,
  )
  const table =
    rows.length === 0
      ? ""
      : `<table role="presentation" style="border-collapse:collapse">${lines.join("\n")}</table>`
  return `<div style="font-family:system-ui,sans-serif;font-size:16px;line-height:1.5;color:#17302f">
<p>${escapeHtml(opening)}</p>
${table}
<p style="color:#4d6160">${facts.map(escapeHtml).join("<br>")}</p></div>`
}
