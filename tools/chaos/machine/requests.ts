import { once } from "node:events"
import type { IncomingHttpHeaders } from "node:http"
import { Agent, request } from "node:https"
import { connect } from "node:net"
import { siteUrl } from "./machine-shop.ts"

type ShopResponse = { status: number; headers: IncomingHttpHeaders; text: string }

const responseTimeoutMs = 20_000

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
        timeout: responseTimeoutMs,
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
      clientRequest.destroy(new Error(`no response within ${responseTimeoutMs / 1000} s`)),
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

/** One read of a page: `error` is null for a complete page with the status 200. */
export type Reading = {
  path: string
  startedAt: number
  ms: number
  html: string
  error: string | null
}

/** Fetches a page of the shop through the proxy on this port. */
export async function fetchChaosPage(httpsPort: number, path: string): Promise<Reading> {
  const startedAt = performance.now()
  const response = await fetchThroughProxy(httpsPort, path, { accept: "text/html" }).catch(
    (e: Error) => e,
  )
  const ms = performance.now() - startedAt
  if (response instanceof Error) return { path, startedAt, ms, html: "", error: response.message }
  return {
    path,
    startedAt,
    ms,
    html: response.text,
    error: findError(response.status, response.text),
  }
}

function findError(status: number, html: string): string | null {
  if (status !== 200) return `status ${status}`
  return html.trimEnd().endsWith("</html>") ? null : `incomplete page of ${html.length} characters`
}

const probeTimeoutMs = 3_000

/** True if the storefront or back end on this port can serve the shop. */
export async function isReady(port: number): Promise<boolean> {
  return (await fetchReadiness(port)) === 200
}

/** Fetches the status of its readiness endpoint; null if there is no response in time. */
export async function fetchReadiness(port: number): Promise<number | null> {
  try {
    const url = `http://127.0.0.1:${port}/api/ready`
    const response = await fetch(url, { signal: AbortSignal.timeout(probeTimeoutMs) })
    await response.body?.cancel()
    return response.status
  } catch {
    return null
  }
}

/** True if a Redis responds on this port. */
export async function isAlive(port: number): Promise<boolean> {
  const socket = connect(port, "127.0.0.1")
  try {
    socket.setTimeout(probeTimeoutMs, () => socket.destroy(new Error("no response")))
    socket.write("PING\r\n")
    const [bytes] = await once(socket, "data")
    return String(bytes).startsWith("+PONG")
  } catch {
    return false
  } finally {
    socket.destroy()
  }
}

/** True if the home page is served on this port. */
export async function isServing(httpsPort: number): Promise<boolean> {
  return (await fetchChaosPage(httpsPort, "/")).error === null
}
