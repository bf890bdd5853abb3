import { createRequire } from "node:module"
import { text } from "node:stream/consumers"
import { JSDOM } from "jsdom"
import type { ReactNode } from "react"
import { prerenderToNodeStream } from "react-dom/static"
import type { LoadedWidget, Widget, WidgetContext } from "#components/widgets/define-widget.ts"
import { type Declared, takeDeclared } from "./next-cache.ts"
import { planWidget, widgetContext } from "./show-widget.ts"

/** What `next/dynamic` loads lazily: on a server everything is there before a page is rendered. */
const { default: lazyParts }: { default: { preloadAll: () => Promise<unknown> } } = createRequire(
  import.meta.url,
)("next/dist/shared/lib/loadable.shared-runtime")

/** A widget on a page: its HTML as a visitor gets it, and what its page has declared for it. */
export type PlacedWidget = {
  body: HTMLElement
  declared: Declared
  hasItem: boolean
  /** What it tells the page's structured data of. */
  graphPart: LoadedWidget["graphPart"]
  /** What its server made, see `findIsland`. */
  view: ReactNode
}

/**
 * The widget with these settings at this place of a page, its data asked for and its HTML complete.
 * Throws what its data throws.
 */
export async function placeWidget(
  widget: Widget,
  settings: unknown,
  place: Partial<WidgetContext> = {},
): Promise<PlacedWidget> {
  const plan = planWidget(widget, settings)
  takeDeclared()
  const { view, hasItem, graphPart } = await plan.load({ ...widgetContext, ...place })
  const declared = takeDeclared()
  await lazyParts.preloadAll()
  const { prelude } = await prerenderToNodeStream(view)
  const { body } = new JSDOM(await text(prelude)).window.document
  return { body, declared, hasItem, graphPart, view }
}
