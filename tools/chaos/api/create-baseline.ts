import { eventually } from "#tests/support/eventually.ts"
import type { FailingApiShop, Read } from "./failing-api-shop.ts"
import { findChangeableText } from "./find-changeable-text.ts"
import type { Route } from "./list-routes.ts"
import type { Before } from "./run-round.ts"

const settledWithinMs = 60_000

/**
 * Creates the baseline: all pages, rendered from the API's current content; each cached page has
 * shown that one of its texts can change.
 */
export async function createBaseline(shop: FailingApiShop): Promise<Before[]> {
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
