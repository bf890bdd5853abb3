import { escapeHtml } from "#backend/http/html-page.ts"
import type { Letter, LetterRow } from "./letter.ts"
import type { Letterhead } from "./letterhead.ts"

// Colours for day stand on the elements, since some mail programs drop style sheets; those for
// night are in the sheet, and win where it is read.
const day = { ink: "#17302f", soft: "#4d6160", paper: "#f6f8f7", card: "#ffffff", line: "#d5dedc" }
const brand = { plain: "#0b5351", on: "#ffffff" }
const nightStyle = `
:root { color-scheme: light dark; supported-color-schemes: light dark }
@media (prefers-color-scheme: dark) {
  .paper { background: #0c1a19 !important }
  .card { background: #142524 !important; border-color: #2b3f3d !important }
  .ink { color: #e6efed !important }
  .soft { color: #a9bab7 !important }
  th, td { border-color: #2b3f3d !important }
  .code { background: #0c1a19 !important; border-color: #2b3f3d !important }
  .button { background: #7fd1c6 !important; color: #06201e !important }
}`

/** A letter as an HTML page of its own; `foot` stands under the shop's name. */
export function buildLetterPage(letter: Letter, head: Letterhead, foot: readonly string[]): string {
  const main = [
    ...letter.paragraphs.map((text) => buildParagraph(text)),
    ...(letter.rows?.length ? [buildTable(letter.rows)] : []),
    ...(letter.code === null ? [] : [buildCode(letter.code)]),
    ...[...(letter.button === null ? [] : [letter.button]), ...(letter.links ?? [])].map(
      buildButton,
    ),
    ...letter.notes.map((text) => buildParagraph(text, "soft")),
  ]
  const lines = [`<strong>${escapeHtml(head.name)}</strong>`, ...foot.map(escapeHtml)]
  return `<!doctype html>
<html lang="en-AU"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(letter.subject)}</title><style>${nightStyle}
</style></head>
<body class="paper" style="margin:0;padding:24px 12px;background:${day.paper}">
<div class="card" style="max-width:34rem;margin:0 auto;padding:24px;background:${day.card};border:1px solid ${day.line};border-radius:12px;font:16px/1.55 system-ui,-apple-system,'Segoe UI',Roboto,sans-serif">
${main.join("\n")}
<p class="soft" style="margin:28px 0 0;font-size:14px;color:${day.soft}">${lines.join("<br>\n")}</p>
</div></body></html>
`
}

function buildParagraph(text: string, tone: "ink" | "soft" = "ink"): string {
  const size = tone === "soft" ? ";font-size:14px" : ""
  const style = `margin:0 0 16px;overflow-wrap:anywhere;color:${day[tone]}${size}`
  return `<p class="${tone}" style="${style}">${escapeHtml(text)}</p>`
}

function buildTable(rows: readonly LetterRow[]): string {
  const cell = `text-align:left;vertical-align:top;padding:8px 12px 8px 0;border-bottom:1px solid ${day.line};overflow-wrap:anywhere;color:${day.ink}`
  const lines = rows.map(
    ({ label, words }) =>
      `<tr><th class="ink" scope="row" style="${cell};width:36%">${escapeHtml(label)}</th>` +
      `<td class="ink" style="${cell};white-space:pre-wrap">${escapeHtml(words)}</td></tr>`,
  )
  return `<table style="border-collapse:collapse;width:100%;margin:0 0 20px;font-size:16px">${lines.join("\n")}</table>`
}

function buildCode(code: string): string {
  const style = `margin:0 0 20px;padding:14px;text-align:center;font:700 26px/1.2 ui-monospace,Menlo,Consolas,monospace;letter-spacing:.18em;color:${day.ink};background:${day.paper};border:1px solid ${day.line};border-radius:8px`
  return `<p class="code ink" style="${style}">${escapeHtml(code)}</p>`
}

function buildButton({ label, href }: { label: string; href: string }): string {
  const style = `display:inline-block;padding:13px 22px;font-weight:600;text-decoration:none;color:${brand.on};background:${brand.plain};border-radius:8px`
  const address = escapeHtml(href)
  return `<p style="margin:0 0 20px"><a class="button" style="${style}" href="${address}" target="_blank" rel="noopener noreferrer">${escapeHtml(label)}</a></p>
<p class="soft" style="margin:0 0 16px;font-size:14px;overflow-wrap:anywhere;color:${day.soft}">If the button does nothing, copy this address into your browser: ${address}</p>`
}
