export type ApiErrorKind = "network" | "timeout" | "http" | "contract"

/**
 * The API could not be asked, or answered something the contract does not allow. `call` names the
 * call, `detail` the field or status. A page that meets one keeps its last good version.
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
 * Why a call has no answer: it did not come in time, or not at all. Does not name the address asked:
 * its query may hold a code or a password.
 */
export function buildCallFault(call: string, error: unknown): ApiError {
  const isTimeout = String(error).startsWith("TimeoutError")
  return new ApiError(isTimeout ? "timeout" : "network", call, String(error), error)
}
