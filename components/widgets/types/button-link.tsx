import { z } from "zod"
import { getSite } from "#lib/api/site.ts"
import { resolveLink } from "#lib/content/resolve-link.ts"
import { buildLocalePath } from "#lib/contract/languages.ts"
import { buildFieldAttributes } from "#lib/i18n/localise-content.ts"
import { ButtonLink } from "../button-link.tsx"
import { defineWidget } from "../define-widget.ts"
import { choiceSetting, newTabSetting, switchSetting, textSetting } from "../setting-schemas.ts"

/** A button that links to a page of the shop, else to a document or a URL. */
export const buttonLinkWidget = defineWidget({
  type: "core/button_link",
  name: "Button",
  purpose: "Leads to a page of the shop, a document or another site.",
  settings: z.object({
    button_text: textSetting.describe("What the button says. Empty shows no button."),
    button_colour: textSetting.describe(
      "A colour code: wht, blk, bnd, pri, sec, suc, inf, wrn or dng.",
    ),
    button_url: textSetting.describe("Where it leads when neither page nor document is chosen."),
    link_to_page: choiceSetting
      .meta({ model: "cognito/page" })
      .describe("The page of the shop it leads to."),
    link_to_document: textSetting.describe("The document it leads to when no page is chosen."),
    open_in_new_tab: newTabSetting.describe(
      "Opens a new tab. Not set, links to other sites do and links into the shop do not.",
    ),
    full_width: switchSetting.describe("As wide as its block."),
  }),
  examples: ({ pageId }) => [
    {
      name: "To a page of the shop",
      settings: { button_text: "Read more", link_to_page: pageId, button_colour: "bnd" },
    },
    {
      name: "To another site, full width",
      settings: {
        button_text: "Safe Work Australia",
        button_url: "https://www.safeworkaustralia.gov.au/",
        button_colour: "inf",
        open_in_new_tab: 1,
        full_width: 1,
      },
    },
    {
      name: "To a document",
      settings: { button_text: "Shipping rules", link_to_document: "/shipping-and-returns" },
    },
  ],
  load: async ({ link_to_page: pageId, ...settings }, { locale }) => {
    const path = pageId === null ? null : await getPagePath(pageId)
    const url = path
      ? buildLocalePath(locale, path)
      : settings.link_to_document || settings.button_url
    return resolveLink(url, settings.open_in_new_tab)
  },
  View: ({ settings, data, context }) =>
    data && settings.button_text !== "" ? (
      <div>
        <ButtonLink
          link={data}
          locale={context.locale}
          lang={buildFieldAttributes(context.locale, context, "button_text")}
          text={settings.button_text}
          colour={settings.button_colour}
          isFullWidth={settings.full_width}
        />
      </div>
    ) : null,
})

async function getPagePath(id: number): Promise<string | null> {
  const { pages } = await getSite()
  for (const { id: pageId, slug } of pages.values()) {
    if (pageId === id) return slug === "home" ? "/" : `/${slug}`
  }
  return null
}
