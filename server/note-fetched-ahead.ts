import type { IncomingMessage } from "node:http"
import { aheadHeader } from "#lib/session/ahead-header.ts"

/** Sets a header for the app if the request is a prefetch: Next hides its own prefetch header. */
export function noteFetchedAhead({ headers }: IncomingMessage): void {
  const purpose = `${headers["sec-purpose"] ?? ""} ${headers.purpose ?? ""}`
  const isAhead = purpose.includes("prefetch") || headers["next-router-prefetch"] !== undefined
  if (isAhead) headers[aheadHeader] = "1"
}
