import { withoutMarks } from "./changing-truth.ts"
import type { Read } from "./shaken-shop.ts"

/** Maximum response time while the API fails. */
export const patienceMs = 3_000
/** Internal details that must never appear in a page. */
const innards = /ECONN|ETIMEDOUT|node_modules|ApiError|Error:|digest|zod/

/** Validates a cached page against the page before the failure; lists the errors. */
export function judgeStanding(page: Read, before: Read): string[] {
  return [
    ...(page.status === before.status ? [] : [`answered ${page.status}, not ${before.status}`]),
    ...(page.main === before.main ? [] : [`is not as it was: ${excerpt(page)}`]),
    ...judgeWait(page),
  ]
}

/** Validates a 503 response for a page that cannot be rendered now; lists the errors. */
export function judgeUnavailable(page: Read): string[] {
  const { status, headers, html } = page
  const caching = headers["cache-control"] ?? ""
  return [
    ...(status === 503 ? [] : [`answered ${status}, not 503: ${excerpt(page)}`]),
    ...(Number(headers["retry-after"]) > 0 ? [] : ["does not say when to come again"]),
    ...(caching.includes("no-store") ? [] : [`may be kept: ${caching || "nothing is said"}`]),
    ...(withoutMarks(page.main ?? "").length > 20 ? [] : ["is blank"]),
    ...(innards.test(html) ? [`tells of its innards: ${innards.exec(html)?.[0]}`] : []),
    ...judgeWait(page),
  ]
}

/** Validates a page after recovery against the same page of a healthy shop; lists the errors. */
export function judgeFresh(page: Read, sound: Read, mark: string): string[] {
  const isSame = withoutMarks(page.main ?? "") === withoutMarks(sound.main ?? "")
  return [
    ...(page.status === sound.status ? [] : [`answers ${page.status}, not ${sound.status}`]),
    ...(page.main?.includes(mark) ? [] : ["does not show what has changed"]),
    ...(isSame ? [] : [`is not whole: ${excerpt(page)}`]),
  ]
}

function judgeWait({ tookMs }: Read): string[] {
  return tookMs <= patienceMs ? [] : [`took ${Math.round(tookMs)} ms`]
}

function excerpt({ main, html }: Read): string {
  return `"${(main ?? html).slice(0, 60)}…"`
}
