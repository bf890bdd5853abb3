import { getTranslations } from "next-intl/server"
import { z } from "zod"
import { listLinks } from "#lib/api/links.ts"
import { defineWidget } from "../define-widget.ts"
import { LinkList, parentSetting } from "../links/link-list.tsx"

/** The child links of a selected parent. External links open in a new tab. */
export const linkChildrenWidget = defineWidget({
  type: "core/link_children",
  name: "Links below a link",
  purpose: "Lists the links of a menu, or below a link, each opening by its own rules.",
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
    return <LinkList links={data} locale={locale} opensNewTabLabel={t("opensNewTab")} />
  },
})
