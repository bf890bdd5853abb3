import { createHash } from "node:crypto"
import type { IncomingMessage, ServerResponse } from "node:http"
import { compressFast, type Encoding, resolveEncoding } from "../compression/compress.ts"
import { enqueueCompression, enqueueIdleCompression } from "../compression/queue.ts"
import { buildMinifiedBody, type MinifiedBody } from "../html/minified-body.ts"
import { hasRequestId } from "../observability/render-request-id.ts"
import { LruCache } from "../page-cache/lru-cache.ts"
import { registerScriptHashes } from "./content-security-policy.ts"
import { isPreview } from "./draft-mode.ts"

/** When a page is recompressed at maximum level: on its second request, when idle, or never. */
export type PageCompression = "max" | "idle" | "fast"

type Options = {
  /** HTML that is inserted at the end of every cacheable page. */
  pageEnd?: string
  compression?: PageCompression
}

const rscContentType = "text/x-component"
const compressible = /^(?:text\/|application\/(?:json|xml|rss\+xml|manifest\+json|javascript))/
const minLength = 1_024

/** A body in one encoding: compressed fast at first, at maximum level once that was requested. */
type CompressedVariant = { bytes: Promise<Buffer>; isMaxRequested: boolean }
/** Cache entry of a body: its ETag, its inline script hashes, and the variants requested so far. */
type CompressedBody = {
  key: string
  etag: string
  scriptHashes: readonly string[]
  variants: Map<Encoding | null, CompressedVariant>
}
/**
 * Compressed bodies, with the body itself as the key. A cached page yields the same string object
 * each time, so the lookup of a page that was sent before costs neither hashing nor copying.
 */
const compressedCache = new LruCache<CompressedBody>(96 * 1024 * 1024)

/**
 * Compresses a response that is sent in one piece, as every cached page is, and RSC payloads, which
 * Next writes in chunks although it has them whole. The first response is compressed fast. Later
 * requests cause recompression at maximum level, when `compression` allows it, while clients are
 * served from memory: in a shop with many languages a crawler requests many pages only once. Sends
 * 304 if the client has the page (`If-None-Match`). Private responses are compressed too, but not
 * cached.
 */
export function withCompression(
  request: IncomingMessage,
  response: ServerResponse,
  { pageEnd = "", compression = "max" }: Options = {},
): void {
  if (request.method !== "GET") return
  const encoding = resolveEncoding(request.headers["accept-encoding"])
  const { end } = response
  const chunks = bufferChunks(response)
  response.end = function endCompressed(...args: unknown[]) {
    response.end = end
    const body = joinBody(args[0], chunks)
    if (body === null) return Reflect.apply(end, response, args)
    if (!isCompressible(response, body)) return response.end(body)
    response.appendHeader("Vary", "Accept-Encoding")
    if (isPrivate(response)) {
      void sendPrivate(response, body, encoding)
      return response
    }
    const build = () => buildMinifiedBody(getType(response), body, pageEnd)
    const { entry, minified } = getCompressedBody(body, build)
    registerScriptHashes(response, entry.scriptHashes)
    if (response.statusCode === 200) {
      response.setHeader("ETag", entry.etag)
      if (matchesETag(request, entry.etag)) return sendNotModified(response)
    }
    void sendVariant(response, entry, encoding, {
      build: () => minified?.bytes ?? build().bytes,
      compression,
    })
    return response
  } as ServerResponse["end"]
}

/**
 * Buffers the chunks of an RSC payload (the router's format) or of a private page until its end.
 */
function bufferChunks(response: ServerResponse): Uint8Array[] {
  const { write, flushHeaders } = response
  const chunks: Uint8Array[] = []
  const isBuffered = () => {
    const isWhole = isPage(response) && isPrivate(response)
    return !response.headersSent && (isWhole || getType(response).startsWith(rscContentType))
  }
  response.flushHeaders = () => {
    if (!isBuffered()) Reflect.apply(flushHeaders, response, [])
  }
  response.write = function collect(...args: unknown[]) {
    if (!isBuffered() || !isBody(args[0])) return Reflect.apply(write, response, args)
    chunks.push(Buffer.from(args[0]))
    return true
  } as ServerResponse["write"]
  return chunks
}

/** True if a response is for one client only. Error responses are the same for all clients. */
function isPrivate(response: ServerResponse): boolean {
  if (isPreview(response) || hasRequestId(response)) return true
  const isCacheable = !/\bno-store\b/.test(String(response.getHeader("Cache-Control")))
  return response.statusCode < 400 && !isCacheable
}

async function sendPrivate(
  response: ServerResponse,
  body: string | Buffer,
  encoding: Encoding | null,
): Promise<void> {
  const { bytes, scriptHashes } = buildMinifiedBody(getType(response), body)
  registerScriptHashes(response, scriptHashes)
  const compressed = encoding && (await compressFast(bytes, encoding).catch(() => null))
  sendBytes(response, compressed ?? bytes, compressed && encoding)
}

async function sendVariant(
  response: ServerResponse,
  entry: CompressedBody,
  encoding: Encoding | null,
  { build, compression }: { build: () => Buffer; compression: PageCompression },
): Promise<void> {
  const known = entry.variants.get(encoding)
  const variant = known ?? createVariant(entry, build(), encoding)
  const bytes = await variant.bytes.catch(() => null)
  if (bytes) {
    sendBytes(response, bytes, encoding)
    if (encoding === null || compression === "fast" || !known || variant.isMaxRequested) return
    const compress = compression === "max" ? enqueueCompression : enqueueIdleCompression
    await shrink(variant, () => compress(build, encoding))
  } else {
    entry.variants.delete(encoding)
    sendBytes(response, build(), null)
  }
}

function createVariant(
  entry: CompressedBody,
  bytes: Buffer,
  encoding: Encoding | null,
): CompressedVariant {
  const compressed = encoding ? compressFast(bytes, encoding) : Promise.resolve(bytes)
  const variant = { bytes: compressed, isMaxRequested: false }
  entry.variants.set(encoding, variant)
  // The key, an estimate for two compressed variants, and the uncompressed bytes if stored.
  const size = entry.key.length * 1.4 + (encoding ? 0 : bytes.length)
  compressedCache.set(entry.key, entry, Math.ceil(size))
  return variant
}

/**
 * Replaces a variant by the smallest possible one. If the queue is full, the next request retries.
 */
async function shrink(
  variant: CompressedVariant,
  compress: () => Promise<Buffer | null>,
): Promise<void> {
  variant.isMaxRequested = true
  const smallest = await compress().catch(() => null)
  if (smallest) variant.bytes = Promise.resolve(smallest)
  else variant.isMaxRequested = false
}

/**
 * Returns the cache entry of a body. A new body is minified for that, and returned minified as
 * well.
 */
function getCompressedBody(
  body: string | Buffer,
  build: () => MinifiedBody,
): { entry: CompressedBody; minified: MinifiedBody | null } {
  const key = typeof body === "string" ? body : `part ${hash(body)}`
  const known = compressedCache.get(key)
  if (known) return { entry: known, minified: null }
  const minified = build()
  const { bytes, scriptHashes } = minified
  const entry: CompressedBody = {
    key,
    etag: `W/"${hash(bytes)}"`,
    scriptHashes,
    variants: new Map(),
  }
  compressedCache.set(key, entry, Math.ceil(key.length * 1.4))
  return { entry, minified }
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

function matchesETag(request: IncomingMessage, etag: string): boolean {
  const seen = request.headers["if-none-match"]
  const tags = seen?.split(",").map((tag) => tag.trim().replace(/^(?!W\/)/, "W/"))
  return tags?.includes(etag) ?? false
}

function isCompressible(response: ServerResponse, body: string | Buffer): boolean {
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
function joinBody(chunk: unknown, chunks: readonly Uint8Array[]): string | Buffer | null {
  if (chunks.length > 0)
    return Buffer.concat(isBody(chunk) ? [...chunks, Buffer.from(chunk)] : chunks)
  if (typeof chunk === "string") return chunk
  return chunk instanceof Uint8Array ? Buffer.from(chunk) : null
}

function isBody(chunk: unknown): chunk is string | Uint8Array {
  return typeof chunk === "string" || chunk instanceof Uint8Array
}
