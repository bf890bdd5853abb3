import type { z } from "zod"
import { type ErrorBody, listFieldErrors } from "#lib/contract/error.ts"
import {
  buildErrorMessage,
  type ErrorMessage,
  parseIssueMessage,
} from "#lib/contract/error-detail.ts"
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
  const fieldErrors: Record<string, ErrorMessage> = {}
  for (const { path, message } of error.issues) {
    fieldErrors[String(path[0])] ??= buildErrorMessage(parseIssueMessage(message))
  }
  return {
    kind: "rejected",
    code: "BAD_REQUEST",
    message: "",
    fieldErrors: renameFields(fieldErrors, names),
  }
}

/** Returns the API's error response as a rejection of the form. */
export function buildApiRejection(body: ErrorBody, names: Names = {}): AccountRejection {
  return {
    kind: "rejected",
    code: body.code,
    message: body,
    fieldErrors: renameFields(listFieldErrors(body), names),
  }
}

function renameFields(
  errors: Readonly<Record<string, ErrorMessage>>,
  names: Names,
): Record<string, ErrorMessage> {
  return Object.fromEntries(
    Object.entries(errors).map(([name, error]) => [names[name] ?? name, error]),
  )
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
