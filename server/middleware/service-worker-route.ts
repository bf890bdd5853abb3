import { existsSync, readFileSync } from "node:fs"
import type { IncomingMessage, ServerResponse } from "node:http"
import { getOrLoad } from "#lib/get-or-load.ts"
import { workerOffTiming } from "#lib/pwa/worker-off-timing.ts"
import { compressMax, type Encoding, resolveEncoding } from "../compression/compress.ts"
import { securityHeaders } from "../security-headers.ts"

const workerPath = "/sw.js"

/**
 * The service worker that is sent if the shop's own is switched off: it deletes all caches and
 * unregisters itself, after which pages are loaded as if there had been none.
 */
const unregisteringWorker = `// The shop's worker is switched off.
addEventListener("install", () => skipWaiting())
addEventListener("activate", (event) => event.waitUntil(leave()))
async function leave() {
  for (const name of await caches.keys()) await caches.delete(name)
  if (indexedDB.databases) for (const { name } of await indexedDB.databases()) {
    if (name && name.startsWith("workbox-")) indexedDB.deleteDatabase(name)
  }
  await registration.unregister()
}
`

/**
 * Opens the route of the service worker, the file of the build, with `no-cache`, so that a newer
 * one is used at once. Switched off, it sends the service worker above, and every response informs
 * pages by a header not to register one. The returned function returns null for every path but the
 * service worker's.
 */
export function openServiceWorkerRoute(file: string, isOn: boolean) {
  const builtWorker = existsSync(file) ? readFileSync(file) : null
  const body = isOn ? builtWorker : Buffer.from(unregisteringWorker)
  const compressed = new Map<Encoding, Promise<Buffer>>()

  const send = async (request: IncomingMessage, response: ServerResponse, script: Buffer) => {
    const encoding = resolveEncoding(request.headers["accept-encoding"])
    const bytes = encoding
      ? await getOrLoad(compressed, encoding, () => compressMax(script, encoding))
      : script
    for (const { key, value } of securityHeaders) response.setHeader(key, value)
    if (encoding) response.setHeader("Content-Encoding", encoding)
    response.writeHead(200, {
      "Content-Type": "text/javascript; charset=utf-8",
      "Content-Length": bytes.length,
      "Cache-Control": "no-cache",
      Vary: "Accept-Encoding",
    })
    response.end(request.method === "HEAD" ? undefined : bytes)
    return true
  }

  return function serveServiceWorker(
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<boolean> | null {
    if (!isOn) response.setHeader("Server-Timing", workerOffTiming)
    if (request.url?.split("?", 1)[0] !== workerPath || body === null) return null
    return send(request, response, body)
  }
}
