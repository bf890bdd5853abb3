import { createHash } from "node:crypto"
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http"
import { LRUCache } from "lru-cache"
import { createByteCopy } from "#lib/runtime/create-byte-copy.ts"
import type { EncodedBody, Exchange, WholeBody } from "../response.ts"
import { compressFast, decompress, type Encoding, resolveEncoding } from "./compress.ts"
import { buildMinifiedBody, type MinifiedBody, type PageParts } from "./minify-page.ts"
import { enqueueCompression, enqueueIdleCompression } from "./queue.ts"

/** When a page is recompressed at maximum level: on its second request, when idle, or never. */
export type PageCompression = "max" | "idle" | "fast"

type Options = Partial<PageParts> & { compression?: PageCompression }

const rscContentType = "text/x-component"
const compressible = /^(?:text\/|application\/(?:json|xml|rss\+xml|manifest\+json|javascript))/
const minLength = 1_024

/**
 * A body in one encoding: compressed fast at first, at maximum level once that was requested.
 * `ready` is null until it is compressed.
 */
type CompressedVariant = { bytes: Promise<Buffer>; ready: Buffer | null; isMaxRequested: boolean }
/** Cache entry of a body: its ETag, its inline script hashes, and the variants requested so far. */
type CompressedBody = {
  key: string
  etag: string
  scriptHashes: readonly string[]
  compression: PageCompression
  variants: Map<Encoding | null, CompressedVariant>
}
/** Compressed bodies by the hash of the body. The bodies themselves are not in memory. */
const compressedCache = new LRUCache<string, CompressedBody>({ maxSize: 32 * 1024 * 1024 })
/** Bytes of memory of an entry without its variants. */
const entryBytes = 1_000

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
    const { entry, minified } = getCompressedBody(body, { build, compression })
    exchange.bodyKey = entry.key
    exchange.scriptHashes = entry.scriptHashes
    if (response.statusCode === 200) {
      response.setHeader("ETag", entry.etag)
      if (matchesETag(request, entry.etag)) return { kind: "not modified" }
    }
    return encodeVariant(entry, encoding, () => minified?.bytes ?? build().bytes)
  })
}

/**
 * Sends a body that was compressed before, by its `bodyKey`, with the headers of Next's response
 * with it. Returns false, and does nothing, if it is not in memory in the encoding that the client
 * accepts.
 */
export function sendCompressedBody(
  exchange: Exchange,
  bodyKey: string,
  headers: OutgoingHttpHeaders,
): boolean {
  const { request, response, hooks } = exchange
  const encoding = resolveEncoding(request.headers["accept-encoding"])
  const entry = compressedCache.get(bodyKey)
  const variant = entry?.variants.get(encoding)
  if (!entry || !variant?.ready) return false
  for (const [name, value = ""] of Object.entries(headers)) response.setHeader(name, value)
  response.appendHeader("Vary", "Accept-Encoding")
  response.setHeader("ETag", entry.etag)
  exchange.scriptHashes = entry.scriptHashes
  if (matchesETag(request, entry.etag)) hooks.endEncoded({ kind: "not modified" })
  else {
    requestShrink(entry, variant, encoding)
    hooks.endEncoded({ kind: "bytes", bytes: variant.ready, encoding })
  }
  return true
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
  build: () => Buffer,
): Promise<EncodedBody> {
  const known = entry.variants.get(encoding)
  const variant = known ?? createVariant(entry, build(), encoding)
  const bytes = await variant.bytes.catch(() => null)
  if (bytes === null) {
    entry.variants.delete(encoding)
    return { kind: "bytes", bytes: build(), encoding: null }
  }
  if (known) requestShrink(entry, known, encoding)
  return { kind: "bytes", bytes, encoding }
}

function createVariant(
  entry: CompressedBody,
  bytes: Buffer,
  encoding: Encoding | null,
): CompressedVariant {
  const compressed = encoding ? compressFast(bytes, encoding) : Promise.resolve(bytes)
  const variant: CompressedVariant = { bytes: compressed, ready: null, isMaxRequested: false }
  entry.variants.set(encoding, variant)
  compressed.then(
    (ready) => setReady(entry, variant, ready),
    () => undefined,
  )
  return variant
}

function setReady(entry: CompressedBody, variant: CompressedVariant, ready: Buffer): void {
  variant.ready = createByteCopy(ready)
  variant.bytes = Promise.resolve(variant.ready)
  storeEntry(entry)
}

/** Stores an entry with its present size, which setting it again would not change. */
function storeEntry(entry: CompressedBody): void {
  const variants = [...entry.variants.values()]
  const size = variants.reduce((sum, { ready }) => sum + (ready?.length ?? 0), entryBytes)
  compressedCache.delete(entry.key)
  compressedCache.set(entry.key, entry, { size })
}

/**
 * Replaces a variant by the smallest possible one, for later requests. If the queue is full, the
 * next request retries.
 */
function requestShrink(
  entry: CompressedBody,
  variant: CompressedVariant,
  encoding: Encoding | null,
): void {
  const { compression } = entry
  const { ready } = variant
  if (encoding === null || ready === null || compression === "fast" || variant.isMaxRequested)
    return
  variant.isMaxRequested = true
  const compress = compression === "max" ? enqueueCompression : enqueueIdleCompression
  // Not before these bytes are sent.
  setImmediate(async () => {
    const smallest = await compress(() => decompress(ready, encoding), encoding).catch(() => null)
    if (smallest) setReady(entry, variant, smallest)
    else variant.isMaxRequested = false
  })
}

/**
 * Returns the cache entry of a body. A new body is minified for that, and returned minified as
 * well.
 */
function getCompressedBody(
  body: WholeBody,
  { build, compression }: { build: () => MinifiedBody; compression: PageCompression },
): { entry: CompressedBody; minified: MinifiedBody | null } {
  const key = hash(body)
  const known = compressedCache.get(key)
  if (known) return { entry: known, minified: null }
  const minified = build()
  const { bytes, scriptHashes } = minified
  const etag = `W/"${hash(bytes)}"`
  const entry: CompressedBody = { key, etag, scriptHashes, compression, variants: new Map() }
  storeEntry(entry)
  return { entry, minified }
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
