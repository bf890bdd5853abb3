import type { IncomingHttpHeaders } from "node:http"
import { Agent, request } from "node:https"
import { siteUrl } from "./machine-shop.ts"

export type ShopAnswer = { status: number; headers: IncomingHttpHeaders; text: string }

const patienceMs = 20_000

/**
 * Fetches a path of the shop through the proxy on this port, whose certificate is self-signed.
 * Rejects if the response does not arrive, or not completely.
 */
export function askShop(
  httpsPort: number,
  path: string,
  { body, ...headers }: Record<string, string> = {},
): Promise<ShopAnswer> {
  return new Promise((settle, fail) => {
    const asked = request(
      {
        ...{ host: "127.0.0.1", port: httpsPort, path, agent, rejectUnauthorized: false },
        method: body === undefined ? "GET" : "POST",
        headers: { host: new URL(siteUrl).host, "accept-encoding": "identity", ...headers },
        timeout: patienceMs,
      },
      (answer) => {
        const parts: Buffer[] = []
        answer.on("data", (part: Buffer) => parts.push(part))
        answer.on("error", fail)
        answer.on("end", () => {
          const text = Buffer.concat(parts).toString()
          settle({ status: answer.statusCode ?? 0, headers: answer.headers, text })
        })
      },
    )
    asked.on("timeout", () => asked.destroy(new Error(`no answer within ${patienceMs / 1000} s`)))
    asked.on("error", fail)
    asked.end(body)
  })
}

/**
 * Closes the connection after each request: one that closed between two requests would look like a
 * failure.
 */
const agent = new Agent({ keepAlive: false, maxCachedSessions: 100 })
