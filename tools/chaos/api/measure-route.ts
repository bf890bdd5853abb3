import { eventually } from "#tests/assertions/eventually.ts"
import { removeMarkers } from "./changing-content.ts"
import type { FailingApiShop, Read } from "./failing-api-shop.ts"
import type { Route } from "./list-routes.ts"

/** A failed render is retried every five seconds; the rest is time to render on a busy machine. */
const freshWithinMs = 30_000

/** Observations of one route; times are maxima in ms, null where there was nothing to measure. */
export type Seen = {
  stoodMs: number | null
  unavailableMs: number | null
  backMs: number | null
  wrong: string[]
}

type Turn = {
  shop: FailingApiShop
  route: Route
  /** A language in which the page was not requested before the API failed. */
  locale: string
  /** The page as it was before the API failed. */
  before: Read
  /** The API returns 404 for records. */
  isNotFound: boolean
  seen: Seen
}

/**
 * Measures a page while the API fails: in English and, for cached pages, in a language without a
 * cached copy.
 */
export async function measureWhileFailing(turn: Turn): Promise<void> {
  const { shop, route, locale, before, seen } = turn
  const english = await shop.read(route, "en")
  if (turn.isNotFound && route.isRecord && english.status === 404) return
  if (route.kind === "dynamic") {
    seen.unavailableMs = Math.max(seen.unavailableMs ?? 0, english.tookMs)
    seen.wrong.push(...validateUnavailablePage(english))
    return
  }
  seen.stoodMs = Math.max(seen.stoodMs ?? 0, english.tookMs)
  seen.wrong.push(...validateCachedPage(english, before))
  if (route.kind === "plain") return
  const never = await shop.read(route, locale)
  seen.unavailableMs = Math.max(seen.unavailableMs ?? 0, never.tookMs)
  seen.wrong.push(
    ...validateUnavailablePage(never).map((error) => `without a cached copy: ${error}`),
  )
}

/**
 * Waits until the page is complete and shows the change, in both languages; returns the English
 * page.
 */
export async function measureRecovery(turn: Turn & { mark: string; since: number }): Promise<Read> {
  const { route, since, before, seen } = turn
  let errors: string[] = []
  const page = await eventually(freshWithinMs, async () => {
    const english = await turn.shop.read(route, "en")
    errors =
      route.kind === "cached"
        ? await validateCached(turn, english)
        : validateDynamic(english, before)
    if (errors.length > 0) throw new Error("It is not whole yet.")
    return english
  }).catch(() => null)
  seen.backMs = performance.now() - since
  seen.wrong.push(...errors.map((error) => `afterwards: ${error}`))
  return page ?? before
}

async function validateCached(turn: Turn & { mark: string }, english: Read): Promise<string[]> {
  const { shop, route, locale, mark, before } = turn
  const errors = validateFreshPage(english, before, mark)
  if (errors.length > 0) return errors
  const other = await shop.read(route, locale)
  return validateFreshPage(other, await shop.readSound(route, locale), mark).map(
    (error) => `in ${locale}: ${error}`,
  )
}

/** Changed texts may appear on these pages too. */
function validateDynamic(page: Read, before: Read): string[] {
  return validateCachedPage(dropMarks(page), dropMarks(before))
}

function dropMarks(page: Read): Read {
  return { ...page, main: page.main === null ? null : removeMarkers(page.main) }
}

/** Maximum response time while the API fails. */
const maxResponseMs = 3_000
/** Internal details that must never appear in a page. */
const internalDetails = /ECONN|ETIMEDOUT|node_modules|ApiError|Error:|digest|zod/

/** Validates a cached page against the page before the failure; lists the errors. */
export function validateCachedPage(page: Read, before: Read): string[] {
  return [
    ...(page.status === before.status ? [] : [`returned ${page.status}, not ${before.status}`]),
    ...(page.main === before.main ? [] : [`is not as it was: ${excerpt(page)}`]),
    ...validateResponseTime(page),
  ]
}

/** Validates a 503 response for a page that cannot be rendered now; lists the errors. */
export function validateUnavailablePage(page: Read): string[] {
  const { status, headers, html } = page
  const caching = headers["cache-control"] ?? ""
  return [
    ...(status === 503 ? [] : [`returned ${status}, not 503: ${excerpt(page)}`]),
    ...(Number(headers["retry-after"]) > 0 ? [] : ["has no Retry-After"]),
    ...(caching.includes("no-store") ? [] : [`is cacheable: ${caching || "no Cache-Control"}`]),
    ...(removeMarkers(page.main ?? "").length > 20 ? [] : ["is blank"]),
    ...(internalDetails.test(html)
      ? [`shows internal details: ${internalDetails.exec(html)?.[0]}`]
      : []),
    ...validateResponseTime(page),
  ]
}

/** Validates a page after recovery against the same page of a healthy shop; lists the errors. */
export function validateFreshPage(page: Read, sound: Read, mark: string): string[] {
  const isSame = removeMarkers(page.main ?? "") === removeMarkers(sound.main ?? "")
  return [
    ...(page.status === sound.status ? [] : [`returns ${page.status}, not ${sound.status}`]),
    ...(page.main?.includes(mark) ? [] : ["does not show what has changed"]),
    ...(isSame ? [] : [`is not whole: ${excerpt(page)}`]),
  ]
}

function validateResponseTime({ tookMs }: Read): string[] {
  return tookMs <= maxResponseMs ? [] : [`took ${Math.round(tookMs)} ms`]
}

function excerpt({ main, html }: Read): string {
  return `"${(main ?? html).slice(0, 60)}…"`
}
