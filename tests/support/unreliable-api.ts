import {
  createServer,
  type IncomingMessage,
  request,
  type Server,
  type ServerResponse,
} from "node:http"
import type { AddressInfo } from "node:net"

/** What the API does with a call: `forward` gives the real answer, to be sent on or altered. */
export type Mood = (
  call: IncomingMessage,
  answer: ServerResponse,
  forward: () => Promise<RealAnswer>,
) => Promise<void> | void

/** `bytes` are the body as it came, where it may be a picture. */
type RealAnswer = { status: number; type: string; body: string; bytes?: Buffer }

/** Answers every call as the real API does. */
export const works: Mood = async (_call, answer, forward) => {
  const { status, type, body, bytes } = await forward()
  answer.writeHead(status, { "content-type": type }).end(bytes ?? body)
}

/** Takes the call and never answers. */
export const hangs: Mood = () => {}

/** Closes the connection without a word. */
export const hangsUp: Mood = (call) => {
  call.socket.destroy()
}

/** Answers as a proxy does whose API is gone. */
export const answersProxy404: Mood = (_call, answer) => {
  answer
    .writeHead(404, { "content-type": "text/html" })
    .end("<html><body><h1>404 Not Found</h1><hr>nginx</body></html>")
}

/** Answers every call with an empty object. */
export const answersEmpty: Mood = (_call, answer) => {
  answer.writeHead(200, { "content-type": "application/json" }).end("{}")
}

/** Answers every call with a fault of its own. */
export const answersFault: Mood = (_call, answer) => {
  const body = JSON.stringify({ code: "INTERNAL", message: "Something went wrong." })
  answer.writeHead(500, { "content-type": "application/json" }).end(body)
}

/** Says of everything, in the API's own words, that it is not there. */
export const answersNotFound: Mood = (_call, answer) => {
  const body = JSON.stringify({ code: "NOT_FOUND", message: "Not found." })
  answer.writeHead(404, { "content-type": "application/json" }).end(body)
}

/** Answers truly, but for a text in the bodies that is replaced. */
export function misspells(text: RegExp, replacement: string): Mood {
  return async (_call, answer, forward) => {
    const { status, type, body } = await forward()
    answer.writeHead(status, { "content-type": type }).end(body.replaceAll(text, replacement))
  }
}

/** An API server that behaves as it is told, in front of one that works. */
export class UnreliableApi {
  mood: Mood = works
  readonly origin: string
  readonly #server: Server

  private constructor(server: Server, origin: string) {
    this.#server = server
    this.origin = origin
  }

  /** Opens one on a free loopback port in front of the API at `realOrigin`. */
  static async open(realOrigin: string): Promise<UnreliableApi> {
    const server = createServer()
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
    const api = new UnreliableApi(server, `http://127.0.0.1:${readPort(server)}`)
    server.on("request", async (call: IncomingMessage, answer: ServerResponse) => {
      try {
        await api.mood(call, answer, () => forwardCall(call, realOrigin))
      } catch {
        answer.destroy()
      }
    })
    return api
  }

  /** Stops listening: connections are refused until `comeBack`. */
  async goAway(): Promise<void> {
    const isGone = new Promise((resolve) => this.#server.close(resolve))
    this.#server.closeAllConnections()
    await isGone
  }

  /** Listens again on the same port, and works. */
  async comeBack(): Promise<void> {
    this.mood = works
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

async function forwardCall(call: IncomingMessage, realOrigin: string): Promise<RealAnswer> {
  const chunks: Buffer[] = []
  for await (const chunk of call) chunks.push(chunk)
  return new Promise((resolve, reject) => {
    const target = new URL(call.url ?? "/", realOrigin)
    const headers = { ...call.headers, host: target.host, "accept-encoding": "identity" }
    const sent = request(target, { method: call.method, headers }, async (answer) => {
      const parts: Buffer[] = []
      answer.on("data", (part: Buffer) => parts.push(part))
      answer.on("error", reject)
      answer.on("end", () => {
        const { statusCode: status = 502, headers } = answer
        const bytes = Buffer.concat(parts)
        const type = headers["content-type"] ?? "text/plain"
        resolve({ status, type, body: bytes.toString(), bytes })
      })
    })
    sent.on("error", reject)
    sent.end(Buffer.concat(chunks))
  })
}
