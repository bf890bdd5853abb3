import type { ErrorCode } from "#lib/contract/error.ts"

/**
 * An action on the account that the API or the form checks rejected, with messages for the
 * customer.
 */
export type AccountRejection = {
  kind: "rejected"
  code: ErrorCode
  /** Empty if the interface shows its own message for the code. */
  message: string
  /** One message for each rejected field, keyed by the storefront's own field names. */
  fieldErrors: Readonly<Record<string, string>>
}

/** Result of an action on the account. */
export type AccountResult = { kind: "done" } | AccountRejection

/** Returns a rejection with this code, no message of its own and no field errors. */
export function buildAccountRejection(code: ErrorCode): AccountRejection {
  return { kind: "rejected", code, message: "", fieldErrors: {} }
}

/** True if the request was rejected because the user is not signed in any more. */
export function isSignedOut({ code }: AccountRejection): boolean {
  return code === "UNAUTHENTICATED" || code === "TOKEN_INVALID" || code === "TOKEN_EXPIRED"
}
