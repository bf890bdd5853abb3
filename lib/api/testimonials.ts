import "server-only"
import { cache } from "react"
import { lifetimes, tags } from "#lib/cache.ts"
import { sanitiseHtml } from "#lib/content/sanitise-html.ts"
import type { Testimonial } from "#lib/content/testimonial.ts"
import { defaultLocale } from "#lib/contract/languages.ts"
import type { WireTestimonial } from "#lib/contract/testimonial.ts"
import { parseTranslated } from "#lib/contract/translated-text.ts"
import { registerCacheTags } from "./cache-tags.ts"
import { getContentLanguage } from "./content-language.ts"
import { listWindow } from "./pagination.ts"
import { parsePicture } from "./picture.ts"
import { fetchRest } from "./transport.ts"

/** Specification 2, section 9: 100 px square. */
const picture = { image_aspect: "1x1", image_width: 100 } as const

/**
 * Lists testimonials of customers, in order: those of a group, or all. At most `pageSize` of them,
 * which is at most 100, and at most `limit`, from `offset` on.
 */
export const listTestimonials = cache(
  async (
    group: string | null,
    pageSize: number,
    limit: number,
    offset: number,
    locale: string = defaultLocale,
  ): Promise<Testimonial[]> => {
    await registerCacheTags([tags.testimonials(group)], lifetimes.page, locale)
    const { language } = await getContentLanguage(locale)
    return listWindow({ offset, limit, pageSize }, async (page) => {
      const query = { ...picture, page, page_size: pageSize, ...(group !== null && { group }) }
      const { data } = await fetchRest("listTestimonials", { query }, { language })
      return data.map(parseTestimonial)
    })
  },
)

function parseTestimonial(wire: WireTestimonial): Testimonial {
  const { id, name, title, rating } = wire
  return {
    id,
    name,
    title,
    rating,
    content: sanitiseHtml(wire.content),
    picture: parsePicture(wire.image),
    ...parseTranslated(wire),
  }
}
