import type { Reply } from "./ask-shop.ts"

/** Why a call was refused: `message` and `fields` are sentences for the customer. */
export type Refusal = {
  status: number
  code: string
  message: string
  fields: Readonly<Record<string, string>>
  retryAfterSeconds: number | null
}

/** The refusal in an answer, null where it is none: a success, or nothing of ours. */
export function readRefusal({ status, json, retryAfterSeconds }: Reply): Refusal | null {
  if (status >= 200 && status <= 299) return null
  if (typeof json !== "object" || json === null || !("code" in json)) return null
  const { code } = json
  const message = "message" in json ? json.message : null
  if (typeof code !== "string" || typeof message !== "string") return null
  const fields = "fields" in json ? readFields(json.fields) : {}
  return { status, code, message, fields, retryAfterSeconds }
}

/**
 * Whether a refusal says that the session is over as far as the API can tell: an expired token that
 * was not renewed on the way, or one that is no good at all.
 */
export function isSessionOver({ status, code, message }: Refusal): boolean {
  if (code === "TOKEN_INVALID" || message.includes("Signature verification failed")) return true
  return code === "TOKEN_EXPIRED" && (status === 401 || status === 422)
}

function readFields(json: unknown): Record<string, string> {
  if (typeof json !== "object" || json === null) return {}
  const entries = Object.entries(json).filter(([, text]) => typeof text === "string")
  return Object.fromEntries(entries)
}
