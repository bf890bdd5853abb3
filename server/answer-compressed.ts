import { createHash } from "node:crypto"
import type { IncomingMessage, ServerResponse } from "node:http"
import { promisify } from "node:util"
import { brotliCompress, constants, gzip } from "node:zlib"
import { MemoryShelf } from "./page-cache/memory-shelf.ts"

const pagePartType = "text/x-component"
const compressible = /^(?:text\/|application\/(?:json|xml|rss\+xml|manifest\+json|javascript))/
const minBytes = 1_024
const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

type Encoding = "br" | "gzip"
/** Compressed bodies by encoding and content: each is compressed once, however often it is asked for. */
const bodies = new MemoryShelf<Buffer>(64 * 1024 * 1024)

/**
 * Compresses an answer that is sent in one piece, as every cached page is, and the parts of pages
 * that the framework writes in pieces although it has them whole. The first time quickly, then
 * again as small as brotli can while later visitors are served from memory.
 */
export function answerCompressed(request: IncomingMessage, response: ServerResponse): void {
  const encoding = resolveEncoding(request.headers["accept-encoding"])
  if (!encoding || request.method !== "GET") return
  const { end } = response
  const pieces = collectPagePart(response)
  response.end = function endCompressed(...args: unknown[]) {
    response.end = end
    const body = toBuffer(args[0], pieces)
    if (!body || !isWorthCompressing(response, body)) {
      return Reflect.apply(end, response, body ? [body] : args)
    }
    const key = `${encoding} ${response.getHeader("ETag") ?? hash(body)}`
    const ready = bodies.get(key)
    if (ready) return sendCompressed(response, ready, encoding)
    compressQuickly(body, encoding).then(
      (compressed) => {
        sendCompressed(response, compressed, encoding)
        keepSmallest(key, body, compressed, encoding)
      },
      () => Reflect.apply(end, response, [body]),
    )
    return response
  } as ServerResponse["end"]
}

/** Holds back the pieces of a page's part (the router's own format) until the answer ends. */
function collectPagePart(response: ServerResponse): Buffer[] {
  const { write, flushHeaders } = response
  const pieces: Buffer[] = []
  const isPagePart = () =>
    !response.headersSent && String(response.getHeader("Content-Type")).startsWith(pagePartType)
  response.flushHeaders = () => {
    if (!isPagePart()) Reflect.apply(flushHeaders, response, [])
  }
  response.write = function collect(...args: unknown[]) {
    const piece = isPagePart() ? toBuffer(args[0], []) : null
    if (!piece) return Reflect.apply(write, response, args)
    pieces.push(piece)
    return true
  } as ServerResponse["write"]
  return pieces
}

/** The encoding to use for an `Accept-Encoding` header, brotli before gzip; null for neither. */
export function resolveEncoding(header: string | string[] | undefined): Encoding | null {
  const accepted = String(header ?? "")
    .split(",")
    .map((part) => part.trim().split(";"))
    .filter(([, quality]) => !/^\s*q=0(?:\.0*)?$/.test(quality ?? ""))
    .map(([name]) => name)
  if (accepted.includes("br")) return "br"
  return accepted.includes("gzip") ? "gzip" : null
}

function isWorthCompressing(response: ServerResponse, body: Buffer): boolean {
  if (response.headersSent || response.hasHeader("Content-Encoding")) return false
  const type = String(response.getHeader("Content-Type") ?? "")
  return body.length >= minBytes && compressible.test(type)
}

function sendCompressed(response: ServerResponse, body: Buffer, encoding: Encoding) {
  const etag = response.getHeader("ETag")
  if (typeof etag === "string" && !etag.startsWith("W/")) response.setHeader("ETag", `W/${etag}`)
  response.setHeader("Content-Encoding", encoding)
  response.appendHeader("Vary", "Accept-Encoding")
  response.setHeader("Content-Length", body.length)
  return response.end(body)
}

function compressQuickly(body: Buffer, encoding: Encoding): Promise<Buffer> {
  return encoding === "br" ? compressBrotli(body, 5) : zip(body, { level: 6 })
}

function keepSmallest(key: string, body: Buffer, first: Buffer, encoding: Encoding): void {
  bodies.set(key, first, first.length)
  if (encoding !== "br") return
  compressBrotli(body, 11).then(
    (smallest) => bodies.set(key, smallest, smallest.length),
    () => undefined,
  )
}

/** Brotli at a quality from 0 (quick) to 11 (small). */
export function compressBrotli(body: Buffer, quality: number): Promise<Buffer> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  }
  return brotli(body, { params })
}

function hash(body: Buffer): string {
  return createHash("sha1").update(body).digest("base64")
}

/** The last chunk after the pieces held back; null where there is no body at all. */
function toBuffer(chunk: unknown, pieces: readonly Buffer[]): Buffer | null {
  const last = typeof chunk === "string" || chunk instanceof Uint8Array ? Buffer.from(chunk) : null
  if (pieces.length === 0) return last
  return Buffer.concat(last ? [...pieces, last] : pieces)
}
