import { join } from "node:path"
import { getSite } from "#lib/api/site.ts"
import { isLocale } from "#lib/contract/languages.ts"
import { getEnv } from "#lib/env.ts"
import { log } from "#lib/log.ts"
import { CardFileCache } from "#lib/seo/social/card-file-cache.ts"
import { CardMaker } from "#lib/seo/social/card-renderer.ts"
import {
  buildCardPath,
  buildCardVersion,
  buildShopCard,
  type SocialCard,
} from "#lib/seo/social/social-card.ts"
import type { Site } from "#lib/site/site.ts"
import { type CardPlace, getCard } from "./get-card.ts"
import { renderCard } from "./render-card.ts"

export const dynamic = "force-dynamic"

type Context = { params: Promise<CardPlace & { file: string }> }

const fileName = /^([0-9a-f]{16})\.jpg$/
const forEver = "public, max-age=31536000, immutable"
const forAMinute = "public, max-age=60"

let made: { cache: CardFileCache; maker: CardMaker } | null = null

/** Returns the card cache and renderer, one per process, created by the first request. */
function getCards() {
  if (made) return made
  const cache = new CardFileCache(join(getEnv().DATA_DIR, "social"))
  made = { cache, maker: new CardMaker(cache) }
  return made
}

/**
 * Responds with the JPEG that social networks show for a page. The URL of the current version is
 * immutable; any other version redirects to it. Responds with 404 for a page that does not exist.
 */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { file, ...place } = await params
  const wanted = fileName.exec(file)?.[1]
  if (!wanted || !isLocale(place.locale)) return buildNotFoundResponse()
  const site = await getSite()
  const card = await getCardOrOutage(place, site)
  if (card === null) return buildNotFoundResponse()
  if (card === "outage") return buildOutageResponse(wanted, site, place.locale)
  const version = buildCardVersion(card, site.settings, place.locale)
  if (version !== wanted) return redirectTo(buildCardPath(card, version, place.locale))
  if (request.headers.get("if-none-match")?.includes(version)) {
    return new Response(null, { status: 304, headers: buildHeaders(version, forEver) })
  }
  return buildCardResponse(card, version, site)
}

async function getCardOrOutage(
  place: CardPlace,
  site: Site,
): Promise<SocialCard | null | "outage"> {
  try {
    return await getCard(place, site)
  } catch (error) {
    log.warn({ ...place, reason: String(error) }, "what a picture shows is not known now")
    return "outage"
  }
}

async function buildCardResponse(card: SocialCard, version: string, site: Site): Promise<Response> {
  const drawn = await getCards().maker.getCard(version, () => renderCard(card, site.settings))
  if (drawn === null) return new Response(null, { status: 503 })
  return buildJpegResponse(drawn.jpeg, buildHeaders(version, drawn.isFinal ? forEver : forAMinute))
}

/**
 * Returns the fallback while the API is unavailable: the requested card if it is in the file cache,
 * else the shop's card. Cacheable for one minute.
 */
async function buildOutageResponse(wanted: string, site: Site, locale: string): Promise<Response> {
  const jpeg = await getCards().cache.get(wanted)
  if (jpeg) return buildJpegResponse(jpeg, buildHeaders(wanted, forAMinute))
  const card = buildShopCard(site.settings)
  const version = buildCardVersion(card, site.settings, locale)
  const drawn = await getCards().maker.getCard(version, () => renderCard(card, site.settings))
  if (drawn === null) return new Response(null, { status: 503 })
  return buildJpegResponse(drawn.jpeg, buildHeaders(version, forAMinute))
}

const buildNotFoundResponse = () => new Response(null, { status: 404 })

const redirectTo = (path: string) =>
  new Response(null, { status: 307, headers: { Location: path, "Cache-Control": forAMinute } })

const buildHeaders = (version: string, cacheControl: string) => ({
  ETag: `"${version}"`,
  "Cache-Control": cacheControl,
})

function buildJpegResponse(jpeg: Buffer, headers: Record<string, string>): Response {
  const length = String(jpeg.length)
  return new Response(new Uint8Array(jpeg), {
    headers: { ...headers, "Content-Type": "image/jpeg", "Content-Length": length },
  })
}
