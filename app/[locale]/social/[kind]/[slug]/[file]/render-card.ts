import { fetchRendition } from "#lib/api/rendition.ts"
import type { ImageAspect } from "#lib/contract/image-sizes.ts"
import type { Picture } from "#lib/images/picture.ts"
import { log } from "#lib/log.ts"
import { buildCardTexts } from "#lib/seo/social/build-card-texts.ts"
import { largeLogoPx, logoPx } from "#lib/seo/social/card-design.ts"
import type { MadeCard } from "#lib/seo/social/card-renderer.ts"
import { type CardLayers, renderCardLayers } from "#lib/seo/social/render-card-layers.ts"
import type { CardBrand, SocialCard } from "#lib/seo/social/social-card.ts"
import { renderCardTexts } from "./render-card-texts.tsx"

/** Smallest rendered width at which a 4:3 image is as high as the card. */
const photoWidthPx = 850

/**
 * Renders a page's social card. A layer that cannot be fetched or rendered is omitted; the card is
 * then not final.
 */
export async function renderCard(card: SocialCard, brand: CardBrand): Promise<MadeCard> {
  const planned = buildCardTexts(card, brand)
  const { logo, darkLogo } = brand.organisation
  const parts = await Promise.all([
    attempt("texts", () => renderCardTexts(planned)),
    fetchPart("photo", card.picture, "4x3", photoWidthPx),
    fetchPart("logo", planned.shop === null ? null : logo, "1x1", logoPx),
  ])
  const [texts, photo, small] = parts
  const large =
    photo instanceof Buffer ? null : await fetchPart("logo", darkLogo ?? logo, "1x1", largeLogoPx)
  const isWhole = ![...parts, large].includes("missing")
  const layers: CardLayers = {
    texts: orNull(texts),
    photo: orNull(photo),
    logo: orNull(small),
    darkLogo: orNull(large),
  }
  for (const fewer of [layers, { ...layers, photo: null }]) {
    const jpeg = await attempt("photo", () => renderCardLayers(fewer))
    if (jpeg !== "missing") return { jpeg, isFinal: isWhole && fewer === layers }
  }
  const bare = { texts: null, photo: null, logo: null, darkLogo: null }
  return { jpeg: await renderCardLayers(bare), isFinal: false }
}

async function fetchPart(
  part: string,
  picture: Pick<Picture, "hash"> | null,
  aspect: ImageAspect,
  widthPx: number,
): Promise<Buffer | null | "missing"> {
  if (!picture) return null
  const format = part === "photo" ? "jpeg" : "webp"
  return attempt(part, () => fetchRendition({ hash: picture.hash, aspect }, widthPx, format))
}

const orNull = (part: Buffer | null | "missing") => (part === "missing" ? null : part)

async function attempt<T>(part: string, make: () => Promise<T>): Promise<T | "missing"> {
  try {
    return await make()
  } catch (error) {
    log.warn({ part, reason: String(error) }, "part of a picture for social networks is missing")
    return "missing"
  }
}
