import { randomUUID } from "node:crypto"
import type { IncomingMessage } from "node:http"
import { getGlobalSingleton } from "#lib/runtime/global-singleton.ts"

const header = "x-curlew-self-request"
const identity = getGlobalSingleton("self-request", () => ({ token: randomUUID() }))

/** Builds headers of a request that this process sends to itself, to render a page again. */
export function buildSelfRequestHeaders(): Record<string, string> {
  return { [header]: identity.token }
}

/** True if this process sent the request to itself. The token is generated at each start. */
export function isSelfRequest(request: IncomingMessage): boolean {
  return request.headers[header] === identity.token
}
