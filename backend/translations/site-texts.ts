import type { z } from "zod"
import type { siteConfigSchema, WireDomain } from "#lib/contract/site.ts"
import type { SourceText } from "./widget-texts.ts"

type SiteConfig = z.output<typeof siteConfigSchema>

const memberLabel = "config.profile.club_additional_member_label"

/** Lists the texts among the site's switches that visitors read. */
export function listConfigTexts({ profile }: SiteConfig): SourceText[] {
  const text = profile.club_additional_member_label
  const isShown = profile.club_additional_member && text.trim() !== ""
  return isShown ? [{ field: memberLabel, format: "text", text }] : []
}

/** Returns the site with its texts in the requested language, as far as they are translated. */
export function translateSite(site: WireDomain, texts: ReadonlyMap<string, string>): WireDomain {
  const { seo_title_prefix: prefix, seo_title_suffix: suffix, config } = site
  const label = texts.get(memberLabel)
  return {
    ...site,
    seo_title_prefix: withMargins(prefix, texts.get("seo_title_prefix")),
    seo_title_suffix: withMargins(suffix, texts.get("seo_title_suffix")),
    config: {
      ...config,
      profile: { ...config.profile, ...(label && { club_additional_member_label: label }) },
    },
  }
}

/** A saved translation has no white space at its ends; that of a title's suffix separates it. */
function withMargins(source: string, text: string | undefined): string {
  return text === undefined ? source : source.replace(/\S.*\S|\S/s, () => text)
}
