import "server-only"
import { cache } from "react"
import { lifetimes, tags } from "#lib/cache.ts"
import { sanitiseHtml } from "#lib/content/sanitise-html.ts"
import type { Testimonial } from "#lib/content/testimonial.ts"
import type { WireTestimonial } from "#lib/contract/testimonial.ts"
import { registerCacheTags } from "./cache-tags.ts"
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
  ): Promise<Testimonial[]> => {
    await registerCacheTags([tags.testimonials(group)], lifetimes.page)
    return listWindow({ offset, limit, pageSize }, async (page) => {
      const query = { ...picture, page, page_size: pageSize, ...(group !== null && { group }) }
      const { data } = await fetchRest("listTestimonials", { query })
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
  }
}
