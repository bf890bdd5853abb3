import "server-only"
import { cache } from "react"
import { lifetimes, tags } from "#lib/cache.ts"
import type { MenuLink } from "#lib/site/site.ts"
import { registerCacheTags } from "./cache-tags.ts"
import { fetchRest } from "./transport.ts"

/**
 * Lists the links below a menu's name or a link's id, in order, from `offset` on; empty where the
 * parent does not exist.
 */
export const listLinks = cache(
  async (parent: string, limit: number, offset: number): Promise<MenuLink[]> => {
    await registerCacheTags([tags.link(parent)], lifetimes.page)
    const { data } = await fetchRest("listLinks", { query: { parent } })
    return data
      .slice(offset, offset + limit)
      .map(({ id, name, link, icon }) => ({ id, name, href: link, icon }))
  },
)
