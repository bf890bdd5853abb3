import { type IncomingHttpHeaders, request } from "node:http"
import { brotliDecompressSync } from "node:zlib"
import { parsePage } from "../assertions/parse-page.ts"
import { getRunningShop } from "./running-shop.ts"

/** The response of a page without JavaScript. `bytes` is the compressed size of the body. */
export type PageResponse = {
  path: string
  status: number
  headers: IncomingHttpHeaders
  html: string
  bytes: number
  tookMs: number
}

type PageRequestOptions = {
  origin?: string
  method?: string
  headers?: Record<string, string>
  body?: string
}

const timeoutMs = 20_000

/**
 * Requests a page without following redirects. Sends the path without normalising it, so that tests
 * can send paths that no browser would.
 */
export function requestPage(path: string, options: PageRequestOptions = {}): Promise<PageResponse> {
  const { hostname, port } = new URL(options.origin ?? getRunningShop().origin)
  const startedAt = performance.now()
  return new Promise((resolve, reject) => {
    const sent = request({
      hostname,
      port,
      path,
      method: options.method ?? "GET",
      timeout: timeoutMs,
      headers: { accept: "text/html", "accept-encoding": "br", ...options.headers },
    })
    sent.on("timeout", () => sent.destroy(new Error(`${path} did not respond in ${timeoutMs} ms`)))
    sent.on("error", reject)
    sent.on("response", (response) => {
      const chunks: Buffer[] = []
      response.on("data", (chunk: Buffer) => chunks.push(chunk))
      response.on("error", reject)
      response.on("end", () => {
        const body = Buffer.concat(chunks)
        const { headers, statusCode = 0 } = response
        const html = (headers["content-encoding"] === "br" ? unpack(body) : body).toString()
        const tookMs = performance.now() - startedAt
        resolve({ path, status: statusCode, headers, html, bytes: body.length, tookMs })
      })
    })
    sent.end(options.body)
  })
}

function unpack(body: Buffer): Buffer {
  return body.length === 0 ? body : brotliDecompressSync(body)
}

const parsedPages = new WeakMap<object, Document>()

/**
 * Returns the document of a response as in a browser without JavaScript, including `noscript`
 * content. Each response is parsed only once: do not modify the document.
 */
export function parseDocument(response: Pick<PageResponse, "html">): Document {
  const parsed = parsedPages.get(response) ?? parsePage(response.html)
  parsedPages.set(response, parsed)
  return parsed
}

/** Returns the text of the first match with whitespace collapsed; null if there is none. */
export function getElementText(root: ParentNode, selector: string): string | null {
  const element = root.querySelector(selector)
  return element === null ? null : collapse(element.textContent)
}

/** Returns the texts of all matching elements with whitespace collapsed. */
export function listTexts(root: ParentNode, selector: string): string[] {
  return [...root.querySelectorAll(selector)].map((element) => collapse(element.textContent))
}

function collapse(text: string | null): string {
  return (text ?? "").replaceAll(/\s+/g, " ").trim()
}
