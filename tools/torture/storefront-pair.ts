import { randomBytes } from "node:crypto"
import { UnreliableApi, works } from "#tests/fakes/unreliable-api.ts"
import { type OwnStorefront, openOwnStorefront } from "#tests/support/own-storefront.ts"
import { sendChangeEvent } from "#tests/support/send-change-event.ts"

/** Two storefronts of one shop, with a shared Redis. */
export type StorefrontPair = {
  fronts: readonly [OwnStorefront, OwnStorefront]
  /** Reads a page, and measures its response time. */
  read: (
    front: OwnStorefront,
    path: string,
  ) => Promise<{ status: number; html: string; ms: number }>
  /**
   * Sends a product's change event to these storefronts, as the back end does: one event for all.
   */
  publishChange: (fronts: readonly OwnStorefront[], slug: string) => Promise<void>
  /** Number of API requests whose URL contains this word. */
  countCalls: (word: string) => number
  close: () => Promise<void>
}

/** Opens both on the finished build, in front of the back end at `apiOrigin`. */
export async function openStorefrontPair(
  apiOrigin: string,
  redisUrl: string,
): Promise<StorefrontPair> {
  const api = await UnreliableApi.open(apiOrigin)
  const requestedUrls: string[] = []
  api.failureMode = (call, response, forward) => {
    requestedUrls.push(call.url ?? "")
    return works(call, response, forward)
  }
  const secret = randomBytes(32).toString("hex")
  const variables = {
    REDIS_URL: redisUrl,
    REVALIDATE_SECRET: secret,
    SITE_URL: "http://shop.example",
    SESSION_SECRET: randomBytes(32).toString("hex"),
  }
  const opening = [1, 2].map(() => openOwnStorefront(api.origin, variables))
  const opened = await Promise.allSettled(opening)
  const fronts = opened.flatMap((each) => (each.status === "fulfilled" ? [each.value] : []))
  const close = async () => {
    await Promise.all(fronts.map((front) => front.close()))
    await api.close()
  }
  const [one, other] = fronts
  if (!one || !other) {
    await close()
    throw new Error(`The storefronts did not start: ${opened.map(formatReason).join(" ")}`)
  }
  return {
    fronts: [one, other],
    read,
    publishChange: (fronts, slug) => {
      const origins = fronts.map(({ origin }) => origin)
      return sendChangeEvent(origins, secret, [{ kind: "product", slug }])
    },
    countCalls: (word) => requestedUrls.filter((url) => url.includes(word)).length,
    close,
  }
}

function formatReason(outcome: PromiseSettledResult<unknown>): string {
  return outcome.status === "rejected" ? String(outcome.reason) : ""
}

async function read({ origin }: OwnStorefront, path: string) {
  const startedAt = performance.now()
  const headers = { accept: "text/html" }
  const response = await fetch(origin + path, { headers, signal: AbortSignal.timeout(20_000) })
  const html = await response.text()
  return { status: response.status, html, ms: performance.now() - startedAt }
}
