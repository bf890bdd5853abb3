import type { IncomingMessage, ServerResponse } from "node:http"
import { getBodyLimit, photoFormPath } from "#lib/auth/body-limits.ts"
import { buildLocalePath } from "#lib/contract/languages.ts"
import type { Result } from "#lib/contract/result.ts"
import { sendTooLarge } from "./plain-pages.ts"
import { resolveRequestLocale } from "./request-headers.ts"

const maxFormBytes = 10_000
/** Maximum bytes that are drained, and for how long, so that the browser reads the response. */
const maxDrainedBytes = 64 * 1024 * 1024
const maxDrainMs = 20_000

/** The bytes of a body, or the error status. */
type Body<S extends number> = Result<Buffer, S>

/**
 * Reads the raw body of a URL-encoded form, or returns the error status; 400 if it is incomplete.
 */
export async function getFormBody(request: IncomingMessage): Promise<Body<400 | 413 | 415>> {
  const [type = ""] = (request.headers["content-type"] ?? "").split(";")
  if (type.trim().toLowerCase() !== "application/x-www-form-urlencoded")
    return { ok: false, error: 415 }
  return getBodyBytes(request, maxFormBytes)
}

/** Reads a raw body up to a maximum size, or returns the error status. */
export async function getBodyBytes(
  request: IncomingMessage,
  limitBytes: number,
): Promise<Body<400 | 413>> {
  if (Number(request.headers["content-length"] ?? 0) > limitBytes) return { ok: false, error: 413 }
  const chunks: Buffer[] = []
  let size = 0
  try {
    for await (const chunk of request) {
      const bytes = Buffer.from(chunk)
      size += bytes.length
      if (size > limitBytes) return { ok: false, error: 413 }
      chunks.push(bytes)
    }
  } catch {
    return { ok: false, error: 400 }
  }
  return { ok: true, value: Buffer.concat(chunks) }
}

/**
 * Responds 413 with a page that states the limit if the `Content-Length` of a body exceeds that of
 * any form at this path. Returns true if it did. Aborts a body without `Content-Length` at the
 * limit.
 */
export function handleLargeBody(request: IncomingMessage, response: ServerResponse): boolean {
  const length = Number(request.headers["content-length"] ?? 0)
  const limit = getBodyLimit(request.url ?? "/")
  if (request.headers["content-length"] === undefined) cutOff(request, response, limit)
  if (!(length > limit)) return false
  const respond = () => {
    clearTimeout(timer)
    if (response.headersSent) return
    if (request.url?.split("?")[0] === photoFormPath) redirectToProfile(request, response)
    else sendTooLarge(request, response)
  }
  const timer = setTimeout(respond, maxDrainMs)
  if (length > maxDrainedBytes) respond()
  else request.on("end", respond).on("error", respond).resume()
  return true
}

/**
 * Aborts a body without `Content-Length` once it is too long; no browser sends a form like that.
 */
function cutOff(request: IncomingMessage, response: ServerResponse, limit: number): void {
  const { push } = request
  let bytes = 0
  request.push = (chunk: unknown, encoding?: BufferEncoding) => {
    if (chunk instanceof Buffer) bytes += chunk.length
    if (bytes <= limit) return push.call(request, chunk, encoding)
    if (!response.headersSent) sendTooLarge(request, response)
    request.destroy()
    return false
  }
}

/** Redirects to the profile, which shows the error next to the image field. */
function redirectToProfile(request: IncomingMessage, response: ServerResponse): void {
  response.shouldKeepAlive = false
  const Location = buildLocalePath(resolveRequestLocale(request), "/profile?photo=size#photo")
  response.writeHead(303, { Location, "Cache-Control": "no-store" })
  response.end()
}
