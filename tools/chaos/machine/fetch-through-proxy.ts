import type { IncomingHttpHeaders } from "node:http"
import { Agent, request } from "node:https"
import { siteUrl } from "./machine-shop.ts"

export type ShopResponse = { status: number; headers: IncomingHttpHeaders; text: string }

const timeoutMs = 20_000

/**
 * Fetches a path of the shop through the proxy on this port, whose certificate is self-signed.
 * Rejects if the response does not arrive, or not completely.
 */
export function fetchThroughProxy(
  httpsPort: number,
  path: string,
  { body, ...headers }: Record<string, string> = {},
): Promise<ShopResponse> {
  return new Promise((settle, fail) => {
    const clientRequest = request(
      {
        host: "127.0.0.1",
        port: httpsPort,
        path,
        agent,
        rejectUnauthorized: false,
        method: body === undefined ? "GET" : "POST",
        headers: { host: new URL(siteUrl).host, "accept-encoding": "identity", ...headers },
        timeout: timeoutMs,
      },
      (response) => {
        const parts: Buffer[] = []
        response.on("data", (part: Buffer) => parts.push(part))
        response.on("error", fail)
        response.on("end", () => {
          const text = Buffer.concat(parts).toString()
          settle({ status: response.statusCode ?? 0, headers: response.headers, text })
        })
      },
    )
    clientRequest.on("timeout", () =>
      clientRequest.destroy(new Error(`no response within ${timeoutMs / 1000} s`)),
    )
    clientRequest.on("error", fail)
    clientRequest.end(body)
  })
}

/**
 * Closes the connection after each request: one that closed between two requests would look like a
 * failure.
 */
const agent = new Agent({ keepAlive: false, maxCachedSessions: 100 })
