import "server-only"
import { getListPage } from "#lib/api/content.ts"
import { getContentLanguage } from "#lib/api/content-language.ts"
import { listGalleryCovers } from "#lib/api/galleries.ts"
import { getSite } from "#lib/api/site.ts"
import { fetchRest } from "#lib/api/transport.ts"
import { getPageCount } from "#lib/catalogue/pagination.ts"
import { buildProductPath, seasonalRoot } from "#lib/catalogue/shop-paths.ts"
import { articlesPerPage, buildArticlePath, buildBlogPath } from "#lib/content/article.ts"
import { buildGroupSlug } from "#lib/content/group-slug.ts"
import type { Page } from "#lib/content/page.ts"
import { isVisible } from "#lib/content/schedule.ts"
import { defaultLocale } from "#lib/contract/languages.ts"
import {
  idsPerChunk,
  type PublicUrlKind,
  publicUrlKinds,
  type WirePublicUrl,
} from "#lib/contract/seo-calls.ts"
import type { Site } from "#lib/site/site.ts"
import {
  hasSeason,
  listDefaultPageUrls,
  listGroupUrls,
  listPageUrls,
  listSeasonalUrls,
  type PublicUrl,
  type PublicUrlRecord,
} from "./public-url.ts"

const galleryGroup = "core/gallery_group"

/** Range of URLs of one kind, by the ids of their records; number 1 is the first. */
export type AddressChunk = { kind: PublicUrlKind; number: number; count: number; updatedAt: string }

type IdRangeQuery = { after: number; through: number; withCounts: boolean; within?: string }

type AddressPart = { data: WirePublicUrl[]; next: number | null }

/** Records per request: few in the first one, so that the reader need not wait for the rest. */
const firstPart = 100
const furtherPart = 1_000

const everyId = { after: 0, through: 2_147_483_647 }

/**
 * Lists every URL that the public may read and search engines may index, with the further pages of
 * lists, fetched from the API page by page. Throws an ApiError, also during iteration.
 */
export async function* listSitemapUrls(): AsyncGenerator<PublicUrl> {
  const site = await getSite()
  for (const kind of publicUrlKinds) {
    yield* streamKind(site, kind, { ...everyId, withCounts: true })
  }
  const chunks = await listAddressChunks("article")
  const count = chunks.reduce((sum, chunk) => sum + chunk.count, 0)
  for (let page = 2; page <= getPageCount(count, articlesPerPage); page += 1) {
    yield {
      path: buildBlogPath(page),
      kind: "further",
      slug: "blog",
      updatedAt: null,
      pictures: [],
      languages: [],
    }
  }
}

/** Lists the URLs of one chunk, without further pages of lists. Throws an ApiError, as above. */
export async function* listSitemapChunkUrls(
  kind: PublicUrlKind,
  number: number,
): AsyncGenerator<PublicUrl> {
  const range = { after: (number - 1) * idsPerChunk, through: number * idsPerChunk }
  for await (const address of streamKind(await getSite(), kind, { ...range, withCounts: false })) {
    if (address.kind !== "further") yield address
  }
}

/**
 * Returns the chunks of one kind or of all, or the one with this number where it exists; in another
 * language than English those with a page that is complete in it.
 */
export async function listAddressChunks(
  kind?: PublicUrlKind,
  number?: number,
  locale: string = defaultLocale,
): Promise<AddressChunk[]> {
  const { language } = await getContentLanguage(locale)
  if (locale !== defaultLocale && language === null) return []
  const { data } = await fetchRest("listAddressChunks", { query: { kind, number } }, { language })
  return data.map(({ updated_at: updatedAt, ...chunk }) => ({ ...chunk, updatedAt }))
}

async function* streamKind(
  site: Site,
  kind: PublicUrlKind,
  query: IdRangeQuery,
): AsyncGenerator<PublicUrl> {
  if (kind === "page") {
    const itemsOf = await listGalleryItems(site)
    if (query.after === 0) yield* listDefaultPageUrls(site)
    for await (const record of streamRecords(kind, query)) {
      yield* listPageUrls(site, record, itemsOf.get(record.slug) ?? [])
    }
  } else if (kind === "group") {
    yield* streamGroups(site, query)
  } else {
    const buildPath = kind === "product" ? buildProductPath : buildArticlePath
    for await (const { productCount: _count, ...record } of streamRecords(kind, query)) {
      yield { path: buildPath(record.slug), kind, ...record }
    }
  }
}

async function* streamGroups(site: Site, query: IdRangeQuery): AsyncGenerator<PublicUrl> {
  for await (const record of streamRecords("group", query)) yield* listGroupUrls(site, record)
  if (!hasSeason(site)) return
  const seasonal = { ...query, withCounts: true, within: seasonalRoot }
  for await (const record of streamRecords("group", seasonal)) {
    yield* listSeasonalUrls(site, record)
  }
}

async function* streamRecords(
  kind: PublicUrlKind,
  { after, through, withCounts, within }: IdRangeQuery,
): AsyncGenerator<PublicUrlRecord> {
  const query = { kind, through, with_counts: withCounts ? "1" : "0", within } as const
  let pageSize = firstPart
  for (let next: number | null = after; next !== null; ) {
    const response: AddressPart = await fetchRest("listPublicAddresses", {
      query: { ...query, after: next, page_size: pageSize },
    })
    pageSize = furtherPart
    for (const wire of response.data) yield parseRecord(wire)
    // Terminates whatever the API responds: ids only grow.
    next = response.next !== null && response.next > next ? response.next : null
  }
}

function parseRecord(wire: WirePublicUrl): PublicUrlRecord {
  return {
    slug: wire.slug,
    updatedAt: wire.updated_at,
    pictures: wire.images.map((image) => ({ ...image, aspect: "4x3" as const })),
    languages: wire.complete_languages,
    productCount: wire.product_count,
  }
}

/** Returns the gallery slugs that may follow a page's path, by the page's slug. */
async function listGalleryItems(site: Site): Promise<ReadonlyMap<string, string[]>> {
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
