import { z } from "zod"
import { PageHeading } from "#components/ui/page-heading.tsx"
import { isTranslated } from "#lib/contract/translated-text.ts"
import { buildFieldAttributes } from "#lib/i18n/localise-content.ts"
import { defineWidget } from "../define-widget.ts"
import { switchSetting, textSetting } from "../setting-schemas.ts"

const levelClasses = {
  h2: "text-2xl font-bold tracking-tight text-balance md:text-3xl",
  h3: "text-xl font-bold md:text-2xl",
  h4: "text-lg font-semibold",
} as const

/** A heading of level 1 to 4, optionally centred. */
export const headingWidget = defineWidget({
  type: "core/heading",
  name: "Heading",
  purpose: "Names the page (h1, once) or the part below it (h2 to h4).",
  settings: z.object({
    heading: textSetting.describe("The words of the heading. Empty shows nothing."),
    level: z
      .enum(["h1", "h2", "h3", "h4"])
      .default("h2")
      .describe("How high it ranks: h1 is the page's own title."),
    centred: switchSetting.describe("Puts it in the middle."),
  }),
  examples: () => [
    { name: "The page's title", settings: { heading: "About our resin", level: "h1" } },
    { name: "A part of the page", settings: { heading: "Before you print", level: "h2" } },
    { name: "In the middle", settings: { heading: "New this week", level: "h3", centred: 1 } },
    { name: "A small one", settings: { heading: "Drying times", level: "h4" } },
  ],
  isPageHeading: ({ level, heading }) => level === "h1" && heading !== "",
  load: async () => null,
  View: ({ settings: { heading, level: Level, centred }, context }) => {
    if (heading === "") return null
    const content =
      Level === "h1" ? (
        <PageHeading locale={!isTranslated(context, "heading") && context.locale}>
          {heading}
        </PageHeading>
      ) : (
        <Level
          className={levelClasses[Level]}
          {...buildFieldAttributes(context.locale, context, "heading")}
        >
          {heading}
        </Level>
      )
    return centred ? <div className="text-center">{content}</div> : content
  },
})
