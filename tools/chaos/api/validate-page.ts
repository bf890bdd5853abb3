import { removeMarkers } from "./changing-content.ts"
import type { Read } from "./failing-api-shop.ts"

/** Maximum response time while the API fails. */
export const maxResponseMs = 3_000
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
