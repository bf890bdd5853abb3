import { listArticles } from "#lib/api/content.ts"
import { listNewProducts, searchProducts } from "#lib/api/products.ts"
import { getSite } from "#lib/api/site.ts"
import {
  buildGroupPath,
  buildProductPath,
  seasonalRoot,
  shopRoot,
} from "#lib/catalogue/shop-paths.ts"
import { buildArticlePath } from "#lib/content/article.ts"
import { buildLocalePath } from "#lib/contract/languages.ts"
import { log } from "#lib/log.ts"
import type { PublicUrl } from "#lib/seo/crawl/public-url.ts"
import { listSitemapUrls } from "#lib/seo/crawl/public-urls-api.ts"
import { listPrerenderedSlugs } from "#lib/site/page-slugs.ts"
import type { Site } from "#lib/site/site.ts"

/** A page that the studio can open. */
export type PageChoice = { kind: ChoiceKind; name: string; path: string }
export const choiceKinds = ["page", "group", "product", "article"] as const
type ChoiceKind = (typeof choiceKinds)[number]

const maxPerKind = 60
const newProductCount = 24
/** Maximum number of URLs that are searched for a term. */
const maxUrls = 20_000

/**
 * Returns the pages whose name or path contains all search terms; without terms, the first pages of
 * each kind.
 */
export async function findPages(words: string, locale: string): Promise<PageChoice[]> {
  const site = await getSite()
  const terms = words.toLowerCase().split(/\s+/).filter(Boolean)
  const hasWords = (text: string) => terms.every((word) => text.toLowerCase().includes(word))
  const [products, articles, others] = await Promise.all([
    listProducts(words),
    listBlogArticles(),
    words === "" ? [] : listOtherUrls(hasWords),
  ])
  const named = [...listSitePages(site), ...listGroups(site), ...articles]
  const known = [...named.filter(({ name, path }) => hasWords(`${name} ${path}`)), ...products]
  const paths = new Set(known.map(({ path }) => path))
  const found = [...known, ...others.filter(({ path }) => !paths.has(path))]
  return choiceKinds.flatMap((kind) =>
    found
      .filter((choice) => choice.kind === kind)
      .slice(0, maxPerKind)
      .map((choice) => ({ ...choice, path: buildLocalePath(locale, choice.path) })),
  )
}

function listSitePages(site: Site): PageChoice[] {
  const fixed = ["/", "/shop", "/shop-christmas", "/blog", "/contact", "/search"]
  const slugs = listPrerenderedSlugs(site).map((slug) => (slug === "home" ? "/" : `/${slug}`))
  return [...new Set([...fixed, ...slugs])].map((path) => ({
    kind: "page" as const,
    name: site.pages.get(path === "/" ? "home" : path.slice(1))?.name || path,
    path,
  }))
}

function listGroups({ groups }: Site): PageChoice[] {
  return groups
    .filter((group) => group.level > 0)
    .map(({ name, slug, root }) => {
      const isSeasonal = groups.find(({ id }) => id === root)?.slug === seasonalRoot
      const path = buildGroupPath(isSeasonal ? seasonalRoot : shopRoot, slug)
      return { kind: "group", name, path }
    })
}

async function listProducts(words: string): Promise<PageChoice[]> {
  const tiles =
    words === "" ? await listNewProducts(newProductCount) : (await searchProducts(words, 1)).tiles
  return tiles.map(({ name, slug }) => ({ kind: "product", name, path: buildProductPath(slug) }))
}

async function listBlogArticles(): Promise<PageChoice[]> {
  const { articles } = await listArticles(1, maxPerKind)
  return articles.map(({ name, slug }) => ({
    kind: "article",
    name,
    path: buildArticlePath(slug),
  }))
}

const kinds: Record<PublicUrl["kind"], ChoiceKind> = {
  page: "page",
  item: "page",
  further: "page",
  group: "group",
  product: "product",
  article: "article",
}

async function listOtherUrls(hasWords: (text: string) => boolean): Promise<PageChoice[]> {
  const urls = await listShopUrls(maxUrls)
  return urls
    .filter(({ path }) => hasWords(path))
    .map(({ kind, path }) => ({ kind: kinds[kind], name: path, path }))
}

/**
 * Returns the first URLs of the shop, in English. Empty if they cannot be listed: they are optional
 * suggestions.
 */
export async function listShopUrls(limit: number): Promise<Pick<PublicUrl, "kind" | "path">[]> {
  const urls: Pick<PublicUrl, "kind" | "path">[] = []
  try {
    for await (const { kind, path } of listSitemapUrls()) {
      if (urls.push({ kind, path }) >= limit) break
    }
  } catch (error) {
    log.warn({ reason: String(error) }, "seo-studio: listing URLs failed")
  }
  return urls
}
