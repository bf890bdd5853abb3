import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http"
import { openOnLocalhost } from "./open-on-localhost.ts"

/** The response to requests for the service worker script. */
export type WorkerAnswer =
  | "as it is"
  /** The script of another build with this number. */
  | { build: number }
  | { status: number; type: string; text: string }

/** A proxy of the shop for one test that can change or omit the service worker script. */
export type WorkerProxy = {
  origin: string
  /** Returns the number of requests for the worker script. */
  asked: () => number
  /** Sets the response to later requests for the worker script. */
  answerWorker: (answer: WorkerAnswer) => void
  /** Forwards later requests to another storefront. */
  leadTo: (origin: string) => void
  close: () => Promise<void>
}

/** Starts a proxy to the shop at `target`, except for its worker. Close it afterwards. */
export async function openWorkerProxy(target: string): Promise<WorkerProxy> {
  let shop = target
  let worker: WorkerAnswer = "as it is"
  let asked = 0
  const server = createServer((from, to) => {
    const isWorker = from.url === "/sw.js"
    if (isWorker) asked += 1
    if (isWorker && worker !== "as it is" && "status" in worker) {
      to.writeHead(worker.status, { "Content-Type": worker.type, "Cache-Control": "no-cache" })
      to.end(worker.text)
      return
    }
    handOn(shop, { from, to, added: isWorker ? buildMark(worker) : "" })
  })
  const { origin, close } = await openOnLocalhost(server)
  return {
    origin,
    asked: () => asked,
    answerWorker: (answer) => {
      worker = answer
    },
    leadTo: (other) => {
      shop = other
    },
    close,
  }
}

function buildMark(worker: WorkerAnswer): string {
  return worker !== "as it is" && "build" in worker ? `\n// build ${worker.build}\n` : ""
}

type Handing = { from: IncomingMessage; to: ServerResponse; added: string }

function handOn(shop: string, { from, to, added }: Handing): void {
  // Drops the validators: a worker of another build is modified even if the shop responds 304.
  const { "if-modified-since": _since, "if-none-match": _tag, ...wished } = from.headers
  const headers = added ? { ...wished, "accept-encoding": "identity" } : from.headers
  const { hostname, port } = new URL(shop)
  const wish = { hostname, port, path: from.url, method: from.method, headers }
  const asked = request(wish, (answer) => {
    const { "content-length": length, ...said } = answer.headers
    to.writeHead(answer.statusCode ?? 502, added ? said : answer.headers)
    if (added) answer.on("end", () => to.end(added)).pipe(to, { end: false })
    else answer.pipe(to)
  })
  asked.on("error", () => to.destroy())
  from.pipe(asked)
}
