import { randomUUID } from "node:crypto"
import { signChangeEvent } from "#lib/contract/signatures/change-signature.ts"
import { type ChangeEvent, signatureHeader } from "#lib/contract/webhook.ts"
import { parseRetryAfter } from "#lib/runtime/http-headers.ts"
import type { SearchEngineNotifier } from "./index-now.ts"

export type ChangeReceiver = {
  /** Throws if the event did not arrive, was rejected, or `signal` aborted the request. */
  send: (event: ChangeEvent, signal: AbortSignal) => Promise<void>
}

const responseTimeoutMs = 3_000
/** Longer than a search engine's own response timeout. */
const searchPingTimeoutMs = 15_000
const pauseMs = 60_000

type StorefrontTarget = { storefrontUrl: string; secret: string; now: () => Date }

/** Returns a receiver that posts signed events to the storefront's `/api/revalidate` webhook. */
export function buildStorefrontReceiver(parts: StorefrontTarget): ChangeReceiver {
  return {
    async send(event, signal) {
      const response = await post(parts, event, signal, responseTimeoutMs)
      if (!response.ok) throw new Error(`the storefront responded with ${response.status}`)
    },
  }
}

/** Returns a notifier that has one storefront, the first that responds, ping the search engines. */
export function buildSearchEngineNotifier(
  storefronts: readonly StorefrontTarget[],
): SearchEngineNotifier {
  return async (changes, signal) => {
    const event: ChangeEvent = {
      id: randomUUID(),
      purpose: "search-engines",
      changes: [...changes],
    }
    for (const storefront of storefronts) {
      const response = await post(storefront, event, signal, searchPingTimeoutMs).catch(() => null)
      if (response === null) continue
      if (response.ok) return { kind: "sent" }
      if (response.status < 500) return { kind: "rejected" }
      const seconds = parseRetryAfter(response.headers.get("retry-after"))
      return { kind: "later", afterMs: seconds === null ? pauseMs : seconds * 1_000 }
    }
    return { kind: "later", afterMs: pauseMs }
  }
}

/**
 * Requests every storefront to audit its pages, unless it has done so today. Skips a storefront
 * that is unreachable; the next run tries it again. Throws if a storefront responds with an error.
 */
export async function requestAudits(
  storefronts: readonly StorefrontTarget[],
  signal: AbortSignal,
): Promise<void> {
  const changes = [{ kind: "site", slug: "all" } as const]
  for (const storefront of storefronts) {
    const event: ChangeEvent = { id: randomUUID(), purpose: "audit", changes }
    const response = await post(storefront, event, signal, responseTimeoutMs).catch(() => null)
    if (response?.ok === false) throw new Error(`the storefront responded with ${response.status}`)
  }
}

async function post(
  { storefrontUrl, secret, now }: StorefrontTarget,
  event: ChangeEvent,
  signal: AbortSignal,
  withinMs: number,
): Promise<Response> {
  const body = JSON.stringify(event)
  const signature = signChangeEvent(body, secret, now().getTime() / 1000)
  const response = await fetch(new URL("/api/revalidate", storefrontUrl), {
    method: "POST",
    headers: { "content-type": "application/json", [signatureHeader]: signature },
    body,
    redirect: "manual",
    signal: AbortSignal.any([signal, AbortSignal.timeout(withinMs)]),
  })
  await response.body?.cancel()
  return response
}
