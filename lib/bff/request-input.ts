import type { z } from "zod"
import { buildErrorBody } from "#lib/contract/error.ts"
import { type ErrorDetail, parseIssueMessage } from "#lib/contract/error-detail.ts"
import type { RestCall } from "#lib/contract/rest-call.ts"
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

type RawInput = Record<"params" | "query" | "body", Record<string, unknown>>
type Picked = Result<Record<string, unknown>, Record<string, ErrorDetail>>

/**
 * Returns the input that a call accepts, as it was sent, and drops everything else. A field that
 * violates the contract is returned with its message.
 */
export function validateInput(call: RestCall, given: RawInput): Result<RawInput, BffErrorResponse> {
  const params = pick(call.params, given.params)
  const query = pick(call.query, given.query)
  const body = pick(call.body, given.body)
  if (params.ok && query.ok && body.ok) {
    return { ok: true, value: { params: params.value, query: query.value, body: body.value } }
  }
  const fields: Record<string, ErrorDetail> = Object.assign(
    {},
    ...[params, query, body].map((part) => (part.ok ? {} : part.error)),
  )
  const error = buildErrorBody("BAD_REQUEST", { code: "input_invalid" }, fields)
  return { ok: false, error: { ...error, status: 400 } }
}

function pick(schema: z.ZodType, given: Record<string, unknown>): Picked {
  const result = schema.safeParse(given)
  if (!result.success) return { ok: false, error: listFields(result.error) }
  const known = new Set(Object.keys(result.data ?? {}))
  const values = Object.entries(given).filter(([key]) => known.has(key))
  return { ok: true, value: Object.fromEntries(values) }
}

function listFields({ issues }: z.ZodError): Record<string, ErrorDetail> {
  return Object.fromEntries(
    issues
      .toReversed()
      .map(({ path, message }) => [path.join(".") || "body", parseIssueMessage(message)]),
  )
}
