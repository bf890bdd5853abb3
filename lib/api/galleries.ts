import "server-only"
import { cache } from "react"
import { lifetimes, tags } from "#lib/cache.ts"
import type { Gallery, GalleryCover, Slide } from "#lib/content/gallery.ts"
import { sanitiseHtml } from "#lib/content/sanitise-html.ts"
import type { WireGallery, WireSlide } from "#lib/contract/gallery.ts"
import type { ImageAspect } from "#lib/contract/image.ts"
import { defaultLocale, type Locale } from "#lib/contract/languages.ts"
import { parseTranslated } from "#lib/contract/translated-text.ts"
import { registerCacheTags } from "./cache-tags.ts"
import { getContentLanguage } from "./content-language.ts"
import { parsePicture } from "./picture.ts"
import { fetchGraphql, fetchRest } from "./transport.ts"

/** Specification 2, section 9: covers are 400 px wide, 16x9. */
const coverAspect = "16x9"
const coverWidthPx = 400

/**
 * Returns the gallery with its slides, or null where there is none. Its images have the given
 * aspect and width in pixels, and an aspect of their own for the lightbox.
 */
export const getGallery = cache(
  async (
    id: number,
    aspect: ImageAspect,
    widthPx: number,
    lightboxAspect: ImageAspect,
    locale: string = defaultLocale,
  ): Promise<Gallery | null> => {
    await registerCacheTags([tags.gallery(id)], lifetimes.page, locale)
    const { language } = await getContentLanguage(locale)
    return fetchGallery(id, { aspect, widthPx, lightboxAspect, language })
  },
)

/**
 * Returns the gallery for a client-side request. No page is rendered from it, so no cache tags are
 * registered.
 */
export async function findGallery(
  id: number,
  aspect: ImageAspect,
  locale: Locale,
): Promise<Gallery | null> {
  const { language } = await getContentLanguage(locale)
  const size = { aspect, widthPx: coverWidthPx, lightboxAspect: aspect }
  return fetchGallery(id, { ...size, language })
}

/**
 * Lists the covers of the group's galleries that have a slide, and the open gallery: the one at
 * `url`, or without it the only one there is. Takes one request, whatever is open; a second where
 * the only gallery with a slide comes after others without.
 */
export const listGalleryCovers = cache(
  async (
    group: string,
    url: string | null,
    aspect: ImageAspect,
    locale: string = defaultLocale,
  ): Promise<{ covers: GalleryCover[]; opened: Gallery | null }> => {
    await registerCacheTags([tags.galleryGroup(group)], lifetimes.page, locale)
    const language = await getContentLanguage(locale)
    const request = (wanted: string | null) =>
      fetchGraphql("galleriesByGroup", { group, url: wanted, aspect }, language)
    const response = await request(url)
    const shown = response.cognitoGallerys.filter(({ slides }) => slides.length > 0)
    const only = url === null && shown.length === 1 ? shown[0] : undefined
    const isMissing = only !== undefined && !response.first.some(({ id }) => id === only.id)
    const { first } = isMissing ? await request(only.url) : response
    const candidate = first.find(({ slides }) => slides.length > 0)
    const isOpen = url !== null || only !== undefined
    return {
      covers: shown.map(parseCover),
      opened: isOpen && candidate ? parseGallery(candidate, aspect) : null,
    }
  },
)

type GalleryQuery = {
  aspect: ImageAspect
  widthPx: number
  lightboxAspect: ImageAspect
  language: Locale | null
}

async function fetchGallery(
  id: number,
  { aspect, widthPx, lightboxAspect, language }: GalleryQuery,
): Promise<Gallery | null> {
  const extra = lightboxAspect === aspect ? "" : lightboxAspect
  const query = { id, image_aspect: aspect, image_width: widthPx, extra_aspects: extra }
  const { item } = await fetchRest("getGallery", { query }, { language })
  return item && parseGallery(item, lightboxAspect)
}

type WireCover = Omit<WireGallery, "name" | "updated_at">

function parseGallery(wire: WireCover, lightboxAspect: ImageAspect): Gallery {
  const { id, url, heading, sub_heading: subHeading } = wire
  const slides = wire.slides.map((slide) => parseSlide(slide, lightboxAspect))
  return { id, url, heading, subHeading, slides, ...parseTranslated(wire) }
}

function parseCover(wire: WireCover): GalleryCover {
  const { id, url, heading, slides } = wire
  const words = url.replaceAll("-", " ")
  const name = heading.trim() || words.charAt(0).toUpperCase() + words.slice(1)
  const picture = parsePicture(slides.find(({ image }) => image)?.image ?? null)
  return {
    id,
    url,
    name,
    picture: picture && { ...picture, aspect: coverAspect },
    ...parseTranslated(wire),
  }
}

function parseSlide(wire: WireSlide, lightboxAspect: ImageAspect): Slide {
  const picture = parsePicture(wire.image)
  const isRendered = wire.image?.extra_aspects.some(({ aspect }) => aspect === lightboxAspect)
  return {
    id: wire.id,
    heading: wire.heading,
    subHeading: wire.sub_heading,
    content: sanitiseHtml(wire.content),
    picture,
    enlarged: picture && isRendered ? { ...picture, aspect: lightboxAspect } : picture,
    overlayColour: wire.overlay_color,
    textColour: wire.text_color,
    opacity: wire.image_opacity,
    saturation: wire.image_saturation,
    freeSide: wire.free_side,
    canMirror: wire.mirror_image,
    link: wire.link,
    linkButtonText: wire.link_button_text,
    opensNewTab: wire.link_target === "" || wire.link_target === "_blank",
    ...parseTranslated(wire),
  }
}
