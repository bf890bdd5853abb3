import { getTranslations } from "next-intl/server"
import { z } from "zod"
import { defineWidget } from "../define-widget.ts"
import { LazyRawCodeFrame } from "../raw-code/lazy-raw-code-frame.tsx"
import { rawCodeExamples } from "../raw-code/raw-code-examples.ts"
import { buildRawCodePath, rawCodeType } from "../raw-code/raw-code-path.ts"
import { buildBoundedSetting, htmlSetting, textSetting } from "../setting-schemas.ts"

/** Height in pixels until the code has posted its own, and without JavaScript. */
const defaultHeightPx = 300

/** Code of an editor, such as an embed of another service, isolated from the page. */
export const rawCodeWidget = defineWidget({
  type: rawCodeType,
  name: "Code",
  purpose: "Runs HTML and scripts of your own, or another service's embed, apart from the page.",
  settings: z.object({
    code: htmlSetting.describe(
      "HTML with its own styles and scripts. It cannot see the page around it.",
    ),
    height: buildBoundedSetting(0, 5_000, 0).describe(
      "Pixels kept free for it, so that the page does not jump while it loads. It grows if need be.",
    ),
    title: textSetting.describe("What it is, for those who have the page read out."),
  }),
  examples: () => [
    {
      name: "A small calculator",
      settings: { code: rawCodeExamples.calculator, height: 240, title: "Resin cost calculator" },
    },
    {
      name: "A countdown, with room to spare",
      settings: { code: rawCodeExamples.countdown, height: 140, title: "Days until the market" },
    },
  ],
  load: async ({ code }, { pageSlug }) =>
    code.trim() === "" ? null : buildRawCodePath(pageSlug, code),
  View: async ({ settings: { title, height }, data: src, context: { locale } }) => {
    if (src === null) return null
    const t = await getTranslations({ locale, namespace: "embed" })
    return (
      <LazyRawCodeFrame
        src={src}
        title={title || t("code")}
        initialPx={height || defaultHeightPx}
        reservedPx={height}
      />
    )
  },
})
