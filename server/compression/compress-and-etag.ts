import { createHash } from "node:crypto"
import type { IncomingMessage, ServerResponse } from "node:http"
import { LRUCache } from "lru-cache"
import { measureText } from "#lib/runtime/measure-text.ts"
import type { EncodedBody, Exchange, WholeBody } from "../response.ts"
import { compressFast, type Encoding, resolveEncoding } from "./compress.ts"
import { buildMinifiedBody, type MinifiedBody, type PageParts } from "./minify-page.ts"
import { enqueueCompression, enqueueIdleCompression } from "./queue.ts"

/** When a page is recompressed at maximum level: on its second request, when idle, or never. */
export type PageCompression = "max" | "idle" | "fast"

type Options = Partial<PageParts> & { compression?: PageCompression }

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
const compressedCache = new LRUCache<string, CompressedBody>({ maxSize: 96 * 1024 * 1024 })

/**
 * Compresses a response that is sent in one piece, as every cached page is, and RSC payloads, which
 * Next writes in chunks although it has them whole. The first response is compressed fast. Later
 * requests cause recompression at maximum level, when `compression` allows it, while clients are
 * served from memory: in a shop with many languages a crawler requests many pages only once. Sends
 * 304 if the client has the page (`If-None-Match`). Private responses are compressed too, but not
 * cached.
 */
export function registerCompression(
  exchange: Exchange,
  { pageEnd = "", readStylesheet = () => null, compression = "max" }: Options = {},
): void {
  const { request, response, hooks } = exchange
  if (request.method !== "GET") return
  const encoding = resolveEncoding(request.headers["accept-encoding"])
  // An RSC payload (the router's format), or a private page.
  hooks.bufferWhile(() => {
    const type = getType(response)
    return type.startsWith(rscContentType) || (type.startsWith("text/html") && isPrivate(exchange))
  })
  hooks.encodeBody((body) => {
    if (!isCompressible(response, body)) return { kind: "unchanged" }
    response.appendHeader("Vary", "Accept-Encoding")
    const isForAll = !isPrivate(exchange)
    const parts = { readStylesheet, pageEnd: isForAll ? pageEnd : "" }
    const build = () => buildMinifiedBody(getType(response), body, parts)
    if (!isForAll) return encodePrivate(exchange, build(), encoding)
    const { entry, minified } = getCompressedBody(body, build)
    exchange.scriptHashes = entry.scriptHashes
    if (response.statusCode === 200) {
      response.setHeader("ETag", entry.etag)
      if (matchesETag(request, entry.etag)) return { kind: "not modified" }
    }
    return encodeVariant(entry, encoding, {
      build: () => minified?.bytes ?? build().bytes,
      compression,
    })
  })
}

/** True if a response is for one client only. Error responses are the same for all clients. */
function isPrivate({ response, isPreview, hasRequestId }: Exchange): boolean {
  if (isPreview || hasRequestId) return true
  const isCacheable = !/\bno-store\b/.test(String(response.getHeader("Cache-Control")))
  return response.statusCode < 400 && !isCacheable
}

async function encodePrivate(
  exchange: Exchange,
  { bytes, scriptHashes }: MinifiedBody,
  encoding: Encoding | null,
): Promise<EncodedBody> {
  exchange.scriptHashes = scriptHashes
  const compressed = encoding && (await compressFast(bytes, encoding).catch(() => null))
  return compressed
    ? { kind: "bytes", bytes: compressed, encoding }
    : { kind: "bytes", bytes, encoding: null }
}

/** Returns the stored bytes of a body in one encoding, or compresses them fast. Never rejects. */
async function encodeVariant(
  entry: CompressedBody,
  encoding: Encoding | null,
  { build, compression }: { build: () => Buffer; compression: PageCompression },
): Promise<EncodedBody> {
  const known = entry.variants.get(encoding)
  const variant = known ?? createVariant(entry, build(), encoding)
  const bytes = await variant.bytes.catch(() => null)
  if (bytes === null) {
    entry.variants.delete(encoding)
    return { kind: "bytes", bytes: build(), encoding: null }
  }
  if (encoding !== null && compression !== "fast" && known && !variant.isMaxRequested) {
    variant.isMaxRequested = true
    const compress = compression === "max" ? enqueueCompression : enqueueIdleCompression
    // Not before these bytes are sent.
    setImmediate(() => void shrink(variant, () => compress(build, encoding)))
  }
  return { kind: "bytes", bytes, encoding }
}

function createVariant(
  entry: CompressedBody,
  bytes: Buffer,
  encoding: Encoding | null,
): CompressedVariant {
  const compressed = encoding ? compressFast(bytes, encoding) : Promise.resolve(bytes)
  const variant = { bytes: compressed, isMaxRequested: false }
  entry.variants.set(encoding, variant)
  // With the uncompressed bytes, if stored.
  const size = measureKey(entry.key) + (encoding ? 0 : bytes.length)
  // Setting the same entry again does not change its size.
  compressedCache.delete(entry.key)
  compressedCache.set(entry.key, entry, { size })
  return variant
}

/**
 * Replaces a variant by the smallest possible one. If the queue is full, the next request retries.
 */
async function shrink(
  variant: CompressedVariant,
  compress: () => Promise<Buffer | null>,
): Promise<void> {
  const smallest = await compress().catch(() => null)
  if (smallest) variant.bytes = Promise.resolve(smallest)
  else variant.isMaxRequested = false
}

/**
 * Returns the cache entry of a body. A new body is minified for that, and returned minified as
 * well.
 */
function getCompressedBody(
  body: WholeBody,
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
  compressedCache.set(key, entry, { size: measureKey(key) })
  return { entry, minified }
}

/** Returns the bytes of memory of a body, and an estimate for two compressed variants of it. */
function measureKey(key: string): number {
  return measureText(key) + Math.ceil(0.4 * key.length)
}

function matchesETag(request: IncomingMessage, etag: string): boolean {
  const seen = request.headers["if-none-match"]
  const tags = seen?.split(",").map((tag) => tag.trim().replace(/^(?!W\/)/, "W/"))
  return tags?.includes(etag) ?? false
}

function isCompressible(response: ServerResponse, body: WholeBody): boolean {
  if (response.headersSent || response.hasHeader("Content-Encoding")) return false
  return body.length >= minLength && compressible.test(getType(response))
}

function getType(response: ServerResponse): string {
  return String(response.getHeader("Content-Type") ?? "")
}

function hash(body: WholeBody): string {
  return createHash("sha1").update(body).digest("base64url")
}
