import { once } from "node:events"
import { createServer, type IncomingMessage, type ServerResponse } from "node:http"
import type { AuditUrl } from "#lib/seo-tools/audit/audit-page.ts"
import { renderPageHtml } from "../support/audited-site.ts"

type Handler = (request: IncomingMessage, response: ServerResponse) => void

/** A fake site on loopback that counts its concurrent requests. */
export class FakeSite {
  /** Number of requests per path. */
  readonly requestCounts = new Map<string, number>()
  /** Maximum number of concurrent requests so far. */
  maxInFlight = 0
  readonly target: { port: number; siteUrl: string }
  readonly #handlers: ReadonlyMap<string, Handler>
  readonly #server = createServer((request, response) => void this.#handle(request, response))
  #open = 0
  /** Responses that wait until enough requests are in flight at once. */
  #held: (() => void)[] = []
  #holdUntil: number

  private constructor(handlers: ReadonlyMap<string, Handler>, siteUrl: string, holdUntil: number) {
    this.#handlers = handlers
    this.#holdUntil = holdUntil
    this.target = { port: 0, siteUrl }
  }

  /** Delays all responses until `holdUntil` requests are in flight at once for the first time. */
  static async open(
    handlers: ReadonlyMap<string, Handler>,
    siteUrl: string,
    holdUntil = 1,
  ): Promise<FakeSite> {
    const site = new FakeSite(handlers, siteUrl, holdUntil)
    site.#server.listen(0, "127.0.0.1")
    await once(site.#server, "listening")
    const address = site.#server.address()
    if (address === null || typeof address === "string") throw new Error("no port is free")
    site.target.port = address.port
    return site
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections()
    this.#server.close()
    await once(this.#server, "close")
  }

  #handle(request: IncomingMessage, response: ServerResponse): void {
    const path = request.url ?? "/"
    this.requestCounts.set(path, (this.requestCounts.get(path) ?? 0) + 1)
    this.#open += 1
    this.maxInFlight = Math.max(this.maxInFlight, this.#open)
    response.once("close", () => {
      this.#open -= 1
    })
    this.#held.push(() => (this.#handlers.get(path) ?? handleMissing)(request, response))
    if (this.maxInFlight < this.#holdUntil) return
    // One event-loop tick later, so that simultaneous requests are counted together.
    for (const respond of this.#held.splice(0)) setImmediate(respond)
  }
}

const handleMissing: Handler = (_request, response) => {
  response.writeHead(404, { "content-type": "text/html" }).end("<h1>Page not found</h1>")
}

export function buildHtmlHandler(html: string): Handler {
  return (_request, response) => {
    response.writeHead(200, { "content-type": "text/html; charset=utf-8" }).end(html)
  }
}

/** Builds the handler of a page with unique texts and these links. */
export function buildPageHandler(path: string, links: readonly string[] = []): Handler {
  const body = links.map((href) => `<a href="${href}">${href}</a>`).join(" ")
  const title = `Keepsake pendant in silver resin, ${path}`
  const description = `${path}: a small pendant of silver resin that holds what matters, printed and polished.`
  return buildHtmlHandler(renderPageHtml({ path, title, description, body }))
}

/** Builds a ring of pages, each with links to the next ones, and a home page. */
export function buildRing(count: number, linksEach: number): Map<string, Handler> {
  const nameOf = (at: number) => `/page-${at % count}`
  const handlers = new Map<string, Handler>([["/", buildPageHandler("/", [nameOf(0)])]])
  for (let at = 0; at < count; at++) {
    const links = Array.from({ length: linksEach }, (_, step) => nameOf(at + step + 1))
    handlers.set(nameOf(at), buildPageHandler(nameOf(at), links))
  }
  return handlers
}

/** Yields every path as an entry of the sitemap. */
export async function* listAll(paths: Iterable<string>): AsyncGenerator<AuditUrl> {
  for (const path of paths) yield { path, isListed: true }
}
