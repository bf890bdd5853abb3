import type { ExperimentResult } from "../experiment.ts"
import type { FailingApiShop, Read } from "./failing-api-shop.ts"
import type { ApiFailure } from "./failure-modes.ts"
import type { Route } from "./list-routes.ts"
import { measureRecovery, measureWhileFailing, type Seen } from "./measure-route.ts"

/** Remaining seconds of the access token: expired, which requires a refresh first, and valid. */
const [expired, fresh] = [-1, 600]

/** A route's page before the API failed. */
export type Before = { route: Route; before: Read }

const expected: Record<Route["kind"], string> = {
  cached: "unchanged; 503 without a cached copy; then fresh",
  dynamic: "503, no-store; then as it was",
  plain: "as it was",
}

/**
 * Makes the API fail in one way while content of all pages changes, and returns a row for each
 * route; `after` are the pages once the API works again.
 */
export async function runRound(
  shop: FailingApiShop,
  { name, mode, isNotFound = false }: ApiFailure,
  { pages, locale }: { pages: readonly Before[]; locale: string },
): Promise<{ rows: ExperimentResult[]; after: Before[] }> {
  const turns = pages.map((page) => ({ ...page, shop, locale, isNotFound, seen: buildSeen() }))
  const mark = shop.content.change()
  shop.api.failureMode = (call, response, forward) =>
    mode(call, response, () => shop.content.correct(forward))
  await shop.publishChange()
  for (const seconds of [expired, fresh]) {
    await shop.letLoginEndIn(seconds)
    for (const turn of turns) await measureWhileFailing(turn)
  }
  await shop.letLoginEndIn(expired)
  const login = await tryLogin(shop)
  shop.api.failureMode = shop.content.respond
  const since = performance.now()
  const after: Before[] = []
  for (const turn of turns) {
    after.push({ route: turn.route, before: await measureRecovery({ ...turn, mark, since }) })
  }
  return {
    rows: [...turns.map((turn) => buildRow(name, turn)), { failure: name, ...login }],
    after,
  }
}

function buildSeen(): Seen {
  return { stoodMs: null, unavailableMs: null, backMs: null, wrong: [] }
}

/** A failing API must sign no user in or out; its own rejection of this login may pass through. */
async function tryLogin(shop: FailingApiShop): Promise<Omit<ExperimentResult, "failure">> {
  const startedAt = performance.now()
  const { status, text } = await shop.logIn()
  const took = formatMs(performance.now() - startedAt)
  const isHonest = status >= 400 && /"message":"[A-Z]/.test(text)
  const isSignedIn = await shop.isSignedIn()
  return {
    where: "logging in",
    expected: "rejected with a message; the session stays signed in",
    saw: `${status} in ${took}; ${isSignedIn ? "still signed in" : "signed out"}`,
    verdict: isHonest && isSignedIn ? "held" : "BROKE",
  }
}

function buildRow(
  failure: string,
  { route, seen }: { route: Route; seen: Seen },
): ExperimentResult {
  const { stoodMs, unavailableMs, backMs, wrong } = seen
  const times = [
    ...(stoodMs === null ? [] : [`stood, ${formatMs(stoodMs)}`]),
    ...(unavailableMs === null ? [] : [`503, ${formatMs(unavailableMs)}`]),
    ...(backMs === null ? [] : [`back after ${formatMs(backMs)}`]),
  ]
  return {
    failure,
    where: `${route.name} ${route.path}`,
    expected: expected[route.kind],
    saw: [...new Set(wrong.length > 0 ? wrong : times)].join("; "),
    verdict: wrong.length === 0 ? "held" : "BROKE",
  }
}

function formatMs(ms: number): string {
  return `${(ms / 1000).toFixed(2)} s`
}
