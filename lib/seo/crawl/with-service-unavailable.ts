import { ApiError } from "#lib/api/api-error.ts"
import { log } from "#lib/log.ts"

/**
 * Returns a response built from API data. While the API is unavailable, returns 503 with
 * `Retry-After: 60` instead. Other errors are thrown.
 */
export async function withServiceUnavailable(
  buildResponse: () => Promise<Response>,
): Promise<Response> {
  try {
    return await buildResponse()
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    log.warn({ reason: String(error) }, "feed: API unavailable")
    return new Response("This list cannot be made right now. Please come again in a minute.\n", {
      status: 503,
      headers: { "Cache-Control": "no-store", "Retry-After": "60" },
    })
  }
}
