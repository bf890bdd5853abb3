/**
 * Error for the user at the terminal: one message that explains why Curlew cannot continue, and the
 * remedy. Only `message` is printed, and it never contains a secret.
 */
export class UserError extends Error {
  override readonly name = "UserError"
}

/** Formats an error for the terminal; a message of an unexpected error is marked as such. */
export function formatErrorMessage(error: unknown): string {
  if (error instanceof UserError) return error.message
  const message = error instanceof Error ? error.message : String(error)
  return `Curlew hit an unexpected error: ${message} (LOG_LEVEL=debug shows more).`
}

/** Returns the `code` of a Node or PostgreSQL error (`ENOENT`, `28P01`, …); null without one. */
export function getErrorCode(error: unknown): string | null {
  if (typeof error !== "object" || error === null || !("code" in error)) return null
  return typeof error.code === "string" && error.code !== "" ? error.code : null
}

/** Returns a short reason: the code of the error or of its cause, else the error's message. */
export function getErrorReason(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined
  const code = getErrorCode(error) ?? getErrorCode(cause)
  return code ?? (error instanceof Error && error.message ? error.message : String(error))
}
