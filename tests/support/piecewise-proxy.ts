import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http"
import { buffer } from "node:stream/consumers"
import { openOnLocalhost } from "./open-on-localhost.ts"

/** An address of the shop for one test, at which a page comes in small pieces. */
export type PiecewiseProxy = {
  origin: string
  /** Sends the next piece of the page that was asked for last; false where none is left. */
  sendPiece: () => boolean
  close: () => Promise<void>
}

const pieceBytes = 1024

/**
 * Hands everything on to the shop at `target`. Of a page the head goes out at once, the body up to
 * the footer's end whenever a piece is asked for, the rest with the last piece. Close it after.
 */
export async function openPiecewiseProxy(target: string): Promise<PiecewiseProxy> {
  let pieces: (() => void)[] = []
  const server = createServer((from, to) => {
    const isPage = from.headers["sec-fetch-dest"] === "document"
    const { hostname, port } = new URL(target)
    const headers = { ...from.headers, ...(isPage && { "accept-encoding": "identity" }) }
    const asked = request({ hostname, port, path: from.url, method: from.method, headers })
    asked.on("error", () => to.destroy())
    asked.on("response", async (answer) => {
      if (isPage) pieces = await cutPage(answer, to)
      else answer.pipe(to.writeHead(answer.statusCode ?? 502, answer.headers))
    })
    from.pipe(asked)
  })
  const { origin, close } = await openOnLocalhost(server)
  return {
    origin,
    sendPiece: () => {
      pieces.shift()?.()
      return pieces.length > 0
    },
    close,
  }
}

/** Sends the page's head, and gives what sends each piece of the rest. */
async function cutPage(answer: IncomingMessage, to: ServerResponse): Promise<(() => void)[]> {
  const { "content-length": _length, ...headers } = answer.headers
  const page = await buffer(answer)
  const from = page.indexOf("<body")
  const until = page.lastIndexOf("</footer>")
  if (from === -1 || until === -1) throw new Error("the page has no body or no footer")
  const pieces: (() => void)[] = []
  for (let at = from; at < until; at += pieceBytes) {
    const piece = page.subarray(at, Math.min(at + pieceBytes, until))
    pieces.push(() => to.write(piece))
  }
  pieces.push(() => to.end(page.subarray(until)))
  to.writeHead(answer.statusCode ?? 502, headers)
  to.write(page.subarray(0, from))
  return pieces
}
