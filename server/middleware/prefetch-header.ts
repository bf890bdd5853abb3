import type { IncomingMessage } from "node:http"
import { prefetchHeader } from "#lib/prefetch-header.ts"

/** Sets a header for the app if the request is a prefetch: Next hides its own prefetch header. */
export function updatePrefetchHeader({ headers }: IncomingMessage): void {
  const purpose = `${headers["sec-purpose"] ?? ""} ${headers.purpose ?? ""}`
  const isPrefetch = purpose.includes("prefetch") || headers["next-router-prefetch"] !== undefined
  if (isPrefetch) headers[prefetchHeader] = "1"
}
