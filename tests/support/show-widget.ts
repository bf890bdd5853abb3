import { renderToStaticMarkup } from "react-dom/server"
import type { Widget, WidgetContext } from "#components/widgets/define-widget.ts"

const context: WidgetContext = {
  ...{ locale: "en", pageSlug: "about", item: null, id: "w1" },
  ...{ limit: 100, offset: 0, sorting: "", isLead: false },
}

/** The HTML of a widget with these settings; its data must need no API. */
export async function showWidget(widget: Widget, settings: unknown): Promise<string> {
  const result = widget.plan(settings)
  if (!("plan" in result)) throw new Error(`${result.refusal.field}: ${result.refusal.problem}`)
  const { view } = await result.plan.load(context)
  return renderToStaticMarkup(view)
}
