import {
  createServer,
  type IncomingMessage,
  request,
  type Server,
  type ServerResponse,
} from "node:http"
import type { AddressInfo } from "node:net"

/** Handles a call: `forward` fetches the real response, to be sent as it is or changed. */
export type FailureMode = (
  call: IncomingMessage,
  response: ServerResponse,
  forward: () => Promise<RealResponse>,
) => Promise<void> | void

/** `bytes` is the raw body, which may be an image. */
type RealResponse = { status: number; type: string; body: string; bytes?: Buffer }

/** Forwards every call and its response. */
export const works: FailureMode = async (_call, response, forward) => {
  const { status, type, body, bytes } = await forward()
  response.writeHead(status, { "content-type": type }).end(bytes ?? body)
}

/** Accepts the request and never responds. */
export const hangs: FailureMode = () => {}

/** Closes the connection without a response. */
export const hangsUp: FailureMode = (call) => {
  call.socket.destroy()
}

/** Responds 404 with HTML, like a proxy without its upstream. */
export const returnsProxy404: FailureMode = (_call, response) => {
  response
    .writeHead(404, { "content-type": "text/html" })
    .end("<html><body><h1>404 Not Found</h1><hr>nginx</body></html>")
}

/** Responds to every call with an empty JSON object. */
export const returnsEmpty: FailureMode = (_call, response) => {
  response.writeHead(200, { "content-type": "application/json" }).end("{}")
}

/** Responds to every call with 500 INTERNAL. */
export const returnsServerError: FailureMode = (_call, response) => {
  const body = JSON.stringify({ code: "INTERNAL", message: "Something went wrong." })
  response.writeHead(500, { "content-type": "application/json" }).end(body)
}

/** Responds to every call with the API's 404 NOT_FOUND. */
export const returnsNotFound: FailureMode = (_call, response) => {
  const body = JSON.stringify({ code: "NOT_FOUND", message: "Not found." })
  response.writeHead(404, { "content-type": "application/json" }).end(body)
}

/** Forwards every call, but replaces a text in the response bodies. */
export function withReplacedText(text: RegExp, replacement: string): FailureMode {
  return async (_call, response, forward) => {
    const { status, type, body } = await forward()
    response.writeHead(status, { "content-type": type }).end(body.replaceAll(text, replacement))
  }
}

/** A proxy in front of a working API that simulates failures. */
export class UnreliableApi {
  failureMode: FailureMode = works
  readonly origin: string
  readonly #server: Server

  private constructor(server: Server, origin: string) {
    this.#server = server
    this.origin = origin
  }

  /** Starts the proxy on a free loopback port in front of the API at `realOrigin`. */
  static async open(realOrigin: string): Promise<UnreliableApi> {
    const server = createServer()
    // Longer than any test: a write on an idle connection that is just being closed would fail.
    server.keepAliveTimeout = 600_000
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
    const api = new UnreliableApi(server, `http://127.0.0.1:${readPort(server)}`)
    server.on("request", async (call: IncomingMessage, response: ServerResponse) => {
      try {
        await api.failureMode(call, response, () => forwardCall(call, realOrigin))
      } catch {
        response.destroy()
      }
    })
    return api
  }

  /** Stops listening: connections fail with ECONNREFUSED until `comeBack`. */
  async goAway(): Promise<void> {
    const isGone = new Promise((resolve) => this.#server.close(resolve))
    this.#server.closeAllConnections()
    await isGone
  }

  /** Listens again on the same port, without failures. */
  async comeBack(): Promise<void> {
    this.failureMode = works
    if (this.#server.listening) return
    const { port, hostname } = new URL(this.origin)
    await new Promise<void>((resolve) => this.#server.listen(Number(port), hostname, resolve))
  }

  async close(): Promise<void> {
    if (this.#server.listening) await this.goAway()
  }
}

function readPort(server: Server): number {
  return (server.address() as AddressInfo).port
}

async function forwardCall(call: IncomingMessage, realOrigin: string): Promise<RealResponse> {
  const chunks: Buffer[] = []
  for await (const chunk of call) chunks.push(chunk)
  return new Promise((resolve, reject) => {
    const target = new URL(call.url ?? "/", realOrigin)
    const headers = { ...call.headers, host: target.host, "accept-encoding": "identity" }
    const sent = request(target, { method: call.method, headers }, async (response) => {
      const parts: Buffer[] = []
      response.on("data", (part: Buffer) => parts.push(part))
      response.on("error", reject)
      response.on("end", () => {
        const { statusCode: status = 502, headers } = response
        const bytes = Buffer.concat(parts)
        const type = headers["content-type"] ?? "text/plain"
        resolve({ status, type, body: bytes.toString(), bytes })
      })
    })
    sent.on("error", reject)
    sent.end(Buffer.concat(chunks))
  })
}
