/** Matches inlined stylesheets (several may share one element) and structured data of a page. */
const sourceTexts =
  /<style data-precedence="[^"]*" data-href="[^"]*">(.*?)<\/style>|<script type="application\/ld\+json">(.*?)<\/script>/gs
/** Matches the start of a text row in the flight data, with its length in bytes (hexadecimal). */
const flightTextStart = /:T([0-9a-f]+),/g
/** Number of characters that identify a text before all of it is compared. */
const headLength = 60
/** Matches the flight data of a page as Next writes it: a string in each script. */
const flightStrings =
  /(<script(?: nonce="[^"]*")?>self\.__next_f\.push\(\[1,)"([^"\\]*(?:\\.[^"\\]*)*)"(?=\]\)<\/script>)/gs
/** Matches what changes in such a string: its escaped characters, and single quotes. */
const changedText = /(\\u003c(?=\/?script|!--))|\\(?:u[0-9a-f]{4}|.)|'/gis
const replacements: Readonly<Record<string, string>> = {
  '\\"': '"',
  "'": "\\'",
  // Only "</script", "<script" and "<!--" have a meaning in a script: their sign stays escaped.
  "\\u003c": "<",
  "\\u003e": ">",
  "\\u0026": "&",
}

/**
 * Returns the page's HTML without the duplicates of its stylesheets and structured data. Next
 * repeats them in the flight data (RSC payload), where nothing reads them: a stylesheet is
 * identified by its URL, and structured data is for clients without scripts. Saves half of a page's
 * bytes, and two kilobytes compressed.
 */
export function stripFlightDuplicates(html: string): string {
  const texts = [...html.matchAll(sourceTexts)].map(([, css, data]) => css ?? data ?? "")
  const chunks: string[] = []
  let from = 0
  for (const row of html.matchAll(flightTextStart)) {
    const at = row.index + row[0].length
    const end = findEnd(html, at, Number.parseInt(row[1] ?? "", 16), texts)
    if (end === null || at < from) continue
    // Left empty, so that references to it still resolve.
    chunks.push(html.slice(from, row.index), ":T0,")
    from = end
  }
  return chunks.join("") + html.slice(from)
}

/** Returns where the text that starts at `at` ends, if it is one of the texts, or a part of one. */
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

/**
 * Returns the start of a text as it was before it was escaped for a script; empty if it is none.
 */
function unescapeHead(escaped: string): string {
  const whole = /^(?:[^"\\]|\\u[0-9a-f]{4}|\\[^u])*/.exec(escaped)?.[0] ?? ""
  try {
    return String(JSON.parse(`"${whole}"`))
  } catch {
    return ""
  }
}

/** Escapes text as it is in a string of an inline script. */
function escapeInScript(text: string): string {
  return JSON.stringify(text)
    .slice(1, -1)
    .replace(
      /[&<>\u2028\u2029]/g,
      (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`,
    )
}

/**
 * Returns the page's HTML with its flight data in single quotes. It is full of double quotes, each
 * of which Next escapes, so that it compresses badly with the same text in the HTML: 2 % of a
 * compressed page. Closing tags that need no escape save another 0.7 %.
 */
export function formatFlightData(html: string): string {
  return html.replace(flightStrings, (_whole, head: string, text: string) => {
    const requoted = text.replace(
      changedText,
      (found, ending?: string) => ending ?? replacements[found] ?? found,
    )
    return `${head}'${requoted}'`
  })
}
