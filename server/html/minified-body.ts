import { formatFlightData } from "./format-flight-data.ts"
import { listScriptHashes, mergeFlightScripts } from "./page-scripts.ts"
import { stripFlightDuplicates } from "./strip-flight-duplicates.ts"

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
