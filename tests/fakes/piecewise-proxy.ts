import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http"
import { buffer } from "node:stream/consumers"
import { openOnLocalhost } from "../support/open-on-localhost.ts"

/** A proxy in front of the shop that streams a page in small chunks. */
type PiecewiseProxy = {
  origin: string
  /** Sends the next chunk of the page requested last; false if none is left. */
  sendPiece: () => boolean
  close: () => Promise<void>
}

const pieceBytes = 1024

/**
 * Starts a proxy to the shop at `target`. Of a page it sends the head at once, the body up to the
 * footer's end chunk by chunk on demand, and the rest with the last chunk. Close it afterwards.
 */
export async function openPiecewiseProxy(target: string): Promise<PiecewiseProxy> {
  let pieces: (() => void)[] = []
  const server = createServer((from, to) => {
    const isPage = from.headers["sec-fetch-dest"] === "document"
    const { hostname, port } = new URL(target)
    const headers = { ...from.headers, ...(isPage && { "accept-encoding": "identity" }) }
    const upstreamRequest = request({
      hostname,
      port,
      path: from.url,
      method: from.method,
      headers,
    })
    upstreamRequest.on("error", () => to.destroy())
    upstreamRequest.on("response", async (upstreamResponse) => {
      if (isPage) pieces = await cutPage(upstreamResponse, to)
      else
        upstreamResponse.pipe(
          to.writeHead(upstreamResponse.statusCode ?? 502, upstreamResponse.headers),
        )
    })
    from.pipe(upstreamRequest)
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

/** Sends the page's head. Returns functions that each send one chunk of the rest. */
async function cutPage(
  upstreamResponse: IncomingMessage,
  to: ServerResponse,
): Promise<(() => void)[]> {
  const { "content-length": _length, ...headers } = upstreamResponse.headers
  const page = await buffer(upstreamResponse)
  const from = page.indexOf("<body")
  const until = page.lastIndexOf("</footer>")
  if (from === -1 || until === -1) throw new Error("the page has no body or no footer")
  const pieces: (() => void)[] = []
  for (let at = from; at < until; at += pieceBytes) {
    const piece = page.subarray(at, Math.min(at + pieceBytes, until))
    pieces.push(() => to.write(piece))
  }
  pieces.push(() => to.end(page.subarray(until)))
  to.writeHead(upstreamResponse.statusCode ?? 502, headers)
  to.write(page.subarray(0, from))
  return pieces
}
