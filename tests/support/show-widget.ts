import { renderToStaticMarkup } from "react-dom/server"
import type { Widget, WidgetContext, WidgetPlan } from "#components/widgets/define-widget.ts"

/** A place on a page like any other. */
export const widgetContext: WidgetContext = {
  ...{ locale: "en", pageSlug: "about", item: null, parameters: [], id: "w1" },
  ...{ limit: 100, offset: 0, sorting: "", isLead: false, isSelling: true },
}

/** The HTML of a widget with these settings; its data must need no API. */
export async function showWidget(widget: Widget, settings: unknown): Promise<string> {
  const { view } = await planWidget(widget, settings).load(widgetContext)
  return renderToStaticMarkup(view)
}

/** The widget with these settings read. Throws where they are refused. */
export function planWidget(widget: Widget, settings: unknown): WidgetPlan {
  const result = widget.plan(settings)
  if (!("plan" in result)) throw new Error(`${result.refusal.field}: ${result.refusal.problem}`)
  return result.plan
}
