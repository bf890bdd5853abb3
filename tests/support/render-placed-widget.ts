import { createRequire } from "node:module"
import { text } from "node:stream/consumers"
import { JSDOM } from "jsdom"
import type { ReactNode } from "react"
import { prerenderToNodeStream } from "react-dom/static"
import type { LoadedWidget, Widget, WidgetContext } from "#components/widgets/define-widget.ts"
import { getGlobalSingleton } from "#lib/runtime/global-singleton.ts"
import { type Declared, drainDeclared } from "../fakes/next-cache.ts"
import { requireWidgetPlan, widgetContext } from "./render-widget.ts"

/** Registry of `next/dynamic`. A server preloads all lazy components before it renders a page. */
const { default: lazyParts }: { default: { preloadAll: () => Promise<unknown> } } = createRequire(
  import.meta.url,
)("next/dist/shared/lib/loadable.shared-runtime")

/** The site of a shop without translations, so that widgets request nothing but their own data. */
const knownSite = { site: { languages: [] }, nextRefreshAt: Number.POSITIVE_INFINITY }
getGlobalSingleton("site", () => new Map()).set("en", knownSite)

/** A rendered widget: its complete HTML and the cache tags and lifetimes it declared. */
export type PlacedWidget = {
  body: HTMLElement
  declared: Declared
  hasItem: boolean
  /** Its contribution to the page's structured data. */
  graphPart: LoadedWidget["graphPart"]
  /** The element tree of the server, see `findIsland`. */
  view: ReactNode
}

/**
 * Renders the widget with these settings and this page context to complete HTML, after loading its
 * data. Throws the errors of its data loader.
 */
export async function renderPlacedWidget(
  widget: Widget,
  settings: unknown,
  place: Partial<WidgetContext> = {},
): Promise<PlacedWidget> {
  const plan = requireWidgetPlan(widget, settings)
  drainDeclared()
  const { view, hasItem, graphPart } = await plan.load({ ...widgetContext, ...place })
  const declared = drainDeclared()
  await lazyParts.preloadAll()
  const { prelude } = await prerenderToNodeStream(view)
  const { body } = new JSDOM(await text(prelude)).window.document
  return { body, declared, hasItem, graphPart, view }
}
