import { restBasePath } from "#lib/contract/rest-calls.ts"

/** One request of the mixed load; a `cart` request belongs to a guest with a session. */
export type MixedRequest =
  | { kind: "page" | "flight data" | "search" | "API"; path: string; headers: HeadersInit }
  | { kind: "cart"; call: "add" | "read" }

const pageHeaders = { accept: "text/html,application/xhtml+xml,*/*;q=0.8" }
const jsonHeaders = { accept: "application/json" }

/** The router's two requests: of a whole page, and of a segment that it prefetches. */
const routerHeaders = [
  { rsc: "1" },
  { rsc: "1", "next-router-prefetch": "1", "next-router-segment-prefetch": "/_tree" },
]

/** The kinds of twenty requests in a row: half are pages. */
// biome-ignore format: twenty words in four lines
const order = [
  "page", "flight data", "page", "search", "page",
  "API", "page", "flight data", "page", "cart",
  "page", "flight data", "page", "API", "page",
  "suggest", "page", "flight data", "page", "cart",
] as const
/** Moves each row on by this prime, so that every page is requested in every way. */
const shift = 3

/**
 * Builds the request with this number of a mixed load: over all pages in turn, whatever their kind
 * and language. The mix is the same in each run.
 */
export function buildMixedRequest(
  index: number,
  { paths, words }: { paths: readonly string[]; words: readonly string[] },
): MixedRequest {
  const kind = order[index % order.length]
  const row = Math.floor(index / order.length)
  const path = at(paths, index + row * shift)
  const word = encodeURIComponent(at(words, index + row * shift))
  const headers = pageHeaders
  switch (kind) {
    case "flight data":
      return { kind, path, headers: at(routerHeaders, index >> 1) }
    case "cart":
      return { kind, call: index % 3 === 0 ? "add" : "read" }
    case "search":
      return { kind, path: `/search/${word}`, headers }
    case "suggest": {
      const query = `query=${word}&locale=en`
      return { kind: "search", path: `/api/bff/suggest?${query}`, headers: jsonHeaders }
    }
    case "API": {
      const query = `page=${(row % 5) + 1}&page_size=12`
      return { kind, path: `${restBasePath}/sell/product?${query}`, headers: jsonHeaders }
    }
    default:
      return { kind: "page", path, headers }
  }
}

function at<T>(items: readonly T[], index: number): T {
  const item = items[index % items.length]
  if (item === undefined) throw new Error("the shop has nothing to request")
  return item
}

/**
 * Takes at most `max` items, spread evenly, in an order that mixes neighbours: the sitemap lists all
 * pages of one kind and language in a row.
 */
export function mixItems<T>(items: readonly T[], max: number): T[] {
  const count = Math.min(items.length, max)
  const gap = items.length / Math.max(1, count)
  const taken = Array.from({ length: count }, (_, index) => items[Math.floor(index * gap)])
  const stride = findStride(count)
  return taken.flatMap((_, index) => {
    const item = taken[(index * stride) % count]
    return item === undefined ? [] : [item]
  })
}

/** Returns a step of about 0.6 of the length that reaches each item once. */
function findStride(length: number): number {
  const commonDivisor = (a: number, b: number): number => (b === 0 ? a : commonDivisor(b, a % b))
  let stride = Math.max(1, Math.round(length * 0.618))
  while (commonDivisor(stride, length) > 1) stride += 1
  return stride
}
