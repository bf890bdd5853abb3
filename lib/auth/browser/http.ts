import { bffPath } from "../bff-path.ts"

/** Specification 1, sections 7 and 9. */
const timeoutMs = 50_000
const apartMs = 50
/** Twelve hundred queued requests: more than any page sends. */
const maxQueueMs = 60_000

/** When the page's client started, in ms since 1970. */
export const startedAtMs = Date.now()

/** The server's response. `json` is undefined if the body is not JSON. */
export type Reply = { status: number; json: unknown }

/** The server could not be reached, or did not respond within fifty seconds. */
export class NoReply extends Error {
  override name = "NoReply"
}

/**
 * Sends a request to a path below that of the BFF, such as `/cart/read`. Throws a NoReply, or the
 * signal's reason once `signal` is aborted.
 */
export type RequestSender = (
  path: `/${string}`,
  init?: RequestInit,
  signal?: AbortSignal,
) => Promise<Reply>

let nextMs = 0

/**
 * Sends a request at least 50 ms after the page's previous one, and ends it after 50 seconds. Every
 * page loads this module, so it is small.
 */
export const sendRequest: RequestSender = async (path, init, signal) => {
  const now = Date.now()
  // A clock that was set back must not block the queue.
  if (nextMs < now || nextMs > now + maxQueueMs) nextMs = now
  const waitMs = nextMs - now
  nextMs += apartMs
  if (waitMs > 0) await new Promise((resolve) => setTimeout(resolve, waitMs))
  const abort = new AbortController()
  const stop = () => abort.abort()
  const timer = setTimeout(stop, timeoutMs)
  signal?.addEventListener("abort", stop)
  try {
    signal?.throwIfAborted()
    const response = await fetch(bffPath + path, { ...init, signal: abort.signal })
    return { status: response.status, json: parseJson(await response.text()) }
  } catch (cause) {
    signal?.throwIfAborted()
    throw new NoReply(path, { cause })
  } finally {
    clearTimeout(timer)
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
