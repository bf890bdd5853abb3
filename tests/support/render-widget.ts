import { renderToStaticMarkup } from "react-dom/server"
import type { Widget, WidgetContext, WidgetPlan } from "#components/widgets/define-widget.ts"

/** A typical page context of a widget. */
export const widgetContext: WidgetContext = {
  locale: "en",
  pageSlug: "about",
  item: null,
  parameters: [],
  id: "w1",
  limit: 100,
  offset: 0,
  sorting: "",
  isLcpImage: false,
  isSelling: true,
}

/** Renders a widget with these settings to static HTML. Its data must not require the API. */
export async function renderWidgetHtml(widget: Widget, settings: unknown): Promise<string> {
  const { view } = await requireWidgetPlan(widget, settings).load(widgetContext)
  return renderToStaticMarkup(view)
}

/** Returns the plan of a widget with these settings. Throws if they are invalid. */
export function requireWidgetPlan(widget: Widget, settings: unknown): WidgetPlan {
  const result = widget.plan(settings)
  if (!result.ok) throw new Error(`${result.error.field}: ${result.error.problem}`)
  return result.value
}
