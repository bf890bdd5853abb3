import { getRequestId, requestIdPlaceholder } from "#lib/observability/request-context.ts"
import type { Exchange } from "../response.ts"

const maxBytes = 10_000

/** Renders the request id into a page, so that users can quote it in a report. */
export function renderRequestId(exchange: Exchange, html: string): string {
  const line = buildRequestLine(exchange.response.statusCode)
  if (line === "" || !html.includes(requestIdPlaceholder)) return html
  exchange.hasRequestId = true
  return html.replace(requestIdPlaceholder, line)
}

/**
 * Builds the status and the id, the same in every language; empty if no request is being served.
 */
export function buildRequestLine(status: number): string {
  const id = getRequestId()
  return id === undefined ? "" : `${status} · <code>${id}</code>`
}

/** Adds the request id to a JSON error response (5xx), so that users can quote it in a report. */
export function registerErrorRequestId({ request, response, hooks }: Exchange): void {
  const id = getRequestId()
  if (id === undefined || !request.url?.startsWith("/api/")) return
  hooks.rewriteBody({
    isWanted() {
      const type = String(response.getHeader("Content-Type") ?? "")
      return response.statusCode >= 500 && type.startsWith("application/json")
    },
    rewrite: (body) => addId(body, id),
  })
}

/** Returns the same JSON with the id in it; anything but a small object is unchanged. */
function addId(bytes: Buffer, id: string): string | Buffer {
  if (bytes.length > maxBytes) return bytes
  try {
    const body: unknown = JSON.parse(bytes.toString())
    const isObject = typeof body === "object" && body !== null && !Array.isArray(body)
    return isObject ? JSON.stringify({ ...body, request_id: id }) : bytes
  } catch {
    return bytes
  }
}
