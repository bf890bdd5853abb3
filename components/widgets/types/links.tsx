import { getTranslations } from "next-intl/server"
import { z } from "zod"
import { listLinks } from "#lib/api/links.ts"
import { defineWidget } from "../define-widget.ts"
import { LinkList, parentSetting } from "../links/link-list.tsx"
import { SectionHeading } from "../section-heading.tsx"

/** A list with the heading "Links" whose links open in a new tab (specification 2, section 2). */
export const linksWidget = defineWidget({
  type: "core/links",
  name: "Links",
  purpose: "Lists links under the title “Links”. All of them open in a new tab.",
  settings: z.object({
    top_level: parentSetting.describe("The menu's name or the link's id. Empty shows nothing."),
  }),
  examples: ({ linkParent }) => [
    { name: "The links of a menu", settings: { top_level: linkParent } },
  ],
  load: async ({ top_level: parent }, { limit, offset, locale }) =>
    parent === null ? [] : listLinks(parent, limit, offset, locale),
  View: async ({ data, context: { locale } }) => {
    if (data.length === 0) return null
    const t = await getTranslations({ locale, namespace: "content" })
    return (
      <section aria-label={t("links")}>
        <SectionHeading>{t("links")}</SectionHeading>
        <LinkList links={data} locale={locale} opensNewTabLabel={t("opensNewTab")} opensNewTab />
      </section>
    )
  },
})
