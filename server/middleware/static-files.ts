import { readdirSync } from "node:fs"
import { readFile } from "node:fs/promises"
import type { IncomingMessage, ServerResponse } from "node:http"
import { extname, join } from "node:path"
import { getOrLoad } from "#lib/get-or-load.ts"
import { compressMax, type Encoding, resolveEncoding } from "../compression/compress.ts"
import { fileHeaders, scriptHeaders } from "../security-headers.ts"

const types: Record<string, string> = {
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".map": "application/json; charset=utf-8",
  ".woff2": "font/woff2",
  ".svg": "image/svg+xml",
  ".png": "image/png",
}

/**
 * Opens a route for the build's immutable files (`/_next/static/…`), compressed once each. The
 * returned function returns true if the path was one of them; every other path is left to the
 * caller.
 */
export function openStaticFiles(folder: string) {
  const known = new Map(listFiles(folder).map((path) => [`/_next/static/${path}`, path]))
  const bodies = new Map<string, Promise<Buffer>>()

  return function sendStaticFile(request: IncomingMessage, response: ServerResponse): boolean {
    const path = known.get(decodeURIComponent(request.url?.split("?")[0] ?? ""))
    if (!path || (request.method !== "GET" && request.method !== "HEAD")) return false
    const type = types[extname(path)] ?? "application/octet-stream"
    const isText = /text|json|svg/.test(type)
    const encoding = isText ? resolveEncoding(request.headers["accept-encoding"]) : null
    const key = `${encoding} ${path}`
    getOrLoad(bodies, key, () => compressFile(join(folder, path), encoding)).then(
      (bytes) => send(request, response, bytes, type, encoding),
      () => response.writeHead(404).end(),
    )
    return true
  }
}

function send(
  request: IncomingMessage,
  response: ServerResponse,
  bytes: Buffer,
  type: string,
  encoding: string | null,
): void {
  // A page loads twenty files: each byte counts. A file that is there causes no log line.
  response.removeHeader("X-Request-Id")
  const isOnlyLoaded = /javascript|css|font/.test(type)
  for (const { key, value } of isOnlyLoaded ? scriptHeaders : fileHeaders) {
    response.setHeader(key, value)
  }
  if (encoding) response.setHeader("Content-Encoding", encoding)
  response.writeHead(200, {
    "Content-Type": type,
    "Content-Length": bytes.length,
    "Cache-Control": "public, max-age=31536000, immutable",
    Vary: "Accept-Encoding",
  })
  response.end(request.method === "HEAD" ? undefined : bytes)
}

async function compressFile(path: string, encoding: Encoding | null): Promise<Buffer> {
  const bytes = await readFile(path)
  return encoding ? compressMax(bytes, encoding) : bytes
}

function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(folder, "/").length))
}
