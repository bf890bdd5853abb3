import { createGzip, type Gzip } from "node:zlib"
import type { Exchange } from "../response.ts"
import { acceptsEncoding } from "./compress.ts"

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
