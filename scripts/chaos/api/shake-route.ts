import { eventually } from "#tests/support/eventually.ts"
import { withoutMarks } from "./changing-truth.ts"
import { judgeFresh, judgeStanding, judgeUnavailable } from "./judge-read.ts"
import type { Route } from "./list-routes.ts"
import type { Read, ShakenShop } from "./shaken-shop.ts"

/** A failed render is retried every five seconds; the rest is time to render on a busy machine. */
const freshWithinMs = 30_000

/** Observations of one route; times are maxima in ms, null where there was nothing to measure. */
export type Seen = {
  stoodMs: number | null
  refusedMs: number | null
  backMs: number | null
  wrong: string[]
}

type Turn = {
  shop: ShakenShop
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
export async function readWhileFailing(turn: Turn): Promise<void> {
  const { shop, route, locale, before, seen } = turn
  const english = await shop.read(route, "en")
  if (turn.isNotFound && route.isRecord && english.status === 404) return
  if (route.kind === "made") {
    seen.refusedMs = Math.max(seen.refusedMs ?? 0, english.tookMs)
    seen.wrong.push(...judgeUnavailable(english))
    return
  }
  seen.stoodMs = Math.max(seen.stoodMs ?? 0, english.tookMs)
  seen.wrong.push(...judgeStanding(english, before))
  if (route.kind === "plain") return
  const never = await shop.read(route, locale)
  seen.refusedMs = Math.max(seen.refusedMs ?? 0, never.tookMs)
  seen.wrong.push(...judgeUnavailable(never).map((fault) => `never made: ${fault}`))
}

/**
 * Waits until the page is complete and shows the change, in both languages; returns the English
 * page.
 */
export async function readAfterwards(turn: Turn & { mark: string; since: number }): Promise<Read> {
  const { route, since, before, seen } = turn
  let faults: string[] = []
  const page = await eventually(freshWithinMs, async () => {
    const english = await turn.shop.read(route, "en")
    faults = route.kind === "kept" ? await judgeKept(turn, english) : judgeMade(english, before)
    if (faults.length > 0) throw new Error("It is not whole yet.")
    return english
  }).catch(() => null)
  seen.backMs = performance.now() - since
  seen.wrong.push(...faults.map((fault) => `afterwards: ${fault}`))
  return page ?? before
}

async function judgeKept(turn: Turn & { mark: string }, english: Read): Promise<string[]> {
  const { shop, route, locale, mark, before } = turn
  const faults = judgeFresh(english, before, mark)
  if (faults.length > 0) return faults
  const other = await shop.read(route, locale)
  return judgeFresh(other, await shop.readSound(route, locale), mark).map(
    (fault) => `in ${locale}: ${fault}`,
  )
}

/** Changed texts may appear on these pages too. */
function judgeMade(page: Read, before: Read): string[] {
  return judgeStanding(dropMarks(page), dropMarks(before))
}

function dropMarks(page: Read): Read {
  return { ...page, main: page.main === null ? null : withoutMarks(page.main) }
}
