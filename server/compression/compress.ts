import { promisify } from "node:util"
import {
  brotliCompress,
  brotliDecompressSync,
  constants,
  createGzip,
  type Gzip,
  gunzipSync,
  gzip,
} from "node:zlib"
import type { Exchange } from "../response.ts"

export type Encoding = "br" | "gzip"

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Resolves the encoding for an `Accept-Encoding` header, brotli before gzip; null for neither. */
export function resolveEncoding(header: string | string[] | undefined): Encoding | null {
  if (acceptsEncoding(header, "br")) return "br"
  return acceptsEncoding(header, "gzip") ? "gzip" : null
}

/** True if an `Accept-Encoding` header names the encoding, without `q=0`. */
function acceptsEncoding(header: string | string[] | undefined, encoding: Encoding): boolean {
  return String(header ?? "")
    .split(",")
    .map((part) => part.trim().split(";"))
    .some(([name, quality = ""]) => name === encoding && !/^\s*q=0(?:\.0*)?$/.test(quality))
}

/** Compresses the bytes fast enough for a response that a user waits for. */
export function compressFast(bytes: Buffer, encoding: Encoding): Promise<Buffer> {
  return encoding === "br" ? compressBrotli(bytes, 5) : zip(bytes, { level: 6 })
}

/** Compresses the bytes at the maximum level of the encoding, however long it takes. */
export function compressMax(bytes: Buffer, encoding: Encoding): Promise<Buffer> {
  return encoding === "br" ? compressBrotli(bytes, 11) : zip(bytes, { level: 9 })
}

/** Returns the bytes that were compressed. */
export function decompress(bytes: Buffer, encoding: Encoding): Buffer {
  return encoding === "br" ? brotliDecompressSync(bytes) : gunzipSync(bytes)
}

function compressBrotli(bytes: Buffer, quality: number): Promise<Buffer> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  }
  return brotli(bytes, { params })
}

const xmlContentType = /^(?:application|text)\/(?:[\w.+-]+\+)?xml\b/

/**
 * Compresses an XML document with gzip while it is sent in chunks: the sitemap and the feeds, which
 * are too long to cache. Buffers no more of it than the client has not read yet.
 */
export function registerGzipStream({ request, response, hooks }: Exchange): void {
  const { method, headers } = request
  if (method !== "GET" || !acceptsEncoding(headers["accept-encoding"], "gzip")) return
  hooks.encodeStream(() => {
    const isXml = xmlContentType.test(String(response.getHeader("Content-Type")))
    const isWanted = response.statusCode === 200 && !response.hasHeader("Content-Encoding")
    return isXml && isWanted ? openGzip(response) : null
  })
}

function openGzip(response: Exchange["response"]): Gzip {
  response.setHeader("Content-Encoding", "gzip")
  if (!/accept-encoding/i.test(String(response.getHeader("Vary")))) {
    response.appendHeader("Vary", "Accept-Encoding")
  }
  response.removeHeader("Content-Length")
  const gzip = createGzip()
  // Sends the first bytes at once, however few they are.
  gzip.flush()
  return gzip
}
