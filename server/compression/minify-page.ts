import { log } from "#lib/log.ts"
import { retryScript } from "#lib/retry-script.ts"
import { buildScriptHash } from "#lib/script-hash.ts"
import { themeScript } from "#lib/theme/theme-script.ts"
import { vitalsLoader } from "../vitals-script.ts"
import { inlineCriticalStyles, type StylesheetReader } from "./critical-css.ts"

/** Matches the structured data of a page. */
const structuredData = /<script type="application\/ld\+json">(.*?)<\/script>/gs
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
 * Returns the page's HTML without the duplicate of its structured data. Next repeats it in the
 * flight data (RSC payload), where nothing reads it: it is for clients without scripts.
 */
export function stripFlightDuplicates(html: string): string {
  const texts = [...html.matchAll(structuredData)].map(([, data = ""]) => data)
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

/** The bytes that are sent for a body, and the hashes of the inline scripts that it runs. */
export type MinifiedBody = { bytes: Buffer; scriptHashes: readonly string[] }

/** What a page is completed with: its style rules, and HTML for the end of its body. */
export type PageParts = { readStylesheet: StylesheetReader; pageEnd: string }

/**
 * Builds a page without duplicate data, with the style rules that it needs, fewer bytes and fewer
 * scripts; any other body is unchanged.
 */
export function buildMinifiedBody(
  contentType: string,
  body: string | Buffer,
  parts: PageParts,
): MinifiedBody {
  if (!contentType.startsWith("text/html")) return { bytes: Buffer.from(body), scriptHashes: [] }
  const html = mergeFlightScripts(formatFlightData(stripFlightDuplicates(body.toString())))
  const page = completePage(html, parts)
  return { bytes: Buffer.from(page), scriptHashes: listScriptHashes(page) }
}

function completePage(whole: string, { readStylesheet, pageEnd }: PageParts): string {
  const end = whole.lastIndexOf("</body>")
  if (end === -1) return whole
  const { html, bodyEnd } = inlineCriticalStyles(whole.slice(0, end), readStylesheet)
  return html + bodyEnd + pageEnd + whole.slice(end)
}

/** Matches inline scripts that run; structured data, which does not, has a type attribute. */
const inlineScript = /<script>(.*?)<\/script>/gs
/** The shop's own inline scripts, character for character. */
const shopScripts = new Set([
  themeScript,
  retryScript,
  `${themeScript};${retryScript}`,
  vitalsLoader.replace(/^<script>|<\/script>$/g, ""),
])
/** Matches scripts that Next writes: calls that push data. They contain no other call. */
const flightData =
  /^(?:(?:self\.__next_f|\(self\.__next_f=self\.__next_f\|\|\[\]\))\.push\((?:[\w[\]{},:.+-]|"[^"\\]*(?:\\.[^"\\]*)*"|'[^'\\]*(?:\\.[^'\\]*)*')*\)(?:;|$))+$/s
/** Matches the end of one script with such data and the start of the next. */
const betweenFlightData = /(?<=\]\))<\/script><script>(?=self\.__next_f\.push\(\[)/g

/** Returns the page's HTML with its flight data in one script, so that one hash allows it. */
export function mergeFlightScripts(html: string): string {
  return html.replace(betweenFlightData, ";")
}

/**
 * Returns the Content-Security-Policy hashes of a page's inline scripts: the shop's own and the
 * flight data. Any other script was not meant to be there; it is left out and logged.
 */
export function listScriptHashes(html: string): string[] {
  const scripts = new Set([...html.matchAll(inlineScript)].map(([, script = ""]) => script))
  return [...scripts].filter(isKnown).map(buildScriptHash)
}

function isKnown(script: string): boolean {
  if (shopScripts.has(script) || flightData.test(script)) return true
  log.warn({ script: script.slice(0, 80) }, "csp: unknown inline script in page")
  return false
}
