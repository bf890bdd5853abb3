import { signChangeEvent } from "#lib/contract/change-signature.ts"
import { type ChangeEvent, signatureHeader } from "#lib/contract/webhook.ts"

export type ChangeReceiver = {
  /** Throws when the event did not arrive, was not taken, or `signal` called it off. */
  announce: (event: ChangeEvent, signal: AbortSignal) => Promise<void>
}

const answerWithinMs = 3_000

/** The storefront's `/api/revalidate`, told over HTTP with a signed body. */
export function buildStorefrontReceiver(parts: {
  storefrontUrl: string
  secret: string
  now: () => Date
}): ChangeReceiver {
  const address = new URL("/api/revalidate", parts.storefrontUrl)
  return {
    async announce(event, signal) {
      const body = JSON.stringify(event)
      const signature = signChangeEvent(body, parts.secret, parts.now().getTime() / 1000)
      const answer = await fetch(address, {
        method: "POST",
        headers: { "content-type": "application/json", [signatureHeader]: signature },
        body,
        redirect: "manual",
        signal: AbortSignal.any([signal, AbortSignal.timeout(answerWithinMs)]),
      })
      await answer.body?.cancel()
      if (!answer.ok) throw new Error(`the storefront answered ${answer.status}`)
    },
  }
}
