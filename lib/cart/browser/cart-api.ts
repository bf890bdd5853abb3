import { buildPost } from "#lib/auth/browser/build-post.ts"
import { NoReply } from "#lib/auth/browser/http.ts"
import { sendApiRequest } from "#lib/auth/browser/request-gate.ts"
import { isRecord } from "#lib/contract/values/record.ts"
import { CartFailure } from "./cart-error.ts"

export type CartCall = "read" | "add" | "update" | "remove" | "search-sku"

/**
 * Sends a cart request and returns the JSON of the response. A change is sent with `keepalive`, so
 * that it completes if the page is left. Throws a CartFailure, or an AbortError if `signal` aborted
 * it.
 */
export async function sendCartRequest(
  call: CartCall,
  body: object,
  signal?: AbortSignal,
): Promise<unknown> {
  const keepalive = call === "add" || call === "update" || call === "remove"
  try {
    const request = { ...buildPost(body), keepalive }
    const { status, json } = await sendApiRequest(`/cart/${call}`, request, signal)
    if (status !== 200) throw new CartFailure("unavailable", getMessage(json))
    return json
  } catch (error) {
    if (!(error instanceof NoReply)) throw error
    throw new CartFailure(navigator.onLine ? "no_response" : "offline")
  }
}

function getMessage(json: unknown): string {
  return isRecord(json) && typeof json.message === "string" ? json.message : ""
}
