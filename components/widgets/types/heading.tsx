import { z } from "zod"
import { PageHeading } from "#components/ui/page-heading.tsx"
import { defineWidget } from "../define-widget.ts"
import { switchSetting, textSetting } from "../setting-schemas.ts"

const looks = {
  h2: "text-2xl font-bold tracking-tight text-balance md:text-3xl",
  h3: "text-xl font-bold md:text-2xl",
  h4: "text-lg font-semibold",
} as const

/** A heading of level 1 to 4, centred if wished. */
export const headingWidget = defineWidget({
  type: "core/heading",
  settings: z.object({
    heading: textSetting,
    level: z.enum(["h1", "h2", "h3", "h4"]).default("h2"),
    centred: switchSetting,
  }),
  isPageHeading: ({ level, heading }) => level === "h1" && heading !== "",
  load: async () => null,
  View: ({ settings: { heading, level: Level, centred } }) => {
    if (heading === "") return null
    const content =
      Level === "h1" ? (
        <PageHeading>{heading}</PageHeading>
      ) : (
        <Level className={looks[Level]}>{heading}</Level>
      )
    return centred ? <div className="text-center">{content}</div> : content
  },
})
