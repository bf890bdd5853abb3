import { getTranslations } from "next-intl/server"
import { buildTextPicker } from "#lib/i18n/texts-of.ts"
import { networks } from "#lib/seo-tools/social-cards.ts"
import type { MetaTextLabels } from "./meta-text-props.ts"

/** Maps each placeholder to itself, so that the browser can fill it in. */
const placeholders = {
  width: "{width}",
  max: "{max}",
  characters: "{characters}",
  domain: "{domain}",
}

/** Returns the labels of the meta text editor in the reader's language. */
export async function buildMetaTextLabels(locale: string): Promise<MetaTextLabels> {
  const t = await getTranslations({ locale, namespace: "studio.proposal" })
  const tSections = await getTranslations({ locale, namespace: "studio.sections" })
  const some = buildTextPicker<"studio.proposal">(t, placeholders)
  const part = buildTextPicker<"studio.sections">(tSections, placeholders)
  return {
    texts: part("texts", ["heading", "intro"]),
    cards: part("cards", ["heading", "intro"]),
    fields: some("fields", ["title", "description", "show", "reset"]),
    length: some("length", ["measure", "empty", "short", "good", "long"]),
    copy: some("copy", ["title", "description", "link", "done", "failed"]),
    search: some("search", ["desktop", "phone", "noTitle", "noDescription"]),
    networks: some("networks", networks),
    themes: some("themes", ["light", "dark"]),
    from: t("from", placeholders),
    noPicture: t("noPicture"),
  }
}
