import type { IncomingMessage, ServerResponse } from "node:http"
import { buildLocalePath } from "#lib/contract/languages.ts"
import { getBodyLimit, photoFormPath } from "#lib/session/body-limits.ts"
import { resolveVisitorLocale } from "./note-locale.ts"
import { sendTooLarge } from "./plain-answers.ts"

/** Most bytes that are read and thrown away, and how long, so that the browser reads the answer. */
const maxDrainedBytes = 64 * 1024 * 1024
const maxDrainMs = 20_000

/**
 * Answers 413 with a page that says so where a body is larger than any form of ours may be, by what
 * it says of itself. True where it did.
 */
export function refuseLargeBody(request: IncomingMessage, response: ServerResponse): boolean {
  const length = Number(request.headers["content-length"] ?? 0)
  const limit = getBodyLimit(request.url ?? "/")
  if (request.headers["content-length"] === undefined) cutOff(request, response, limit)
  if (!(length > limit)) return false
  const answer = () => {
    clearTimeout(timer)
    if (response.headersSent) return
    if (request.url?.split("?")[0] === photoFormPath) sendBackToProfile(request, response)
    else sendTooLarge(request, response)
  }
  const timer = setTimeout(answer, maxDrainMs)
  if (length > maxDrainedBytes) answer()
  else request.on("end", answer).on("error", answer).resume()
  return true
}

/** Ends a body that does not tell its length once it is too long; no browser sends a form so. */
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

/** The profile says it next to the photo's field. */
function sendBackToProfile(request: IncomingMessage, response: ServerResponse): void {
  response.shouldKeepAlive = false
  const Location = buildLocalePath(resolveVisitorLocale(request), "/profile?photo=size#photo")
  response.writeHead(303, { Location, "Cache-Control": "no-store" })
  response.end()
}
