import { fetchRendition } from "#lib/api/rendition.ts"
import type { ImageAspect } from "#lib/contract/image-sizes.ts"
import type { Picture } from "#lib/images/picture.ts"
import { log } from "#lib/log.ts"
import { buildCardTexts } from "#lib/seo/social/build-card-texts.ts"
import { largeLogoPx, logoPx } from "#lib/seo/social/card-design.ts"
import type { RenderedCard } from "#lib/seo/social/card-renderer.ts"
import { type CardLayers, renderCardLayers } from "#lib/seo/social/render-card-layers.ts"
import type { CardBrand, SocialCard } from "#lib/seo/social/social-card.ts"
import { renderCardTexts } from "./render-card-texts.tsx"

/** Smallest rendered width at which a 4:3 image is as high as the card. */
const photoWidthPx = 850

/**
 * Renders a page's social card. A layer that cannot be fetched or rendered is omitted; the card is
 * then not final.
 */
export async function renderCard(card: SocialCard, brand: CardBrand): Promise<RenderedCard> {
  const cardTexts = buildCardTexts(card, brand)
  const { logo, darkLogo } = brand.organisation
  const layerResults = await Promise.all([
    attempt("texts", () => renderCardTexts(cardTexts)),
    fetchLayer("photo", card.picture, "4x3", photoWidthPx),
    fetchLayer("logo", cardTexts.shop === null ? null : logo, "1x1", logoPx),
  ])
  const [texts, photo, smallLogo] = layerResults
  const largeLogo =
    photo instanceof Buffer ? null : await fetchLayer("logo", darkLogo ?? logo, "1x1", largeLogoPx)
  const isComplete = ![...layerResults, largeLogo].includes("missing")
  const layers: CardLayers = {
    texts: orNull(texts),
    photo: orNull(photo),
    logo: orNull(smallLogo),
    darkLogo: orNull(largeLogo),
  }
  for (const candidate of [layers, { ...layers, photo: null }]) {
    const jpeg = await attempt("photo", () => renderCardLayers(candidate))
    if (jpeg !== "missing") return { jpeg, isFinal: isComplete && candidate === layers }
  }
  const noLayers = { texts: null, photo: null, logo: null, darkLogo: null }
  return { jpeg: await renderCardLayers(noLayers), isFinal: false }
}

async function fetchLayer(
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

async function attempt<T>(part: string, run: () => Promise<T>): Promise<T | "missing"> {
  try {
    return await run()
  } catch (error) {
    log.warn({ part, reason: String(error) }, "social-card: layer missing")
    return "missing"
  }
}
