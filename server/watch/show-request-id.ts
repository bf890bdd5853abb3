import type { ServerResponse } from "node:http"
import { getRequestId } from "#lib/contract/watch/request-scope.ts"
import { requestIdPlace } from "#lib/watch/request-id-place.ts"

const showing = new WeakSet<ServerResponse>()

/** The page with the id of the request it answers, by which whoever reports it can be helped. */
export function showRequestId(response: ServerResponse, html: string): string {
  const line = buildRequestLine(response.statusCode)
  if (line === "" || !html.includes(requestIdPlace)) return html
  showing.add(response)
  return html.replace(requestIdPlace, line)
}

/** Whether the answer has its request's id in it, so that no other has the same. */
export function showsRequestId(response: ServerResponse): boolean {
  return showing.has(response)
}

/** The status and the id, in every language the same; empty where no request is being served. */
export function buildRequestLine(status: number): string {
  const id = getRequestId()
  return id === undefined ? "" : `${status} · <code>${id}</code>`
}
