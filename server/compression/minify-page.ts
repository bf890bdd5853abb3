import { log } from "#lib/log.ts"
import { retryScript } from "#lib/retry-script.ts"
import { buildScriptHash } from "#lib/script-hash.ts"
import { themeScript } from "#lib/theme/theme-script.ts"
import { vitalsLoader } from "../vitals-script.ts"
import { formatFlightData, stripFlightDuplicates } from "./flight-data.ts"

/** The bytes that are sent for a body, and the hashes of the inline scripts that it runs. */
export type MinifiedBody = { bytes: Buffer; scriptHashes: readonly string[] }

/**
 * Builds a page without duplicate data, with fewer bytes and fewer scripts; any other body is
 * unchanged. `pageEnd` is HTML for the end of the page.
 */
export function buildMinifiedBody(
  contentType: string,
  body: string | Buffer,
  pageEnd = "",
): MinifiedBody {
  if (!contentType.startsWith("text/html")) return { bytes: Buffer.from(body), scriptHashes: [] }
  const html = mergeFlightScripts(formatFlightData(stripFlightDuplicates(body.toString())))
  const end = pageEnd === "" ? -1 : html.lastIndexOf("</body>")
  const page = end === -1 ? html : html.slice(0, end) + pageEnd + html.slice(end)
  return { bytes: Buffer.from(page), scriptHashes: listScriptHashes(page) }
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
