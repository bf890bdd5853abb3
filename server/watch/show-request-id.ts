import type { ServerResponse } from "node:http"
import { getRequestId } from "#lib/contract/watch/request-scope.ts"
import { requestIdPlace } from "#lib/watch/request-id-place.ts"

const showing = new WeakSet<ServerResponse>()

/** Renders the request id into a page, so that users can quote it in a report. */
export function showRequestId(response: ServerResponse, html: string): string {
  const line = buildRequestLine(response.statusCode)
  if (line === "" || !html.includes(requestIdPlace)) return html
  showing.add(response)
  return html.replace(requestIdPlace, line)
}

/**
 * True if the response contains its request id, so that it must not be shared with other clients.
 */
export function showsRequestId(response: ServerResponse): boolean {
  return showing.has(response)
}

/**
 * Builds the status and the id, the same in every language; empty if no request is being served.
 */
export function buildRequestLine(status: number): string {
  const id = getRequestId()
  return id === undefined ? "" : `${status} · <code>${id}</code>`
}
