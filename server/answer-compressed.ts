import { createHash } from "node:crypto"
import type { IncomingMessage, ServerResponse } from "node:http"
import { noteScriptHashes } from "./complete-policy.ts"
import { compressQuickly, type Encoding, resolveEncoding } from "./compress.ts"
import { compressInTurn, compressWhenIdle } from "./compress-in-turn.ts"
import { buildLeanBody, type LeanBody } from "./lean-body.ts"
import { MemoryShelf } from "./page-cache/memory-shelf.ts"
import { isPreview } from "./previews.ts"
import { showsRequestId } from "./watch/show-request-id.ts"

/** When a page is recompressed at maximum level: on its second request, when idle, or never. */
export type PageCompression = "max" | "idle" | "fast"

type Options = {
  /** HTML that is inserted at the end of every cacheable page. */
  pageEnd?: string
  compression?: PageCompression
}

const pagePartType = "text/x-component"
const compressible = /^(?:text\/|application\/(?:json|xml|rss\+xml|manifest\+json|javascript))/
const minLength = 1_024

/** A body in one encoding: compressed fast at first, at maximum level once that was requested. */
type Form = { bytes: Promise<Buffer>; hasTurn: boolean }
/** Cache entry of a body: its ETag, its inline script hashes, and the variants requested so far. */
type Packed = {
  key: string
  etag: string
  scriptHashes: readonly string[]
  forms: Map<Encoding | null, Form>
}
/**
 * Compressed bodies, with the body itself as the key. A cached page yields the same string object
 * each time, so the lookup of a page that was sent before costs neither hashing nor copying.
 */
const packedBodies = new MemoryShelf<Packed>(96 * 1024 * 1024)

/**
 * Compresses a response that is sent in one piece, as every cached page is, and RSC payloads, which
 * Next writes in chunks although it has them whole. The first response is compressed fast. Later
 * requests cause recompression at maximum level, when `compression` allows it, while clients are
 * served from memory: in a shop with many languages a crawler requests many pages only once. Sends
 * 304 if the client has the page (`If-None-Match`). Private responses are compressed too, but not
 * cached.
 */
export function answerCompressed(
  request: IncomingMessage,
  response: ServerResponse,
  { pageEnd = "", compression = "max" }: Options = {},
): void {
  if (request.method !== "GET") return
  const encoding = resolveEncoding(request.headers["accept-encoding"])
  const { end } = response
  const pieces = holdBackPieces(response)
  response.end = function endCompressed(...args: unknown[]) {
    response.end = end
    const body = joinBody(args[0], pieces)
    if (body === null) return Reflect.apply(end, response, args)
    if (!isWorthPacking(response, body)) return response.end(body)
    response.appendHeader("Vary", "Accept-Encoding")
    if (isPrivate(response)) {
      void sendPrivate(response, body, encoding)
      return response
    }
    const build = () => buildLeanBody(getType(response), body, pageEnd)
    const { packed, lean } = getPacked(body, build)
    noteScriptHashes(response, packed.scriptHashes)
    if (response.statusCode === 200) {
      response.setHeader("ETag", packed.etag)
      if (hasSeen(request, packed.etag)) return sendNotModified(response)
    }
    void sendForm(response, packed, encoding, {
      build: () => lean?.bytes ?? build().bytes,
      compression,
    })
    return response
  } as ServerResponse["end"]
}

/**
 * Buffers the chunks of an RSC payload (the router's format) or of a private page until its end.
 */
function holdBackPieces(response: ServerResponse): Uint8Array[] {
  const { write, flushHeaders } = response
  const pieces: Uint8Array[] = []
  const isHeldBack = () => {
    const isWhole = isPage(response) && isPrivate(response)
    return !response.headersSent && (isWhole || getType(response).startsWith(pagePartType))
  }
  response.flushHeaders = () => {
    if (!isHeldBack()) Reflect.apply(flushHeaders, response, [])
  }
  response.write = function collect(...args: unknown[]) {
    if (!isHeldBack() || !isBody(args[0])) return Reflect.apply(write, response, args)
    pieces.push(Buffer.from(args[0]))
    return true
  } as ServerResponse["write"]
  return pieces
}

/** True if a response is for one client only. Error responses are the same for all clients. */
function isPrivate(response: ServerResponse): boolean {
  if (isPreview(response) || showsRequestId(response)) return true
  const isKept = !/\bno-store\b/.test(String(response.getHeader("Cache-Control")))
  return response.statusCode < 400 && !isKept
}

async function sendPrivate(
  response: ServerResponse,
  body: string | Buffer,
  encoding: Encoding | null,
): Promise<void> {
  const { bytes, scriptHashes } = buildLeanBody(getType(response), body)
  noteScriptHashes(response, scriptHashes)
  const packed = encoding && (await compressQuickly(bytes, encoding).catch(() => null))
  sendBytes(response, packed ?? bytes, packed && encoding)
}

async function sendForm(
  response: ServerResponse,
  packed: Packed,
  encoding: Encoding | null,
  { build, compression }: { build: () => Buffer; compression: PageCompression },
): Promise<void> {
  const known = packed.forms.get(encoding)
  const form = known ?? makeForm(packed, build(), encoding)
  const bytes = await form.bytes.catch(() => null)
  if (bytes) {
    sendBytes(response, bytes, encoding)
    if (encoding === null || compression === "fast" || !known || form.hasTurn) return
    const compress = compression === "max" ? compressInTurn : compressWhenIdle
    await shrink(form, () => compress(build, encoding))
  } else {
    packed.forms.delete(encoding)
    sendBytes(response, build(), null)
  }
}

function makeForm(packed: Packed, bytes: Buffer, encoding: Encoding | null): Form {
  const made = encoding ? compressQuickly(bytes, encoding) : Promise.resolve(bytes)
  const form = { bytes: made, hasTurn: false }
  packed.forms.set(encoding, form)
  // The key, an estimate for two compressed variants, and the uncompressed bytes if stored.
  const size = packed.key.length * 1.4 + (encoding ? 0 : bytes.length)
  packedBodies.set(packed.key, packed, Math.ceil(size))
  return form
}

/**
 * Replaces a variant by the smallest possible one. If the queue is full, the next request retries.
 */
async function shrink(form: Form, compress: () => Promise<Buffer | null>): Promise<void> {
  form.hasTurn = true
  const smallest = await compress().catch(() => null)
  if (smallest) form.bytes = Promise.resolve(smallest)
  else form.hasTurn = false
}

/**
 * Returns the cache entry of a body. A new body is minified for that, and returned minified as
 * well.
 */
function getPacked(
  body: string | Buffer,
  build: () => LeanBody,
): { packed: Packed; lean: LeanBody | null } {
  const key = typeof body === "string" ? body : `part ${hash(body)}`
  const known = packedBodies.get(key)
  if (known) return { packed: known, lean: null }
  const lean = build()
  const { bytes, scriptHashes } = lean
  const packed: Packed = { key, etag: `W/"${hash(bytes)}"`, scriptHashes, forms: new Map() }
  packedBodies.set(key, packed, Math.ceil(key.length * 1.4))
  return { packed, lean }
}

function sendBytes(response: ServerResponse, bytes: Buffer, encoding: Encoding | null) {
  if (encoding) response.setHeader("Content-Encoding", encoding)
  response.setHeader("Content-Length", bytes.length)
  return response.end(bytes)
}

function sendNotModified(response: ServerResponse) {
  response.statusCode = 304
  response.removeHeader("Content-Length")
  response.removeHeader("Content-Type")
  return response.end()
}

function hasSeen(request: IncomingMessage, etag: string): boolean {
  const seen = request.headers["if-none-match"]
  const tags = seen?.split(",").map((tag) => tag.trim().replace(/^(?!W\/)/, "W/"))
  return tags?.includes(etag) ?? false
}

function isWorthPacking(response: ServerResponse, body: string | Buffer): boolean {
  if (response.headersSent || response.hasHeader("Content-Encoding")) return false
  return body.length >= minLength && compressible.test(getType(response))
}

function isPage(response: ServerResponse): boolean {
  return getType(response).startsWith("text/html")
}

function getType(response: ServerResponse): string {
  return String(response.getHeader("Content-Type") ?? "")
}

function hash(body: string | Buffer): string {
  return createHash("sha1").update(body).digest("base64url")
}

/** Returns the last chunk after the buffered ones; null if there is no body at all. */
function joinBody(chunk: unknown, pieces: readonly Uint8Array[]): string | Buffer | null {
  if (pieces.length > 0)
    return Buffer.concat(isBody(chunk) ? [...pieces, Buffer.from(chunk)] : pieces)
  if (typeof chunk === "string") return chunk
  return chunk instanceof Uint8Array ? Buffer.from(chunk) : null
}

function isBody(chunk: unknown): chunk is string | Uint8Array {
  return typeof chunk === "string" || chunk instanceof Uint8Array
}
