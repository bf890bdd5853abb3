import type { ApiError } from "#lib/api/api-error.ts"
import type { CallRefusal } from "#lib/api/ask-account.ts"
import type { ErrorBody } from "#lib/contract/error.ts"
import type { Tell } from "#lib/i18n/tell-sentences.ts"

/** Why the door itself refuses, before anybody is asked. */
export type DoorRefusal = ErrorBody & { status: number; headers?: Record<string, string> }

/** Headers of every answer about one visitor: nobody keeps it, and no other site reads it. */
export const privateHeaders = {
  "Cache-Control": "private, no-store",
  "Cross-Origin-Resource-Policy": "same-origin",
  Vary: "Cookie",
}

/** What was asked for, as JSON; `text` is JSON already. */
export function sendJson(text: string, status = 200): Response {
  const headers = { ...privateHeaders, "Content-Type": "application/json; charset=utf-8" }
  return new Response(text, { status, headers })
}

/** The error body of a refusal, of the door or of the API. */
export function sendRefusal(refusal: DoorRefusal | CallRefusal): Response {
  const { status, code, message, fields } = refusal
  const response = sendJson(JSON.stringify({ code, message, fields }), status)
  if ("headers" in refusal) {
    for (const [name, value] of Object.entries(refusal.headers ?? {})) {
      response.headers.set(name, value)
    }
  }
  if ("retryAfterSeconds" in refusal && refusal.retryAfterSeconds !== null) {
    response.headers.set("Retry-After", String(refusal.retryAfterSeconds))
  }
  return response
}

/**
 * The answer where the API is away (503, come back in ten seconds) or speaks nonsense (502). Without
 * `tell` it is in English.
 */
export function sendFault(fault: ApiError, tell: Tell = (sentence) => sentence): Response {
  const isAway =
    fault.kind === "network" || fault.kind === "timeout" || /\b50[34]\b|429/.test(fault.detail)
  if (!isAway) return sendRefusal({ status: 502, code: "INTERNAL", message: tell(broken) })
  const headers = { "Retry-After": "10" }
  return sendRefusal({ status: 503, code: "UNAVAILABLE", message: tell(away), headers })
}

const away = "We can’t do that right now. Please try again in a moment."
const broken = "Something went wrong on our side. Please try again in a moment."
