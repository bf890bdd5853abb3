import type { ServerResponse } from "node:http"
import { getRequestId } from "#lib/observability/request-context.ts"
import { requestIdPlaceholder } from "#lib/observability/request-id-placeholder.ts"

const responsesWithId = new WeakSet<ServerResponse>()

/** Renders the request id into a page, so that users can quote it in a report. */
export function renderRequestId(response: ServerResponse, html: string): string {
  const line = buildRequestLine(response.statusCode)
  if (line === "" || !html.includes(requestIdPlaceholder)) return html
  responsesWithId.add(response)
  return html.replace(requestIdPlaceholder, line)
}

/**
 * True if the response contains its request id, so that it must not be shared with other clients.
 */
export function hasRequestId(response: ServerResponse): boolean {
  return responsesWithId.has(response)
}

/**
 * Builds the status and the id, the same in every language; empty if no request is being served.
 */
export function buildRequestLine(status: number): string {
  const id = getRequestId()
  return id === undefined ? "" : `${status} · <code>${id}</code>`
}
