import { sendApiRequest } from "#lib/auth/browser/request-gate.ts"
import { isRecord } from "#lib/contract/values/record.ts"

/**
 * Requests the state of a payment by its token from the return URL. `page` is the URL of the page
 * that the customer pays on, for the gateway. Null if the request fails.
 */
export async function requestPayment(
  query: { token: string; page?: string },
  signal: AbortSignal,
): Promise<Record<string, unknown> | null> {
  try {
    const params = new URLSearchParams(query)
    const init = { cache: "no-store" } as const
    const { status, json } = await sendApiRequest(`/payment?${params}`, init, signal)
    return status === 200 && isRecord(json) ? json : null
  } catch {
    return null
  }
}
