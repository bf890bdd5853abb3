import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http"
import { promisify } from "node:util"
import { brotliCompress } from "node:zlib"

const scriptElement = /<script\b[^>]*>[\s\S]*?<\/script\s*>/gi
const linkElement = /<link\b[^>]*>/gi

/** Removes every script from an HTML page, and the hints that preload scripts. */
export function removeScripts(html: string): string {
  return html
    .replace(scriptElement, "")
    .replace(linkElement, (link) => (isScriptHint(link) ? "" : link))
}

/** Removes the entries that preload scripts from a `Link` header; null when none remains. */
export function removeScriptHints(header: string): string | null {
  const remaining = header.split(/,(?=\s*<)/).filter((entry) => !isScriptHint(entry))
  return remaining.length > 0 ? remaining.join(",").trim() : null
}

function isScriptHint(hint: string): boolean {
  return /\bas=["']?script\b/i.test(hint) || /\brel=["']?modulepreload\b/i.test(hint)
}

const compress = promisify(brotliCompress)
const hopHeaders = ["connection", "keep-alive", "transfer-encoding", "content-length"]

type ScriptFreeProxy = { origin: string; close: () => Promise<void> }

/**
 * Starts a proxy of the shop on another loopback port that removes every script from its pages: the
 * lower bound for a page with scripts. Pages are compressed once and then served from memory.
 */
export async function startScriptFreeProxy(shopOrigin: string): Promise<ScriptFreeProxy> {
  const pages = new Map<string, Buffer>()
  const server = createServer((incoming, outgoing) => {
    forward(shopOrigin, pages, incoming, outgoing)
  })
  await new Promise<void>((settle, fail) => {
    server.once("error", fail)
    server.listen(0, "127.0.0.1", settle)
  })
  const address = server.address()
  if (address === null || typeof address === "string") throw new Error("no port was given")
  const close = () =>
    new Promise<void>((settle) => {
      server.close(() => settle())
      server.closeAllConnections()
    })
  return { origin: `http://127.0.0.1:${address.port}`, close }
}

type Pages = Map<string, Buffer>

function forward(origin: string, pages: Pages, from: IncomingMessage, to: ServerResponse): void {
  const isPage = /text\/html/.test(from.headers.accept ?? "")
  const headers = { ...from.headers, host: new URL(origin).host }
  if (isPage) delete headers["accept-encoding"]
  const upstreamRequest = request(new URL(from.url ?? "/", origin), {
    method: from.method,
    headers,
  })
  upstreamRequest.on("error", () => to.destroy())
  upstreamRequest.on("response", (upstreamResponse) => {
    upstreamResponse.on("error", () => to.destroy())
    const isHtml = /text\/html/.test(upstreamResponse.headers["content-type"] ?? "")
    if (isHtml && isPage) return void sendPage(pages, from.url ?? "/", upstreamResponse, to)
    to.writeHead(upstreamResponse.statusCode ?? 502, upstreamResponse.headers)
    upstreamResponse.pipe(to)
  })
  from.pipe(upstreamRequest)
}

async function sendPage(
  pages: Pages,
  path: string,
  upstreamResponse: IncomingMessage,
  to: ServerResponse,
): Promise<void> {
  try {
    const html = Buffer.concat(await upstreamResponse.toArray()).toString("utf8")
    const body = pages.get(path) ?? (await compress(removeScripts(html)))
    pages.set(path, body)
    to.writeHead(upstreamResponse.statusCode ?? 502, {
      ...buildHeaders(upstreamResponse),
      "content-encoding": "br",
    })
    to.end(body)
  } catch {
    to.destroy()
  }
}

function buildHeaders(upstreamResponse: IncomingMessage): Record<string, string | string[]> {
  const headers: Record<string, string | string[]> = {}
  for (const [name, value] of Object.entries(upstreamResponse.headers)) {
    if (value === undefined || hopHeaders.includes(name)) continue
    const forwarded = name === "link" ? removeScriptHints(String(value)) : value
    if (forwarded !== null) headers[name] = forwarded
  }
  return headers
}
