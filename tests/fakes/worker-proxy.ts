import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http"
import { openOnLocalhost } from "../support/open-on-localhost.ts"

/** The response to requests for the service worker script. */
type WorkerResponse =
  | "as it is"
  /** The script of another build with this number. */
  | { build: number }
  | { status: number; type: string; text: string }

/** A proxy of the shop for one test that can change or omit the service worker script. */
type WorkerProxy = {
  origin: string
  /** Returns the number of requests for the worker script. */
  getRequestCount: () => number
  /** Sets the response to later requests for the worker script. */
  setWorkerResponse: (response: WorkerResponse) => void
  /** Forwards later requests to another storefront. */
  setUpstream: (origin: string) => void
  close: () => Promise<void>
}

/** Starts a proxy to the shop at `target`, except for its worker. Close it afterwards. */
export async function openWorkerProxy(target: string): Promise<WorkerProxy> {
  let shop = target
  let worker: WorkerResponse = "as it is"
  let requestCount = 0
  const server = createServer((from, to) => {
    const isWorker = from.url === "/sw.js"
    if (isWorker) requestCount += 1
    if (isWorker && worker !== "as it is" && "status" in worker) {
      to.writeHead(worker.status, { "Content-Type": worker.type, "Cache-Control": "no-cache" })
      to.end(worker.text)
      return
    }
    forwardRequest(shop, { from, to, added: isWorker ? buildVersionComment(worker) : "" })
  })
  const { origin, close } = await openOnLocalhost(server)
  return {
    origin,
    getRequestCount: () => requestCount,
    setWorkerResponse: (response) => {
      worker = response
    },
    setUpstream: (other) => {
      shop = other
    },
    close,
  }
}

function buildVersionComment(worker: WorkerResponse): string {
  return worker !== "as it is" && "build" in worker ? `\n// build ${worker.build}\n` : ""
}

type Handing = { from: IncomingMessage; to: ServerResponse; added: string }

function forwardRequest(shop: string, { from, to, added }: Handing): void {
  // Drops the validators: a worker of another build is modified even if the shop responds 304.
  const { "if-modified-since": _since, "if-none-match": _tag, ...forwardedHeaders } = from.headers
  const headers = added ? { ...forwardedHeaders, "accept-encoding": "identity" } : from.headers
  const { hostname, port } = new URL(shop)
  const options = { hostname, port, path: from.url, method: from.method, headers }
  const upstreamRequest = request(options, (upstreamResponse) => {
    const { "content-length": length, ...otherHeaders } = upstreamResponse.headers
    to.writeHead(
      upstreamResponse.statusCode ?? 502,
      added ? otherHeaders : upstreamResponse.headers,
    )
    if (added) upstreamResponse.on("end", () => to.end(added)).pipe(to, { end: false })
    else upstreamResponse.pipe(to)
  })
  upstreamRequest.on("error", () => to.destroy())
  from.pipe(upstreamRequest)
}
