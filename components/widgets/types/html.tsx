import { z } from "zod"
import { Prose } from "#components/ui/prose.tsx"
import { sanitiseHtml } from "#lib/content/sanitise-html.ts"
import { isTranslated } from "#lib/contract/translated-text.ts"
import { defineWidget } from "../define-widget.ts"
import { htmlSetting } from "../setting-schemas.ts"

/** Rich text of an editor. */
export const htmlWidget = defineWidget({
  type: "core/html",
  name: "Text",
  purpose: "Running text with headings, lists, links, tables and pictures.",
  settings: z.object({
    html: htmlSetting.describe("The text, as HTML. What could run or restyle the page is removed."),
  }),
  examples: () => [
    {
      name: "Running text",
      settings: {
        html: '<h3>Washing</h3><p>Rinse for <strong>three minutes</strong> in clean alcohol, then let it dry. <a href="/shop">What we use</a></p><ul><li>Gloves on</li><li>Window open</li></ul>',
      },
    },
  ],
  load: async ({ html }) => sanitiseHtml(html),
  View: ({ data, context }) =>
    data.trim() === "" ? null : (
      <Prose html={data} locale={context.locale} isTranslated={isTranslated(context, "html")} />
    ),
})
