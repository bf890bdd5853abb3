import "server-only"
import { cache } from "react"
import { lifetimes, tags } from "#lib/cache.ts"
import { defaultLocale } from "#lib/contract/languages.ts"
import type { MenuLink } from "#lib/site/site.ts"
import { registerCacheTags } from "./cache-tags.ts"
import { getContentLanguage } from "./content-language.ts"
import { parseLink } from "./parse-site.ts"
import { fetchRest } from "./transport.ts"

/**
 * Lists the links below a menu's name or a link's id, in order, from `offset` on; empty where the
 * parent does not exist.
 */
export const listLinks = cache(
  async (
    parent: string,
    limit: number,
    offset: number,
    locale: string = defaultLocale,
  ): Promise<MenuLink[]> => {
    await registerCacheTags([tags.link(parent)], lifetimes.page, locale)
    const { language } = await getContentLanguage(locale)
    const { data } = await fetchRest("listLinks", { query: { parent } }, { language })
    return data.slice(offset, offset + limit).map(parseLink)
  },
)
