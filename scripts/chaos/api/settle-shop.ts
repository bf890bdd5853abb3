import { eventually } from "#tests/support/eventually.ts"
import { chooseText } from "./choose-texts.ts"
import type { Route } from "./list-routes.ts"
import type { Before } from "./run-round.ts"
import type { Read, ShakenShop } from "./shaken-shop.ts"

const settledWithinMs = 60_000

/**
 * Creates the baseline: all pages, rendered from the API's current content; each cached page has
 * shown that one of its texts can change.
 */
export async function settleShop(shop: ShakenShop): Promise<Before[]> {
  const { routes, truth } = shop
  await shop.announce()
  const texts: string[] = []
  for (const route of routes.filter(({ kind }) => kind === "kept")) {
    texts.push(await eventually(settledWithinMs, () => findText(shop, route)))
  }
  truth.choose(texts)
  const mark = truth.change()
  await shop.announce()
  const pages: Before[] = []
  for (const route of routes) {
    const before = await eventually(settledWithinMs, () => readChanged(shop, route, mark))
    pages.push({ route, before })
  }
  return pages
}

async function findText(shop: ShakenShop, route: Route): Promise<string> {
  const text = chooseText(await shop.read(route, "en"), shop.truth)
  if (text === null) throw new Error(`Nothing on ${route.path} is told by the API.`)
  return text
}

async function readChanged(shop: ShakenShop, route: Route, mark: string): Promise<Read> {
  const page = await shop.read(route, "en")
  if (page.status !== 200) throw new Error(`${route.path} answers ${page.status}.`)
  const isShown = route.kind !== "kept" || page.main?.includes(mark)
  if (!isShown) throw new Error(`A change at the API is not seen on ${route.path}.`)
  return page
}
