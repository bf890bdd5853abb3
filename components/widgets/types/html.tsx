import { z } from "zod"
import { Prose } from "#components/ui/prose.tsx"
import { sanitiseHtml } from "#lib/content/sanitise-html.ts"
import { defineWidget } from "../define-widget.ts"

/** Text an editor has written. */
export const htmlWidget = defineWidget({
  type: "core/html",
  settings: z.object({ html: z.string().default("") }),
  load: async ({ html }) => sanitiseHtml(html),
  View: ({ data }) => (data.trim() === "" ? null : <Prose html={data} />),
})
