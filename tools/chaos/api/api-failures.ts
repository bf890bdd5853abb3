import { locales } from "#lib/contract/languages.ts"
import type { Shutdown } from "#scripts/lib/shutdown.ts"
import { startTestShop } from "#scripts/suites/test-shop.ts"
import { eventually } from "#tests/assertions/eventually.ts"
import { listTexts, parseDocument } from "#tests/support/request-page.ts"
import type { Experiment, ExperimentResult } from "../experiment.ts"
import type { ChangingContent } from "./changing-content.ts"
import { type FailingApiShop, openFailingApiShop, type Read } from "./failing-api-shop.ts"
import { apiFailureModes } from "./failure-modes.ts"
import type { Route } from "./list-routes.ts"
import { type Before, runRound } from "./run-round.ts"

const few = ["html 404", "json 404", "wrong schema"]
const [, ...otherLocales] = locales

/** Every failure of the API on every kind of page. */
export const apiFailures: Experiment = {
  name: "failures of the API",
  async run(shutdown, { scale, signal, print }) {
    setRunningShop(shutdown, await startTestShop(shutdown))
    const shop = await openFailingApiShop()
    shutdown.add(shop.close)
    const chosen = apiFailureModes.filter(({ name }) => scale === "full" || few.includes(name))
    let pages = await createBaseline(shop)
    const rows: ExperimentResult[] = []
    for (const [at, failure] of chosen.entries()) {
      signal.throwIfAborted()
      const locale = otherLocales[at] ?? "de"
      const round = await runRound(shop, failure, { pages, locale })
      pages = round.after
      rows.push(...round.rows)
      const broke = round.rows.filter(({ verdict }) => verdict === "BROKE").length
      print(`  the API's ${failure.name}: ${round.rows.length - broke} held, ${broke} broke`)
    }
    const madeIn = otherLocales.slice(0, chosen.length)
    return [...rows, ...(await startWithoutApi(shop, pages, madeIn))]
  },
}

/**
 * Sets the `TEST_…` environment variables of the running shop for the tests' browsers and
 * customers, until shutdown.
 */
function setRunningShop(shutdown: Shutdown, found: Record<string, string>): void {
  const named = Object.entries(found).filter(([name]) => name.startsWith("TEST_"))
  Object.assign(process.env, Object.fromEntries(named))
  shutdown.add(async () => {
    for (const [name] of named) delete process.env[name]
  })
}

/** Excludes every character that JSON or HTML would escape. */
const plainText = /^[A-Za-z][A-Za-z0-9 ,.]{11,80}$/

/** Finds a text of a page that the API has served; null if there is none. */
function findChangeableText(page: Read, content: ChangingContent): string | null {
  const texts = ["h1", "h2", "h3", "p", "a", "li"].flatMap((tag) =>
    listTexts(parseDocument(page), `main ${tag}`),
  )
  return texts.find((text) => plainText.test(text) && content.hasServed(text)) ?? null
}

const settledWithinMs = 60_000

/**
 * Creates the baseline: all pages, rendered from the API's current content; each cached page has
 * shown that one of its texts can change.
 */
async function createBaseline(shop: FailingApiShop): Promise<Before[]> {
  const { routes, content } = shop
  await shop.publishChange()
  const texts: string[] = []
  for (const route of routes.filter(({ kind }) => kind === "cached")) {
    texts.push(await eventually(settledWithinMs, () => findText(shop, route)))
  }
  content.choose(texts)
  const mark = content.change()
  await shop.publishChange()
  const pages: Before[] = []
  for (const route of routes) {
    const before = await eventually(settledWithinMs, () => readChanged(shop, route, mark))
    pages.push({ route, before })
  }
  return pages
}

async function findText(shop: FailingApiShop, route: Route): Promise<string> {
  const text = findChangeableText(await shop.read(route, "en"), shop.content)
  if (text === null) throw new Error(`Nothing on ${route.path} is served by the API.`)
  return text
}

async function readChanged(shop: FailingApiShop, route: Route, mark: string): Promise<Read> {
  const page = await shop.read(route, "en")
  if (page.status !== 200) throw new Error(`${route.path} returns ${page.status}.`)
  const isShown = route.kind !== "cached" || page.main?.includes(mark)
  if (!isShown) throw new Error(`A change at the API is not seen on ${route.path}.`)
  return page
}

/**
 * Restarts the storefront without an API, and checks that it serves every page on disk that was
 * cached during the failures.
 */
async function startWithoutApi(
  shop: FailingApiShop,
  pages: readonly Before[],
  madeIn: readonly string[],
): Promise<ExperimentResult[]> {
  await shop.api.goAway()
  await shop.restart()
  const rows: ExperimentResult[] = []
  for (const page of pages) {
    const { kind, isForgotten, name, path } = page.route
    if (kind !== "cached" || isForgotten) continue
    const broken = await listBroken(shop, page, madeIn)
    rows.push({
      failure: "all of these, then a restart without an API",
      where: `${name} ${path}`,
      expected: `whole in ${madeIn.length + 1} languages`,
      saw: broken.join("; ") || "200 in each",
      verdict: broken.length === 0 ? "held" : "BROKE",
    })
  }
  return rows
}

async function listBroken(
  shop: FailingApiShop,
  { route, before }: Before,
  madeIn: readonly string[],
): Promise<string[]> {
  const broken: string[] = []
  for (const locale of ["en", ...madeIn]) {
    const { status, main } = await shop.read(route, locale)
    const isWhole = locale === "en" ? main === before.main : (main?.length ?? 0) > 100
    if (status !== 200 || !isWhole) broken.push(`${locale}: ${status}`)
  }
  return broken
}
