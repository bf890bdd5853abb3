import type { Translations } from "#backend/texts/translations.ts"
import { buildLocalePath } from "#lib/contract/languages.ts"
import type { EmailBranding } from "./branding.ts"
import { renderEmailHtml } from "./email-html.ts"

export type EmailRow = { label: string; words: string }

/** The content of an email, as plain texts. */
export type Email = {
  subject: string
  paragraphs: readonly string[]
  /** Labels with their values, which may have several lines. */
  rows?: readonly EmailRow[]
  /** A code to type or copy; null for none. */
  code: string | null
  /** The main link, to a URL of the shop; null for none. */
  button: { label: string; href: string } | null
  /** Further links, after the button. */
  links?: readonly { label: string; href: string }[]
  /** Small print after everything else. */
  notes: readonly string[]
}

/** A rendered email: its subject, and the same content as plain text and as HTML. */
export type RenderedEmail = { subject: string; text: string; html: string }

/**
 * Renders an email in the shop's layout as plain text and HTML. Texts of customers are escaped, and
 * those outside the rows reduced to one line. Loads no external resources. `words` are the
 * translations of the email's language.
 */
export function renderEmail(email: Email, head: EmailBranding, words: Translations): RenderedEmail {
  const tidy: Email = {
    ...email,
    subject: joinLines(email.subject),
    paragraphs: email.paragraphs.map(joinLines),
    notes: email.notes.map(joinLines),
    rows: (email.rows ?? []).map((row) => isolateRow(row, words)),
  }
  const foot = listFoot(head, words)
  return {
    subject: tidy.subject,
    text: buildText(tidy, words.isolate(head.name), { foot, words }),
    html: renderEmailHtml(tidy, head.name, { foot, words }),
  }
}

function buildText(
  email: Email,
  shop: string,
  { foot, words }: { foot: readonly string[]; words: Translations },
): string {
  const { code, button } = email
  const parts = [
    ...email.paragraphs,
    // Indented, so that none of the lines passes for a label.
    ...(email.rows ?? []).map((row) => `${row.label}\n${row.words.replace(/^/gm, "    ")}`),
    ...(code === null ? [] : [`    ${code}`]),
    ...[...(button === null ? [] : [button]), ...(email.links ?? [])].map(
      ({ label, href }) => `${words.t("email.link", { label })}\n${href}`,
    ),
    ...email.notes,
    ["--", shop, ...foot].join("\n"),
  ]
  return `${parts.join("\n\n")}\n`
}

/** Isolates the direction of texts of editors and customers, line by line. */
function isolateRow({ label, words: text }: EmailRow, { isolate }: Translations): EmailRow {
  return { label: isolate(label), words: text.split("\n").map(isolate).join("\n") }
}

/** Returns the lines below the shop's name. */
function listFoot(head: EmailBranding, { locale }: Translations): string[] {
  const reach = [head.email, head.phone].filter((part) => part !== "").join(" · ")
  const home = `${head.siteUrl}${buildLocalePath(locale, "/")}`.replace(/\/$/, "")
  return [joinLines(head.address), reach, home].filter((line) => line !== "")
}

function joinLines(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, " ").trim()
}
