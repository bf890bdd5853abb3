import type { Reply } from "./http.ts"

/** An API error response: `message` and `fields` are messages for the customer. */
export type ApiErrorResponse = {
  status: number
  code: string
  message: string
  fields: Readonly<Record<string, string>>
  retryAfterSeconds: number | null
}

/** Parses an API error response; null for a success, and for a body that is not of our API. */
export function parseApiErrorResponse({
  status,
  json,
  retryAfterSeconds,
}: Reply): ApiErrorResponse | null {
  if (status >= 200 && status <= 299) return null
  if (typeof json !== "object" || json === null || !("code" in json)) return null
  const { code } = json
  const message = "message" in json ? json.message : null
  if (typeof code !== "string" || typeof message !== "string") return null
  const fields = "fields" in json ? readFields(json.fields) : {}
  return { status, code, message, fields, retryAfterSeconds }
}

/**
 * True if the error means that the session is over: the token is invalid, or it has expired and was
 * not refreshed on the way (401 or 422).
 */
export function isSessionOver({ status, code, message }: ApiErrorResponse): boolean {
  if (code === "TOKEN_INVALID" || message.includes("Signature verification failed")) return true
  return code === "TOKEN_EXPIRED" && (status === 401 || status === 422)
}

function readFields(json: unknown): Record<string, string> {
  if (typeof json !== "object" || json === null) return {}
  const entries = Object.entries(json).filter(([, text]) => typeof text === "string")
  return Object.fromEntries(entries)
}
