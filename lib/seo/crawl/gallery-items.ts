import "server-only"
import { getListPage } from "#lib/api/content.ts"
import { listGalleryCovers } from "#lib/api/galleries.ts"
import { buildGroupSlug } from "#lib/content/group-slug.ts"
import type { Page } from "#lib/content/page.ts"
import { isVisible } from "#lib/content/schedule.ts"
import type { Site } from "#lib/site/site.ts"

const galleryGroup = "core/gallery_group"

/** Returns the gallery slugs that may follow a page's path, by the page's slug. */
export async function listGalleryItems(site: Site): Promise<ReadonlyMap<string, string[]>> {
  const isList = site.settings.config.list_page_content
  const entries = await Promise.all(
    [...site.pages.values()].map(async (page) => {
      const composed = isList ? await getListPage(page.slug) : page
      return [page.slug, composed ? await listItems(composed) : []] as const
    }),
  )
  return new Map(entries)
}

async function listItems({ rows }: Page): Promise<string[]> {
  const groups = rows
    .flatMap(({ blocks }) => blocks)
    .flatMap(({ widgets }) => widgets)
    .filter(({ type, frame }) => type === galleryGroup && isVisible(frame.schedule, Date.now()))
    .map(({ settings: { group } }) => (typeof group === "string" ? buildGroupSlug(group) : ""))
  const lists = await Promise.all(
    [...new Set(groups)]
      .filter((group) => group !== "")
      .map((group) => listGalleryCovers(group, null, "16x9")),
  )
  return [...new Set(lists.flatMap(({ covers }) => covers.map(({ url }) => url)))]
}
