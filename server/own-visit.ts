import { randomUUID } from "node:crypto"
import type { IncomingMessage } from "node:http"
import { getOneInProcess } from "#lib/contract/one-in-process.ts"

const header = "x-curlew-own-visit"
const own = getOneInProcess("own-visit", () => ({ token: randomUUID() }))

/** Headers of a request that this process sends to itself, so that a page is rendered again. */
export function buildOwnVisitHeaders(): Record<string, string> {
  return { [header]: own.token }
}

/** True if this process sent the request to itself. The token is drawn anew at each start. */
export function isOwnVisit(request: IncomingMessage): boolean {
  return request.headers[header] === own.token
}
