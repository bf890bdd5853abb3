import type { IncomingMessage, ServerResponse } from "node:http"
import { createGzip, type Gzip } from "node:zlib"

const packed = /^(?:application|text)\/(?:[\w.+-]+\+)?xml\b/

/**
 * Packs an XML document while it is being sent in pieces: the sitemap and the feeds, which are too
 * long to be kept. No more of it is in memory than what the visitor has not taken yet.
 */
export function packStream(request: IncomingMessage, response: ServerResponse): void {
  if (request.method !== "GET" || !/\bgzip\b/.test(request.headers["accept-encoding"] ?? "")) return
  const { write, end, flushHeaders } = response
  let gzip: Gzip | null = null
  const mayPack = () =>
    !response.headersSent &&
    response.statusCode === 200 &&
    !response.hasHeader("Content-Encoding") &&
    packed.test(String(response.getHeader("Content-Type")))

  response.flushHeaders = () => {
    if (!mayPack()) Reflect.apply(flushHeaders, response, [])
  }
  response.write = function writePacked(...args: unknown[]) {
    if (gzip === null && mayPack()) gzip = openGzip(response, { write, end })
    if (gzip === null || !isPiece(args[0])) return Reflect.apply(write, response, args)
    return gzip.write(args[0])
  } as ServerResponse["write"]
  response.end = function endPacked(...args: unknown[]) {
    if (gzip === null) return Reflect.apply(end, response, args)
    gzip.end(isPiece(args[0]) ? args[0] : undefined)
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
  // Whoever writes waits for this event where a write was too much.
  gzip.on("drain", () => response.emit("drain"))
  response.on("drain", () => gzip.resume())
  response.on("close", () => gzip.destroy())
  // The beginning goes out at once, however little it is.
  gzip.flush()
  return gzip
}

function isPiece(value: unknown): value is string | Uint8Array {
  return typeof value === "string" || value instanceof Uint8Array
}
