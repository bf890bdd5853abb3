import { join } from "node:path"
import { getContentPage } from "#app/[locale]/(content)/_data/get-content-page.ts"
import { buildPageCard, getArticleCard } from "#app/[locale]/(content)/_data/page-cards.ts"
import { getCategoryCard, getProductCard } from "#app/[locale]/(shop)/_data/shop-cards.ts"
import { buildProductFacts } from "#components/commerce/product/product-facts.ts"
import { getArticle } from "#lib/api/content.ts"
import { getProduct } from "#lib/api/products.ts"
import { getSite } from "#lib/api/site.ts"
import { isLocale } from "#lib/contract/languages.ts"
import { slugSchema } from "#lib/contract/primitives.ts"
import { getEnv } from "#lib/env.ts"
import { log } from "#lib/log.ts"
import { matchesEtag } from "#lib/runtime/http-headers.ts"
import { CardFileCache } from "#lib/seo/social/card-file-cache.ts"
import { CardRenderer } from "#lib/seo/social/card-renderer.ts"
import {
  buildCardPath,
  buildCardVersion,
  buildShopCard,
  type SocialCard,
  socialKinds,
} from "#lib/seo/social/social-card.ts"
import type { Site } from "#lib/site/site.ts"
import { renderCard } from "./render-card.ts"

export const dynamic = "force-dynamic"

type Context = { params: Promise<CardParams & { file: string }> }

const fileName = /^([0-9a-f]{16})\.jpg$/
const immutableCaching = "public, max-age=31536000, immutable"
const shortCaching = "public, max-age=60"

let instances: { cache: CardFileCache; renderer: CardRenderer } | null = null

/** Returns the card cache and renderer, one per process, created by the first request. */
function getCards() {
  if (instances) return instances
  const cache = new CardFileCache(join(getEnv().DATA_DIR, "social"))
  instances = { cache, renderer: new CardRenderer(cache) }
  return instances
}

/**
 * Responds with the JPEG that social networks show for a page. The URL of the current version is
 * immutable; any other version redirects to it. Responds with 404 for a page that does not exist.
 */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { file, ...cardParams } = await params
  const requestedVersion = fileName.exec(file)?.[1]
  if (!requestedVersion || !isLocale(cardParams.locale)) return buildNotFoundResponse()
  const site = await getSite(cardParams.locale)
  const card = await getCardOrOutage(cardParams, site)
  if (card === null) return buildNotFoundResponse()
  if (card === "outage") return buildOutageResponse(requestedVersion, site, cardParams.locale)
  const version = buildCardVersion(card, site.settings, cardParams.locale)
  if (version !== requestedVersion)
    return redirectTo(buildCardPath(card, version, cardParams.locale))
  if (matchesEtag(request.headers.get("If-None-Match"), buildEtag(version))) {
    return new Response(null, { status: 304, headers: buildHeaders(version, immutableCaching) })
  }
  return buildCardResponse(card, version, site)
}

async function getCardOrOutage(
  params: CardParams,
  site: Site,
): Promise<SocialCard | null | "outage"> {
  try {
    return await getCard(params, site)
  } catch (error) {
    log.warn({ ...params, reason: String(error) }, "social-card: content unavailable")
    return "outage"
  }
}

async function buildCardResponse(card: SocialCard, version: string, site: Site): Promise<Response> {
  const rendered = await getCards().renderer.getCard(version, () => renderCard(card, site.settings))
  if (rendered === null) return new Response(null, { status: 503 })
  return buildJpegResponse(
    rendered.jpeg,
    buildHeaders(version, rendered.isFinal ? immutableCaching : shortCaching),
  )
}

/**
 * Returns the fallback while the API is unavailable: the requested card if it is in the file cache,
 * else the shop's card. Cacheable for one minute.
 */
async function buildOutageResponse(
  requestedVersion: string,
  site: Site,
  locale: string,
): Promise<Response> {
  const jpeg = await getCards().cache.get(requestedVersion)
  if (jpeg) return buildJpegResponse(jpeg, buildHeaders(requestedVersion, shortCaching))
  const card = buildShopCard(site.settings)
  const version = buildCardVersion(card, site.settings, locale)
  const rendered = await getCards().renderer.getCard(version, () => renderCard(card, site.settings))
  if (rendered === null) return new Response(null, { status: 503 })
  return buildJpegResponse(rendered.jpeg, buildHeaders(version, shortCaching))
}

const buildNotFoundResponse = () => new Response(null, { status: 404 })

const redirectTo = (path: string) =>
  new Response(null, { status: 307, headers: { Location: path, "Cache-Control": shortCaching } })

const buildEtag = (version: string) => `"${version}"`

const buildHeaders = (version: string, cacheControl: string) => ({
  ETag: buildEtag(version),
  "Cache-Control": cacheControl,
})

function buildJpegResponse(jpeg: Buffer, headers: Record<string, string>): Response {
  const length = String(jpeg.length)
  return new Response(new Uint8Array(jpeg), {
    headers: { ...headers, "Content-Type": "image/jpeg", "Content-Length": length },
  })
}

type CardParams = { locale: string; kind: string; slug: string }

/** Returns the current content of the social card at this route; null if there is no such page. */
async function getCard({ locale, kind, slug }: CardParams, site: Site): Promise<SocialCard | null> {
  const knownKind = socialKinds.find((one) => one === kind)
  if (!knownKind || !slugSchema.safeParse(slug).success) return null
  switch (knownKind) {
    case "shop": {
      const card = buildShopCard(site.settings)
      return card.slug === slug ? card : null
    }
    case "product": {
      const product = await getProduct(slug, locale)
      return product && getProductCard(locale, buildProductFacts(product))
    }
    case "category": {
      const group = site.groups.find((one) => one.slug === slug)
      return group ? getCategoryCard(locale, group, site.groups) : null
    }
    case "article": {
      const article = await getArticle(slug, locale)
      return article && getArticleCard(locale, article)
    }
    case "page": {
      const content = await getContentPage(slug, locale)
      return content && buildPageCard(content)
    }
  }
}
