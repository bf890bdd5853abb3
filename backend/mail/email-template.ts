import type { Translations } from "#backend/texts/translations.ts"
import { buildLocalePath, getLanguageTag } from "#lib/contract/languages.ts"
import { escapeHtml } from "#lib/contract/values/sanitise-text.ts"
import type { EmailBranding } from "./branding.ts"

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

// Light-mode colours are inline, since some mail clients drop style sheets; dark-mode colours are
// in the style sheet, and override them where it is supported.
const day = {
  ink: "#1c2426",
  soft: "#5b625f",
  background: "#faf6ee",
  card: "#fffdf9",
  line: "#e0d8c8",
}
const brand = { plain: "#0f555a", on: "#fffdf9" }
const heading = "Literata,Georgia,'Times New Roman',serif"
const nightStyle = `
:root { color-scheme: light dark; supported-color-schemes: light dark }
@media (prefers-color-scheme: dark) {
  .page { background: #13191a !important }
  .card { background: #1b2324 !important; border-color: #2e393a !important }
  .ink { color: #efe8dc !important }
  .soft { color: #aab1ab !important }
  .brand { color: #7fc8c5 !important }
  .foot, th, td { border-color: #2e393a !important }
  .code { background: #13191a !important; border-color: #2e393a !important }
  .button { background: #7fc8c5 !important; color: #0a1d1f !important }
}`

/** Renders an email as an HTML document; `foot` goes below the shop's name. */
function renderEmailHtml(
  email: Email,
  shop: string,
  { foot, words }: { foot: readonly string[]; words: Translations },
): string {
  const { direction } = words
  const language = `lang="${getLanguageTag(words.locale)}" dir="${direction}"`
  const main = [
    ...email.paragraphs.map((text) => buildParagraph(text)),
    ...(email.rows?.length ? [buildTable(email.rows, direction)] : []),
    ...(email.code === null ? [] : [buildCode(email.code)]),
    ...(email.button === null ? [] : [buildButton(email.button, words)]),
    ...(email.links ?? []).map(buildLink),
    ...email.notes.map((text) => buildParagraph(text, "soft")),
  ]
  const lines = [`<strong><bdi>${escapeHtml(shop)}</bdi></strong>`, ...foot.map(buildFootLine)]
  return `<!doctype html>
<html ${language}><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(email.subject)}</title><style>${nightStyle}
</style></head>
<body class="page" style="margin:0;padding:24px 12px;background:${day.background}">
<div ${language} style="max-width:36rem;margin:0 auto;font:16px/1.6 system-ui,-apple-system,'Segoe UI',Roboto,sans-serif">
<p class="brand" style="margin:0 0 16px;padding:0 24px;font:600 22px/1.2 ${heading};color:${brand.plain}"><bdi>${escapeHtml(shop)}</bdi></p>
<div class="card" style="padding:28px 24px;background:${day.card};border:1px solid ${day.line};border-radius:6px">
${main.join("\n")}
</div>
<p class="soft" style="margin:20px 0 0;padding:0 24px;font-size:14px;color:${day.soft}">${lines.join("<br>\n")}</p>
</div></body></html>
`
}

/** Isolates the direction of addresses, telephone numbers and the like. */
function buildFootLine(line: string): string {
  return `<bdi>${escapeHtml(line)}</bdi>`
}

function buildParagraph(text: string, tone: "ink" | "soft" = "ink"): string {
  const size = tone === "soft" ? ";font-size:14px" : ""
  const style = `margin:0 0 16px;overflow-wrap:anywhere;color:${day[tone]}${size}`
  return `<p class="${tone}" style="${style}">${escapeHtml(text)}</p>`
}

function buildTable(rows: readonly EmailRow[], direction: Translations["direction"]): string {
  const isRtl = direction === "rtl"
  const cell = `text-align:${isRtl ? "right" : "left"};vertical-align:top;padding:10px ${isRtl ? "0 10px 12px" : "12px 10px 0"};border-bottom:1px solid ${day.line};overflow-wrap:anywhere`
  const lines = rows.map(
    ({ label, words }) =>
      `<tr><th class="soft" scope="row" style="${cell};width:36%;font-weight:400;color:${day.soft}">${escapeHtml(label)}</th>` +
      `<td class="ink" style="${cell};white-space:pre-wrap;color:${day.ink}">${escapeHtml(words)}</td></tr>`,
  )
  return `<table style="border-collapse:collapse;width:100%;margin:0 0 20px;font-size:16px">${lines.join("\n")}</table>`
}

function buildCode(code: string): string {
  // A voucher code has 19 characters and stays on one line on a phone.
  const sizePx = code.length > 12 ? 19 : 26
  const style = `margin:0 0 20px;padding:14px;text-align:center;font:700 ${sizePx}px/1.2 ui-monospace,Menlo,Consolas,monospace;letter-spacing:.18em;color:${day.ink};background:${day.background};border:1px solid ${day.line};border-radius:6px`
  return `<p class="code ink" dir="ltr" style="${style}">${escapeHtml(code)}</p>`
}

function buildButton(
  { label, href }: { label: string; href: string },
  { t }: Translations,
): string {
  const style = `display:inline-block;padding:14px 28px;font-weight:600;line-height:1.3;text-decoration:none;color:${brand.on};background:${brand.plain};border-radius:6px`
  const address = escapeHtml(href)
  return `<p style="margin:0 0 20px"><a class="button" style="${style}" href="${address}" target="_blank" rel="noopener noreferrer">${escapeHtml(label)}</a></p>
<p class="soft" style="margin:0 0 16px;font-size:14px;overflow-wrap:anywhere;color:${day.soft}">${escapeHtml(t("email.buttonHelp"))} <bdi dir="ltr">${address}</bdi></p>`
}

/** Renders a secondary link, less prominent than the button. */
function buildLink({ label, href }: { label: string; href: string }): string {
  const style = `display:inline-block;padding:10px 0;font-weight:600;color:${brand.plain}`
  return `<p style="margin:0 0 16px"><a class="brand" style="${style}" href="${escapeHtml(href)}" target="_blank" rel="noopener noreferrer">${escapeHtml(label)}</a></p>`
}
