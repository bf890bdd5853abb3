import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http"
import { setTimeout as sleep } from "node:timers/promises"

/** One API call: its arrival and the end of its response, in milliseconds of one clock. */
export type RecordedCall = { path: string; beganMs: number; endedMs: number }

/**
 * A proxy in front of the API that delays each response until at least `delayMs` after its request.
 */
export class DelayedApi {
  delayMs = 0
  calls: RecordedCall[] = []
  readonly origin: string
  readonly #server: Server

  private constructor(server: Server, port: number) {
    this.#server = server
    this.origin = `http://127.0.0.1:${port}`
  }

  /** Opens a proxy on a free port of this machine, in front of the API at `apiOrigin`. */
  static async open(apiOrigin: string): Promise<DelayedApi> {
    const server = createServer()
    await new Promise<void>((settle) => server.listen(0, "127.0.0.1", settle))
    const address = server.address()
    if (address === null || typeof address === "string") throw new Error("The proxy has no port.")
    const api = new DelayedApi(server, address.port)
    server.on("request", (call: IncomingMessage, response: ServerResponse) => {
      api.#handle(call, response, apiOrigin).catch(() => response.destroy())
    })
    return api
  }

  close(): void {
    this.#server.close()
    this.#server.closeAllConnections()
  }

  async #handle(call: IncomingMessage, response: ServerResponse, apiOrigin: string): Promise<void> {
    const beganMs = performance.now()
    const path = call.url ?? "/"
    const upstream = await fetch(`${apiOrigin}${path}`, {
      method: call.method ?? "GET",
      headers: { "content-type": "application/json", accept: "application/json" },
      ...(call.method === "POST" && { body: Buffer.concat(await call.toArray()) }),
    })
    const body = Buffer.from(await upstream.arrayBuffer())
    await sleep(Math.max(0, beganMs + this.delayMs - performance.now()))
    const type = upstream.headers.get("content-type") ?? "application/json"
    response.writeHead(upstream.status, { "content-type": type }).end(body)
    this.calls.push({ path, beganMs, endedMs: performance.now() })
  }
}
