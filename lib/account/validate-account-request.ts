import type { z } from "zod"
import type { ErrorBody } from "#lib/contract/error.ts"
import type { AccountRejection } from "./account-result.ts"

/** Form control names by API field name, where the two differ. */
type Names = Readonly<Record<string, string>>

/**
 * Validates a request against the contract before it is sent. Returns the field errors at the
 * form's controls, or null if the API would accept the input as far as the schema can check.
 */
export function validateAccountRequest(
  schema: z.ZodType,
  input: unknown,
  names: Names = {},
): AccountRejection | null {
  const { error } = schema.safeParse(input)
  if (!error) return null
  const fieldErrors: Record<string, string> = {}
  for (const { path, message } of error.issues) fieldErrors[String(path[0])] ??= message
  return buildApiRejection({ code: "BAD_REQUEST", message: "", fields: fieldErrors }, names)
}

/** Returns the API's error response as a rejection of the form. */
export function buildApiRejection(
  { code, message, fields = {} }: ErrorBody,
  names: Names = {},
): AccountRejection {
  const entries = Object.entries(fields).map(([name, text]) => [names[name] ?? name, text])
  return { kind: "rejected", code, message, fieldErrors: Object.fromEntries(entries) }
}

/**
 * Returns field errors in the order of the form's controls, which is the order in which browsers
 * send them. Errors of fields that the form does not have come last.
 */
export function sortFieldErrors(
  fieldErrors: Readonly<Record<string, string>>,
  data: unknown,
): Record<string, string> {
  const names = data instanceof FormData ? [...data.keys()] : []
  const getPlace = (name: string) => (names.includes(name) ? names.indexOf(name) : names.length)
  return Object.fromEntries(
    Object.entries(fieldErrors).sort(([one], [other]) => getPlace(one) - getPlace(other)),
  )
}
