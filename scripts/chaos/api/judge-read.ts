import { withoutMarks } from "./changing-truth.ts"
import type { Read } from "./shaken-shop.ts"

/** The longest that a visitor waits for an answer while the API fails. */
export const patienceMs = 3_000
/** What no visitor may ever read. */
const innards = /ECONN|ETIMEDOUT|node_modules|ApiError|Error:|digest|zod/

/** What is wrong with a page that stands, beside what it was before. */
export function judgeStanding(page: Read, before: Read): string[] {
  return [
    ...(page.status === before.status ? [] : [`answered ${page.status}, not ${before.status}`]),
    ...(page.main === before.main ? [] : [`is not as it was: ${excerpt(page)}`]),
    ...judgeWait(page),
  ]
}

/** What is wrong with an answer that has to say that the page cannot be had now. */
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

/** What is wrong with a page that is to be whole again, beside the same page of a sound shop. */
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
