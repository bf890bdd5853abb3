import { parseRetryAfter } from "#lib/runtime/retry-after.ts"
import type { Clock } from "./clock.ts"
import type { LinkState } from "./link-state.ts"

/** Specification 1, sections 7 and 9. */
const timeoutMs = 50_000

/** The server's response. `json` is undefined if the body is not JSON. */
export type Reply = { status: number; json: unknown; retryAfterSeconds: number | null }

/** The server could not be reached, or did not respond within fifty seconds. */
export class NoReply extends Error {
  override name = "NoReply"
}

type RequestSenderDeps = {
  clock: Clock
  fetch: (path: string, init: RequestInit) => Promise<Response>
  line: { waitForSlot: () => Promise<void> }
  link: LinkState
  /**
   * True while the page is being unloaded, which aborts its requests and proves nothing about the
   * link.
   */
  isLeaving: () => boolean
}

/**
 * Creates a function that sends one request at a time slot of the throttle. It throws a NoReply.
 */
export function createRequestSender(
  parts: RequestSenderDeps,
): (path: string, init: RequestInit) => Promise<Reply> {
  const { clock, line, link } = parts
  return async (path, init) => {
    await line.waitForSlot()
    const abort = new AbortController()
    const callOff = clock.after(timeoutMs, () => abort.abort())
    try {
      const { status, headers, ...rest } = await read(parts, path, {
        ...init,
        signal: abort.signal,
      })
      link.record(true)
      const retryAfterSeconds = parseRetryAfter(headers.get("Retry-After"), clock.now())
      return { status, retryAfterSeconds, ...rest }
    } catch (cause) {
      if (!parts.isLeaving()) link.record(false)
      throw new NoReply(`no response from ${path.split("?")[0]}`, { cause })
    } finally {
      callOff()
    }
  }
}

async function read({ fetch }: RequestSenderDeps, path: string, init: RequestInit) {
  const response = await fetch(path, {
    credentials: "same-origin",
    cache: "no-store",
    ...init,
  })
  const { status, headers } = response
  return { status, headers, json: parseJson(await response.text()) }
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
