import { randomUUID } from "node:crypto"
import type { IncomingMessage } from "node:http"
import { getOneInProcess } from "#lib/contract/one-in-process.ts"

const header = "x-curlew-own-visit"
const own = getOneInProcess("own-visit", () => ({ token: randomUUID() }))

/** Builds headers of a request that this process sends to itself, to render a page again. */
export function buildOwnVisitHeaders(): Record<string, string> {
  return { [header]: own.token }
}

/** True if this process sent the request to itself. The token is generated at each start. */
export function isOwnVisit(request: IncomingMessage): boolean {
  return request.headers[header] === own.token
}
