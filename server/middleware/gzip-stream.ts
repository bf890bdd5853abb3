import type { IncomingMessage, ServerResponse } from "node:http"
import { createGzip, type Gzip } from "node:zlib"
import { acceptsEncoding } from "../compression/compress.ts"

const xmlContentType = /^(?:application|text)\/(?:[\w.+-]+\+)?xml\b/

/**
 * Compresses an XML document with gzip while it is sent in chunks: the sitemap and the feeds, which
 * are too long to cache. Buffers no more of it than the client has not read yet.
 */
export function withGzipStream(request: IncomingMessage, response: ServerResponse): void {
  const { method, headers } = request
  if (method !== "GET" || !acceptsEncoding(headers["accept-encoding"], "gzip")) return
  const { write, end, flushHeaders } = response
  let gzip: Gzip | null = null
  const canCompress = () =>
    !response.headersSent &&
    response.statusCode === 200 &&
    !response.hasHeader("Content-Encoding") &&
    xmlContentType.test(String(response.getHeader("Content-Type")))

  response.flushHeaders = () => {
    if (!canCompress()) Reflect.apply(flushHeaders, response, [])
  }
  response.write = function writeCompressed(...args: unknown[]) {
    if (gzip === null && canCompress()) gzip = openGzip(response, { write, end })
    if (gzip === null || !isChunk(args[0])) return Reflect.apply(write, response, args)
    return gzip.write(args[0])
  } as ServerResponse["write"]
  response.end = function endCompressed(...args: unknown[]) {
    if (gzip === null) return Reflect.apply(end, response, args)
    gzip.end(isChunk(args[0]) ? args[0] : undefined)
    return response
  } as ServerResponse["end"]
}

function openGzip(
  response: ServerResponse,
  { write, end }: Pick<ServerResponse, "write" | "end">,
): Gzip {
  response.setHeader("Content-Encoding", "gzip")
  if (!/accept-encoding/i.test(String(response.getHeader("Vary")))) {
    response.appendHeader("Vary", "Accept-Encoding")
  }
  response.removeHeader("Content-Length")
  const gzip = createGzip()
  gzip.on("data", (chunk: Buffer) => {
    if (!Reflect.apply(write, response, [chunk])) gzip.pause()
  })
  gzip.on("end", () => Reflect.apply(end, response, []))
  // The writer waits for this event after a write that returned false.
  gzip.on("drain", () => response.emit("drain"))
  response.on("drain", () => gzip.resume())
  response.on("close", () => gzip.destroy())
  // Sends the first bytes at once, however few they are.
  gzip.flush()
  return gzip
}

function isChunk(value: unknown): value is string | Uint8Array {
  return typeof value === "string" || value instanceof Uint8Array
}
