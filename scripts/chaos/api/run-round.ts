import type { Row } from "../part.ts"
import type { ApiFault } from "./api-moods.ts"
import type { Route } from "./list-routes.ts"
import { readAfterwards, readWhileFailing, type Seen } from "./shake-route.ts"
import type { Read, ShakenShop } from "./shaken-shop.ts"

/** Remaining seconds of the access token: expired, which requires a refresh first, and valid. */
const [ended, fresh] = [-1, 600]

/** A route's page before the API failed. */
export type Before = { route: Route; before: Read }

const expected: Record<Route["kind"], string> = {
  kept: "as it was; 503 where never made; then fresh",
  made: "503, kept by nobody; then as it was",
  plain: "as it was",
}

/**
 * Makes the API fail in one way while content of all pages changes, and returns a row for each
 * route; `after` are the pages once the API works again.
 */
export async function runRound(
  shop: ShakenShop,
  { name, mood, isNotFound = false }: ApiFault,
  { pages, locale }: { pages: readonly Before[]; locale: string },
): Promise<{ rows: Row[]; after: Before[] }> {
  const turns = pages.map((page) => ({ ...page, shop, locale, isNotFound, seen: buildSeen() }))
  const mark = shop.truth.change()
  shop.api.mood = (call, answer, forward) => mood(call, answer, () => shop.truth.correct(forward))
  await shop.announce()
  for (const seconds of [ended, fresh]) {
    await shop.letLoginEndIn(seconds)
    for (const turn of turns) await readWhileFailing(turn)
  }
  await shop.letLoginEndIn(ended)
  const login = await tryLogin(shop)
  shop.api.mood = shop.truth.tell
  const since = performance.now()
  const after: Before[] = []
  for (const turn of turns) {
    after.push({ route: turn.route, before: await readAfterwards({ ...turn, mark, since }) })
  }
  return { rows: [...turns.map((turn) => buildRow(name, turn)), { fault: name, ...login }], after }
}

function buildSeen(): Seen {
  return { stoodMs: null, refusedMs: null, backMs: null, wrong: [] }
}

/** A failing API must sign no user in or out; its own rejection of this login may pass through. */
async function tryLogin(shop: ShakenShop): Promise<Omit<Row, "fault">> {
  const startedAt = performance.now()
  const { status, text } = await shop.logIn()
  const took = formatMs(performance.now() - startedAt)
  const isHonest = status >= 400 && /"message":"[A-Z]/.test(text)
  const isSignedIn = await shop.isSignedIn()
  return {
    where: "logging in",
    expected: "refused in a sentence; who is signed in stays so",
    saw: `${status} in ${took}; ${isSignedIn ? "still signed in" : "signed out"}`,
    verdict: isHonest && isSignedIn ? "held" : "BROKE",
  }
}

function buildRow(fault: string, { route, seen }: { route: Route; seen: Seen }): Row {
  const { stoodMs, refusedMs, backMs, wrong } = seen
  const figures = [
    ...(stoodMs === null ? [] : [`stood, ${formatMs(stoodMs)}`]),
    ...(refusedMs === null ? [] : [`503, ${formatMs(refusedMs)}`]),
    ...(backMs === null ? [] : [`back after ${formatMs(backMs)}`]),
  ]
  return {
    ...{ fault, where: `${route.name} ${route.path}`, expected: expected[route.kind] },
    saw: [...new Set(wrong.length > 0 ? wrong : figures)].join("; "),
    verdict: wrong.length === 0 ? "held" : "BROKE",
  }
}

function formatMs(ms: number): string {
  return `${(ms / 1000).toFixed(2)} s`
}
