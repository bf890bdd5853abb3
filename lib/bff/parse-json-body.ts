import type { Result } from "#lib/contract/result.ts"
import { isRecord } from "#lib/contract/values/record.ts"
import { type BffErrorResponse, buildBffError } from "./responses.ts"

/** Maximum bytes of a body, and maximum nesting depth of its arrays and objects. */
const maxBytes = 1024 * 1024
const maxDepth = 32

/** Returns the JSON object of the request body, or the error response that rejects it. */
export async function parseJsonBody(
  request: Request,
  maxBodyBytes = maxBytes,
): Promise<Result<Record<string, unknown>, BffErrorResponse>> {
  const [type = ""] = (request.headers.get("content-type") ?? "").split(";")
  if (type.trim().toLowerCase() !== "application/json") return { ok: false, error: wrongType }
  if (Number(request.headers.get("content-length") ?? 0) > maxBodyBytes)
    return { ok: false, error: tooLarge }
  const text = await readText(request, maxBodyBytes)
  if (text === null) return { ok: false, error: tooLarge }
  if (isTooDeep(text)) return { ok: false, error: notUnderstood }
  const json = parseObject(text)
  return json === null ? { ok: false, error: notUnderstood } : { ok: true, value: json }
}

async function readText(request: Request, maxBodyBytes: number): Promise<string | null> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body ?? []) {
    size += chunk.length
    if (size > maxBodyBytes) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString("utf8")
}

/**
 * True if the JSON is nested too deep. Counts before parsing: a million levels cost nothing this
 * way.
 */
function isTooDeep(text: string): boolean {
  let depth = 0
  let isText = false
  for (let index = 0; index < text.length; index += 1) {
    const sign = text[index]
    if (isText) {
      if (sign === "\\") index += 1
      else if (sign === '"') isText = false
    } else if (sign === '"') isText = true
    else if (sign === "{" || sign === "[") depth += 1
    else if (sign === "}" || sign === "]") depth -= 1
    if (depth > maxDepth) return true
  }
  return false
}

function parseObject(text: string): Record<string, unknown> | null {
  try {
    const json: unknown = JSON.parse(text)
    return isRecord(json) ? json : null
  } catch {
    return null
  }
}

const notUnderstood = buildBffError(400, "BAD_REQUEST", { code: "bff_body_invalid" })
const wrongType = buildBffError(415, "BAD_REQUEST", { code: "bff_body_type" })
const tooLarge = buildBffError(
  413,
  "TOO_LARGE",
  { code: "bff_body_too_large" },
  { Connection: "close" },
)
