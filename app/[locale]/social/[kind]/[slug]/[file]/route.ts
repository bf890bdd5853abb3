import { join } from "node:path"
import { getSite } from "#lib/api/site.ts"
import { isLocale } from "#lib/contract/languages.ts"
import { getEnv } from "#lib/env.ts"
import { log } from "#lib/log.ts"
import { CardMaker } from "#lib/seo/social/card-maker.ts"
import { KeptCards } from "#lib/seo/social/kept-cards.ts"
import {
  buildCardPath,
  buildCardVersion,
  buildShopCard,
  type SocialCard,
} from "#lib/seo/social/social-card.ts"
import type { Site } from "#lib/site/site.ts"
import { drawCard } from "./draw-card.ts"
import { type CardPlace, getCard } from "./get-card.ts"

export const dynamic = "force-dynamic"

type Context = { params: Promise<CardPlace & { file: string }> }

const fileName = /^([0-9a-f]{16})\.jpg$/
const forEver = "public, max-age=31536000, immutable"
const forAMinute = "public, max-age=60"

let made: { kept: KeptCards; maker: CardMaker } | null = null

/** What is kept and under way, one per process, begun with the first picture that is asked for. */
function getCards() {
  if (made) return made
  const kept = new KeptCards(join(getEnv().DATA_DIR, "social"))
  made = { kept, maker: new CardMaker(kept) }
  return made
}

/**
 * The picture that social networks show of a page, for ever at the address of its version. Any other
 * version leads to the one of now; what the shop does not have is not found.
 */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { file, ...place } = await params
  const wanted = fileName.exec(file)?.[1]
  if (!wanted || !isLocale(place.locale)) return answerNotFound()
  const site = await getSite()
  const card = await getCardOrOutage(place, site)
  if (card === null) return answerNotFound()
  if (card === "outage") return answerInOutage(wanted, site, place.locale)
  const version = buildCardVersion(card, site.settings, place.locale)
  if (version !== wanted) return redirectTo(buildCardPath(card, version, place.locale))
  if (request.headers.get("if-none-match")?.includes(version)) {
    return new Response(null, { status: 304, headers: buildHeaders(version, forEver) })
  }
  return answerCard(card, version, site)
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

async function answerCard(card: SocialCard, version: string, site: Site): Promise<Response> {
  const drawn = await getCards().maker.getCard(version, () => drawCard(card, site.settings))
  if (drawn === null) return new Response(null, { status: 503 })
  return answerJpeg(drawn.jpeg, buildHeaders(version, drawn.isFinal ? forEver : forAMinute))
}

/** While nobody can tell what is on it: the very picture if it was ever made, else the shop's own. */
async function answerInOutage(wanted: string, site: Site, locale: string): Promise<Response> {
  const jpeg = await getCards().kept.get(wanted)
  if (jpeg) return answerJpeg(jpeg, buildHeaders(wanted, forAMinute))
  const card = buildShopCard(site.settings)
  const version = buildCardVersion(card, site.settings, locale)
  const drawn = await getCards().maker.getCard(version, () => drawCard(card, site.settings))
  if (drawn === null) return new Response(null, { status: 503 })
  return answerJpeg(drawn.jpeg, buildHeaders(version, forAMinute))
}

const answerNotFound = () => new Response(null, { status: 404 })

const redirectTo = (path: string) =>
  new Response(null, { status: 307, headers: { Location: path, "Cache-Control": forAMinute } })

const buildHeaders = (version: string, cacheControl: string) => ({
  ETag: `"${version}"`,
  "Cache-Control": cacheControl,
})

function answerJpeg(jpeg: Buffer, headers: Record<string, string>): Response {
  const length = String(jpeg.length)
  return new Response(new Uint8Array(jpeg), {
    headers: { ...headers, "Content-Type": "image/jpeg", "Content-Length": length },
  })
}
