import type { z } from "zod"
import { buildErrorBody } from "#lib/contract/error.ts"
import { type ErrorDetail, parseIssueMessage } from "#lib/contract/error-detail.ts"
import type { RestCall } from "#lib/contract/rest-call.ts"
import type { Result } from "#lib/contract/result.ts"
import type { BffErrorResponse } from "./responses.ts"

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
