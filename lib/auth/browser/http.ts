import type { Clock } from "./clock.ts"

/** Specification 1, sections 7 and 9. */
const timeoutMs = 50_000

/** The server's response. `json` is undefined if the body is not JSON. */
export type Reply = { status: number; json: unknown }

/** The server could not be reached, or did not respond within fifty seconds. */
export class NoReply extends Error {
  override name = "NoReply"
}

type RequestSenderDeps = {
  clock: Clock
  fetch: (path: string, init: RequestInit) => Promise<Response>
  /** Resolves when the request may be sent. */
  waitForSlot: () => Promise<void>
  /** Called after each request with whether the server responded. */
  onResult?: (isReached: boolean) => void
}

/** Sends a request. Throws a NoReply, or the signal's reason once `signal` is aborted. */
export type RequestSender = (
  path: string,
  init: RequestInit,
  signal?: AbortSignal,
) => Promise<Reply>

/** Creates the function that sends a page's requests, each in its slot, for at most 50 seconds. */
export function createRequestSender(deps: RequestSenderDeps): RequestSender {
  const { clock, waitForSlot, onResult } = deps
  return async (path, init, signal) => {
    await waitForSlot()
    signal?.throwIfAborted()
    const abort = new AbortController()
    const stop = () => abort.abort()
    const cancelTimeout = clock.after(timeoutMs, stop)
    signal?.addEventListener("abort", stop)
    try {
      const reply = await fetchReply(deps, path, { ...init, signal: abort.signal })
      onResult?.(true)
      return reply
    } catch (cause) {
      signal?.throwIfAborted()
      onResult?.(false)
      throw new NoReply(`no response from ${path.split("?")[0]}`, { cause })
    } finally {
      cancelTimeout()
      signal?.removeEventListener("abort", stop)
    }
  }
}

async function fetchReply(
  { fetch }: RequestSenderDeps,
  path: string,
  init: RequestInit,
): Promise<Reply> {
  const response = await fetch(path, { credentials: "same-origin", cache: "no-store", ...init })
  return { status: response.status, json: parseJson(await response.text()) }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Builds a POST request with this JSON body. */
export function buildPost(body: object = {}): RequestInit {
  return {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  }
}
