import {
  Agent as HttpAgent,
  type IncomingMessage,
  request as requestHttp,
  type ServerResponse,
} from "node:http"
import { Agent as HttpsAgent, request as requestHttps } from "node:https"
import { getEnv } from "#lib/env.ts"
import { securityHeaders } from "./security-headers.ts"

const passedPaths = ["/assets/i/", "/v/"]
const passedUp = ["accept", "range", "if-range", "if-none-match", "if-modified-since"]
const passedDown = [
  "content-type",
  "content-length",
  "content-range",
  "accept-ranges",
  "cache-control",
  "etag",
  "last-modified",
  "retry-after",
]
const timeoutMs = 15_000
const agents = {
  "http:": new HttpAgent({ keepAlive: true, maxSockets: 128 }),
  "https:": new HttpsAgent({ keepAlive: true, maxSockets: 128 }),
}

/** Whether the address is a picture or video, which the API server keeps. */
export function isApiPath(address: string): boolean {
  return passedPaths.some((path) => address.startsWith(path))
}

/**
 * Streams a picture or video from the API server, so that a visitor's browser only ever talks to
 * the shop's own origin. Headers pass by an allow-list both ways; writing methods are refused.
 */
export function passToApi(request: IncomingMessage, response: ServerResponse): void {
  for (const { key, value } of securityHeaders) response.setHeader(key, value)
  if (request.method !== "GET" && request.method !== "HEAD") {
    response.writeHead(405, { Allow: "GET, HEAD" }).end()
    return
  }
  const target = new URL(request.url ?? "/", getEnv().API_BASE_URL)
  const isTls = target.protocol === "https:"
  const upstream = (isTls ? requestHttps : requestHttp)(target, {
    method: request.method,
    headers: pickHeaders(request, passedUp),
    agent: isTls ? agents["https:"] : agents["http:"],
    timeout: timeoutMs,
  })
  upstream.on("response", (answer) => {
    response.writeHead(resolveStatus(answer.statusCode), pickHeaders(answer, passedDown))
    answer.on("error", () => response.destroy())
    answer.pipe(response)
  })
  upstream.on("timeout", () => upstream.destroy())
  upstream.on("error", () => {
    if (response.headersSent) return response.destroy()
    response.writeHead(503, { "Retry-After": "10", "Cache-Control": "no-store" }).end()
  })
  response.on("close", () => upstream.destroy())
  upstream.end()
}

/** Redirects are not followed and not passed on: the API server has none for files. */
function resolveStatus(status = 502): number {
  return status >= 300 && status < 400 && status !== 304 ? 502 : status
}

function pickHeaders(message: IncomingMessage, names: readonly string[]) {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = message.headers[name]
      return value === undefined ? [] : [[name, value]]
    }),
  )
}
