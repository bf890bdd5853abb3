import type { IncomingMessage } from "node:http"
import { aheadHeader } from "#lib/session/ahead-header.ts"

/** Notes for the app that a page is fetched ahead: the framework hides its own sign of that. */
export function noteFetchedAhead({ headers }: IncomingMessage): void {
  const purpose = `${headers["sec-purpose"] ?? ""} ${headers.purpose ?? ""}`
  const isAhead = purpose.includes("prefetch") || headers["next-router-prefetch"] !== undefined
  if (isAhead) headers[aheadHeader] = "1"
}
