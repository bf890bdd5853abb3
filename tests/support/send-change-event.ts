import { randomUUID } from "node:crypto"
import { signChangeEvent } from "#lib/contract/signatures/change-signature.ts"
import { type ChangedRecord, type ChangeEvent, signatureHeader } from "#lib/contract/webhook.ts"

const timeoutMs = 20_000

/**
 * Sends one signed change event to the revalidation webhook of each storefront, as the back end
 * does. Throws if a storefront rejects it.
 */
export async function sendChangeEvent(
  origins: readonly string[],
  secret: string,
  changes: ChangedRecord[],
): Promise<void> {
  const event: ChangeEvent = { id: randomUUID(), changes }
  const body = JSON.stringify(event)
  const signature = signChangeEvent(body, secret, Math.floor(Date.now() / 1000))
  const headers = { "content-type": "application/json", [signatureHeader]: signature }
  for (const origin of origins) {
    const signal = AbortSignal.timeout(timeoutMs)
    const sent = { method: "POST", headers, body, signal }
    const response = await fetch(`${origin}/api/revalidate`, sent)
    if (!response.ok)
      throw new Error(`A storefront did not take a change: ${await response.text()}`)
  }
}
