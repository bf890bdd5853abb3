/**
 * A reason why Curlew cannot go on, as one sentence that names the remedy.
 * The person at the terminal sees `message` and nothing else, so it never holds a secret.
 */
export class UserError extends Error {
  override readonly name = "UserError"
}

/** The text for a terminal: a fault's own sentence, or the message of an unforeseen error. */
export function formatErrorMessage(error: unknown): string {
  if (error instanceof UserError) return error.message
  const message = error instanceof Error ? error.message : String(error)
  return `Curlew hit an unexpected error: ${message} (LOG_LEVEL=debug shows more).`
}

/** The `code` of a Node or PostgreSQL error (`ENOENT`, `28P01`, …), or null when it has none. */
export function getErrorCode(error: unknown): string | null {
  if (typeof error !== "object" || error === null || !("code" in error)) return null
  return typeof error.code === "string" && error.code !== "" ? error.code : null
}

/** A short reason for a sentence: the error's code, else its message. */
export function getErrorReason(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined
  const code = getErrorCode(error) ?? getErrorCode(cause)
  return code ?? (error instanceof Error && error.message ? error.message : String(error))
}
