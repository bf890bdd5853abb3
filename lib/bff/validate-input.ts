import type { z } from "zod"
import type { CallInput } from "#lib/auth/authenticated-client.ts"
import { buildErrorBody } from "#lib/contract/error.ts"
import { type ErrorDetail, parseIssueMessage } from "#lib/contract/error-detail.ts"
import type { RestCall } from "#lib/contract/rest-call.ts"
import type { BffErrorResponse } from "./responses.ts"

type RawInput = Record<"params" | "query" | "body", Record<string, unknown>>
type Picked = { values: Record<string, unknown> } | { fields: Record<string, ErrorDetail> }

/**
 * Returns the input that a call accepts, as it was sent, and drops everything else. A field that
 * violates the contract is returned with its message.
 */
export function validateInput(
  call: RestCall,
  given: RawInput,
): { input: CallInput<RestCall> } | BffErrorResponse {
  const params = pick(call.params, given.params)
  const query = pick(call.query, given.query)
  const body = pick(call.body, given.body)
  if ("values" in params && "values" in query && "values" in body) {
    return { input: { params: params.values, query: query.values, body: body.values } }
  }
  const fields: Record<string, ErrorDetail> = Object.assign(
    {},
    ...[params, query, body].map((part) => ("fields" in part ? part.fields : {})),
  )
  return { ...buildErrorBody("BAD_REQUEST", { code: "input_invalid" }, fields), status: 400 }
}

function pick(schema: z.ZodType, given: Record<string, unknown>): Picked {
  const result = schema.safeParse(given)
  if (!result.success) return { fields: listFields(result.error) }
  const known = new Set(Object.keys(result.data ?? {}))
  const values = Object.entries(given).filter(([key]) => known.has(key))
  return { values: Object.fromEntries(values) }
}

function listFields({ issues }: z.ZodError): Record<string, ErrorDetail> {
  return Object.fromEntries(
    issues
      .toReversed()
      .map(({ path, message }) => [path.join(".") || "body", parseIssueMessage(message)]),
  )
}
