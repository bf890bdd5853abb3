import type { ErrorCode } from "#lib/contract/error.ts"

/** Why a wish about the account was not granted, in sentences for the customer. */
export type AccountRefusal = {
  kind: "refused"
  code: ErrorCode
  /** Empty where the interface's own sentence for the code is to be said. */
  message: string
  /** A sentence for each field whose answer was not taken, by the shop's own names. */
  faults: Readonly<Record<string, string>>
}

/** What became of a wish about the account. */
export type AccountResult = { kind: "done" } | AccountRefusal

/** A refusal without a sentence of its own. */
export function refuse(code: ErrorCode): AccountRefusal {
  return { kind: "refused", code, message: "", faults: {} }
}

/** Whether it was refused because nobody is signed in any more. */
export function isSignedOut({ code }: AccountRefusal): boolean {
  return code === "UNAUTHENTICATED" || code === "TOKEN_INVALID" || code === "TOKEN_EXPIRED"
}
