import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http"
import type { AddressInfo } from "node:net"
import { setTimeout as sleep } from "node:timers/promises"

/** One API call: its arrival and the end of its response, in milliseconds of one clock. */
export type NotedCall = { path: string; beganMs: number; endedMs: number }

/**
 * A proxy in front of the API that delays each response until at least `delayMs` after its request.
 */
export class LateApi {
  lateMs = 0
  calls: NotedCall[] = []
  readonly origin: string
  readonly #server: Server

  private constructor(server: Server) {
    this.#server = server
    this.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  }

  /** Opens a proxy on a free port of this machine, in front of the API at `apiOrigin`. */
  static async open(apiOrigin: string): Promise<LateApi> {
    const server = createServer()
    await new Promise<void>((settle) => server.listen(0, "127.0.0.1", settle))
    const late = new LateApi(server)
    server.on("request", (call: IncomingMessage, answer: ServerResponse) => {
      late.#answer(call, answer, apiOrigin).catch(() => answer.destroy())
    })
    return late
  }

  close(): void {
    this.#server.close()
    this.#server.closeAllConnections()
  }

  async #answer(call: IncomingMessage, answer: ServerResponse, apiOrigin: string): Promise<void> {
    const beganMs = performance.now()
    const path = call.url ?? "/"
    const real = await fetch(`${apiOrigin}${path}`, {
      method: call.method ?? "GET",
      headers: { "content-type": "application/json", accept: "application/json" },
      ...(call.method === "POST" && { body: Buffer.concat(await call.toArray()) }),
    })
    const body = Buffer.from(await real.arrayBuffer())
    await sleep(Math.max(0, beganMs + this.lateMs - performance.now()))
    const type = real.headers.get("content-type") ?? "application/json"
    answer.writeHead(real.status, { "content-type": type }).end(body)
    this.calls.push({ path, beganMs, endedMs: performance.now() })
  }
}
