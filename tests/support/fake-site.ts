import { once } from "node:events"
import { createServer, type IncomingMessage, type ServerResponse } from "node:http"
import type { AuditAddress } from "#lib/studio/audit/audit-page.ts"
import { writeHtml } from "./audited-site.ts"

type Answer = (request: IncomingMessage, response: ServerResponse) => void

/** A fake site on loopback that counts its concurrent requests. */
export class FakeSite {
  /** Number of requests per path. */
  readonly asked = new Map<string, number>()
  /** Maximum number of concurrent requests so far. */
  most = 0
  readonly door: { port: number; siteUrl: string }
  readonly #answers: ReadonlyMap<string, Answer>
  readonly #server = createServer((request, response) => void this.#answer(request, response))
  #open = 0
  /** Responses that wait until enough requests are in flight at once. */
  #held: (() => void)[] = []
  #holdUntil: number

  private constructor(answers: ReadonlyMap<string, Answer>, siteUrl: string, holdUntil: number) {
    this.#answers = answers
    this.#holdUntil = holdUntil
    this.door = { port: 0, siteUrl }
  }

  /** Delays all responses until `holdUntil` requests are in flight at once for the first time. */
  static async open(
    answers: ReadonlyMap<string, Answer>,
    siteUrl: string,
    holdUntil = 1,
  ): Promise<FakeSite> {
    const site = new FakeSite(answers, siteUrl, holdUntil)
    site.#server.listen(0, "127.0.0.1")
    await once(site.#server, "listening")
    const address = site.#server.address()
    if (address === null || typeof address === "string") throw new Error("no port is free")
    site.door.port = address.port
    return site
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections()
    this.#server.close()
    await once(this.#server, "close")
  }

  #answer(request: IncomingMessage, response: ServerResponse): void {
    const path = request.url ?? "/"
    this.asked.set(path, (this.asked.get(path) ?? 0) + 1)
    this.#open += 1
    this.most = Math.max(this.most, this.#open)
    response.once("close", () => {
      this.#open -= 1
    })
    this.#held.push(() => (this.#answers.get(path) ?? answerMissing)(request, response))
    if (this.most < this.#holdUntil) return
    // One event-loop tick later, so that simultaneous requests are counted together.
    for (const answer of this.#held.splice(0)) setImmediate(answer)
  }
}

const answerMissing: Answer = (_request, response) => {
  response.writeHead(404, { "content-type": "text/html" }).end("<h1>Page not found</h1>")
}

export function answerHtml(html: string): Answer {
  return (_request, response) => {
    response.writeHead(200, { "content-type": "text/html; charset=utf-8" }).end(html)
  }
}

/** Builds the handler of a page with unique texts and these links. */
export function answerPage(path: string, links: readonly string[] = []): Answer {
  const body = links.map((href) => `<a href="${href}">${href}</a>`).join(" ")
  const title = `Keepsake pendant in silver resin, ${path}`
  const description = `${path}: a small pendant of silver resin that holds what matters, printed and polished.`
  return answerHtml(writeHtml({ path, title, description, body }))
}

/** Builds a ring of pages, each with links to the next ones, and a home page. */
export function planRing(count: number, linksEach: number): Map<string, Answer> {
  const nameOf = (at: number) => `/page-${at % count}`
  const answers = new Map<string, Answer>([["/", answerPage("/", [nameOf(0)])]])
  for (let at = 0; at < count; at++) {
    const links = Array.from({ length: linksEach }, (_, step) => nameOf(at + step + 1))
    answers.set(nameOf(at), answerPage(nameOf(at), links))
  }
  return answers
}

/** Yields every path as an entry of the sitemap. */
export async function* listAll(paths: Iterable<string>): AsyncGenerator<AuditAddress> {
  for (const path of paths) yield { path, isListed: true }
}
