import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http"
import { promisify } from "node:util"
import { brotliCompress } from "node:zlib"
import { stripScriptHints, stripScripts } from "./strip-scripts.ts"

const compress = promisify(brotliCompress)
const hopHeaders = ["connection", "keep-alive", "transfer-encoding", "content-length"]

export type ScriptFreeProxy = { origin: string; close: () => Promise<void> }

/**
 * Starts a proxy of the shop on another loopback port that removes every script from its pages: the
 * lower bound for a page with scripts. Pages are compressed once and then served from memory.
 */
export async function startScriptFreeProxy(shopOrigin: string): Promise<ScriptFreeProxy> {
  const pages = new Map<string, Buffer>()
  const server = createServer((incoming, outgoing) => {
    passOn(shopOrigin, pages, incoming, outgoing)
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

function passOn(origin: string, pages: Pages, from: IncomingMessage, to: ServerResponse): void {
  const isPage = /text\/html/.test(from.headers.accept ?? "")
  const headers = { ...from.headers, host: new URL(origin).host }
  if (isPage) delete headers["accept-encoding"]
  const asked = request(new URL(from.url ?? "/", origin), { method: from.method, headers })
  asked.on("error", () => to.destroy())
  asked.on("response", (answer) => {
    answer.on("error", () => to.destroy())
    const isHtml = /text\/html/.test(answer.headers["content-type"] ?? "")
    if (isHtml && isPage) return void answerPage(pages, from.url ?? "/", answer, to)
    to.writeHead(answer.statusCode ?? 502, answer.headers)
    answer.pipe(to)
  })
  from.pipe(asked)
}

async function answerPage(
  pages: Pages,
  path: string,
  answer: IncomingMessage,
  to: ServerResponse,
): Promise<void> {
  try {
    const html = Buffer.concat(await answer.toArray()).toString("utf8")
    const body = pages.get(path) ?? (await compress(stripScripts(html)))
    pages.set(path, body)
    to.writeHead(answer.statusCode ?? 502, { ...buildHeaders(answer), "content-encoding": "br" })
    to.end(body)
  } catch {
    to.destroy()
  }
}

function buildHeaders(answer: IncomingMessage): Record<string, string | string[]> {
  const headers: Record<string, string | string[]> = {}
  for (const [name, value] of Object.entries(answer.headers)) {
    if (value === undefined || hopHeaders.includes(name)) continue
    const kept = name === "link" ? stripScriptHints(String(value)) : value
    if (kept !== null) headers[name] = kept
  }
  return headers
}
