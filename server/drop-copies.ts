/** A page's inlined stylesheets (several may stand in one element), and its structured data. */
const said =
  /<style data-precedence="[^"]*" data-href="[^"]*">(.*?)<\/style>|<script type="application\/ld\+json">(.*?)<\/script>/gs
/** Where a text begins in the data that brings the page to life, and its length in bytes. */
const copy = /:T([0-9a-f]+),/g
/** Signs by which a text is recognised before all of it is compared. */
const headLength = 60

/**
 * The page's HTML without the second copies of its stylesheets and structured data. Next repeats
 * them in the data that brings the page to life, where nobody reads them: a stylesheet is known by
 * its address, and structured data is for readers without scripts. Half of a page's bytes, and two
 * kilobytes compressed.
 */
export function dropCopies(html: string): string {
  const texts = [...html.matchAll(said)].map(([, css, data]) => css ?? data ?? "")
  const kept: string[] = []
  let from = 0
  for (const row of html.matchAll(copy)) {
    const at = row.index + row[0].length
    const end = findEnd(html, at, Number.parseInt(row[1] ?? "", 16), texts)
    if (end === null || at < from) continue
    // Kept empty, so that what refers to it still finds it.
    kept.push(html.slice(from, row.index), ":T0,")
    from = end
  }
  return kept.join("") + html.slice(from)
}

/** Where the text that begins at `at` ends, if it is one of the texts, or a whole part of one. */
function findEnd(html: string, at: number, bytes: number, texts: readonly string[]): number | null {
  const head = unescapeHead(html.slice(at, at + Math.min(headLength, bytes / 3)))
  if (head === "") return null
  for (const text of texts) {
    const start = text.indexOf(head)
    if (start === -1) continue
    const part = Buffer.from(text.slice(start)).subarray(0, bytes).toString()
    const escaped = escapeInScript(part)
    if (html.startsWith(escaped, at)) return at + escaped.length
  }
  return null
}

/** The beginning of a text as it was before it was put into a script; empty where it is none. */
function unescapeHead(escaped: string): string {
  const whole = /^(?:[^"\\]|\\u[0-9a-f]{4}|\\[^u])*/.exec(escaped)?.[0] ?? ""
  try {
    return String(JSON.parse(`"${whole}"`))
  } catch {
    return ""
  }
}

/** Text as it stands within a string of an inline script. */
function escapeInScript(text: string): string {
  return JSON.stringify(text)
    .slice(1, -1)
    .replace(
      /[&<>\u2028\u2029]/g,
      (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`,
    )
}
