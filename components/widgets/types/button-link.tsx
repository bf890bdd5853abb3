import { z } from "zod"
import { getSite } from "#lib/api/site.ts"
import { resolveLink } from "#lib/content/resolve-link.ts"
import { ButtonLink } from "../button-link.tsx"
import { defineWidget } from "../define-widget.ts"
import { choiceSetting, switchSetting, textSetting } from "../setting-schemas.ts"

/** A button that leads to a chosen page of the shop, else to a document or an address. */
export const buttonLinkWidget = defineWidget({
  type: "core/button_link",
  settings: z.object({
    button_text: textSetting,
    button_colour: textSetting,
    button_url: textSetting,
    link_to_page: choiceSetting,
    link_to_document: textSetting,
    open_in_new_tab: switchSetting,
    full_width: switchSetting,
  }),
  load: async ({ link_to_page: pageId, ...settings }) => {
    const slug = pageId === null ? null : await getSlugOfPage(pageId)
    const url = slug ? `/${slug}` : settings.link_to_document || settings.button_url
    return resolveLink(url, settings.open_in_new_tab || undefined)
  },
  View: ({ settings, data }) =>
    data && settings.button_text !== "" ? (
      <div>
        <ButtonLink
          link={data}
          text={settings.button_text}
          colour={settings.button_colour}
          isFullWidth={settings.full_width}
        />
      </div>
    ) : null,
})

async function getSlugOfPage(id: number): Promise<string | null> {
  const { pages } = await getSite()
  for (const page of pages.values()) if (page.id === id) return page.slug
  return null
}
