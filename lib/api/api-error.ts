export type ApiErrorKind = "network" | "timeout" | "http" | "contract"

/**
 * Thrown where the API is unreachable or its response violates the contract. `call` names the call,
 * `detail` the field or status. A page whose render throws one is served in its last good version.
 */
export class ApiError extends Error {
  readonly kind: ApiErrorKind
  readonly call: string
  readonly detail: string

  constructor(kind: ApiErrorKind, call: string, detail: string, cause?: unknown) {
    super(`API ${kind} failure in ${call}: ${detail}`, { cause })
    this.name = "ApiError"
    this.kind = kind
    this.call = call
    this.detail = detail
  }
}

/**
 * Returns the error of a call without a response: a timeout or a network failure. Does not name the
 * requested URL, whose query may contain a code or a password.
 */
export function buildCallError(call: string, error: unknown): ApiError {
  const isTimeout = String(error).startsWith("TimeoutError")
  return new ApiError(isTimeout ? "timeout" : "network", call, String(error), error)
}
