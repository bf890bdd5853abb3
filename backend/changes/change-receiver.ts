import { randomUUID } from "node:crypto"
import { signChangeEvent } from "#lib/contract/change-signature.ts"
import { type ChangeEvent, signatureHeader } from "#lib/contract/webhook.ts"
import type { SearchEngineTeller } from "./tell-search-engines.ts"

export type ChangeReceiver = {
  /** Throws if the event did not arrive, was rejected, or `signal` aborted the request. */
  announce: (event: ChangeEvent, signal: AbortSignal) => Promise<void>
}

const answerWithinMs = 3_000
/** Longer than a search engine's own response timeout. */
const toldWithinMs = 15_000
const pauseMs = 60_000

type Parts = { storefrontUrl: string; secret: string; now: () => Date }

/** Returns a receiver that posts signed events to the storefront's `/api/revalidate` webhook. */
export function buildStorefrontReceiver(parts: Parts): ChangeReceiver {
  return {
    async announce(event, signal) {
      const answer = await post(parts, event, signal, answerWithinMs)
      if (!answer.ok) throw new Error(`the storefront answered ${answer.status}`)
    },
  }
}

/** Returns a notifier that has one storefront, the first that responds, ping the search engines. */
export function buildSearchEngineTeller(storefronts: readonly Parts[]): SearchEngineTeller {
  return async (changes, signal) => {
    const event: ChangeEvent = {
      ...{ id: randomUUID(), purpose: "search-engines", changes: [...changes] },
    }
    for (const storefront of storefronts) {
      const answer = await post(storefront, event, signal, toldWithinMs).catch(() => null)
      if (answer === null) continue
      if (answer.ok) return { kind: "told" }
      if (answer.status < 500) return { kind: "refused" }
      const askedMs = Number(answer.headers.get("retry-after")) * 1_000
      return { kind: "later", afterMs: Number.isFinite(askedMs) ? askedMs : pauseMs }
    }
    return { kind: "later", afterMs: pauseMs }
  }
}

/**
 * Requests every storefront to audit its pages, unless it has done so today. Skips a storefront
 * that is unreachable; the next run tries it again. Throws if a storefront responds with an error.
 */
export async function askForAudits(
  storefronts: readonly Parts[],
  signal: AbortSignal,
): Promise<void> {
  const changes = [{ kind: "site", slug: "all" } as const]
  for (const storefront of storefronts) {
    const event: ChangeEvent = { id: randomUUID(), purpose: "audit", changes }
    const answer = await post(storefront, event, signal, answerWithinMs).catch(() => null)
    if (answer?.ok === false) throw new Error(`the storefront answered ${answer.status}`)
  }
}

async function post(
  { storefrontUrl, secret, now }: Parts,
  event: ChangeEvent,
  signal: AbortSignal,
  withinMs: number,
): Promise<Response> {
  const body = JSON.stringify(event)
  const signature = signChangeEvent(body, secret, now().getTime() / 1000)
  const answer = await fetch(new URL("/api/revalidate", storefrontUrl), {
    method: "POST",
    headers: { "content-type": "application/json", [signatureHeader]: signature },
    body,
    redirect: "manual",
    signal: AbortSignal.any([signal, AbortSignal.timeout(withinMs)]),
  })
  await answer.body?.cancel()
  return answer
}
