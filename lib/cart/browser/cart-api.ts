import { systemClock } from "#lib/auth/browser/clock.ts"
import { waitForRequestSlot } from "#lib/auth/browser/request-gate.ts"
import { CartFailure } from "./cart-error.ts"

/** Specification 1, sections 7 and 9. */
const timeoutMs = 50_000

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
  await waitForRequestSlot()
  signal?.throwIfAborted()
  const init: RequestInit = {
    method: "POST",
    credentials: "same-origin",
    cache: "no-store",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
    keepalive: call === "add" || call === "update" || call === "remove",
  }
  const { status, json } = await send(`/api/cart/${call}`, init, signal)
  if (status !== 200) throw new CartFailure("unavailable", readMessage(json))
  return json
}

async function send(path: string, init: RequestInit, signal?: AbortSignal) {
  const abort = new AbortController()
  const callOff = systemClock.after(timeoutMs, () => abort.abort())
  const stop = () => abort.abort()
  signal?.addEventListener("abort", stop)
  try {
    const response = await fetch(path, { ...init, signal: abort.signal })
    return { status: response.status, json: parseJson(await response.text()) }
  } catch {
    signal?.throwIfAborted()
    throw new CartFailure(navigator.onLine ? "no_response" : "offline")
  } finally {
    callOff()
    signal?.removeEventListener("abort", stop)
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function readMessage(json: unknown): string {
  const hasMessage = typeof json === "object" && json !== null && "message" in json
  return hasMessage && typeof json.message === "string" ? json.message : ""
}
