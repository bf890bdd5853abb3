import { type Gallery, getGallery, listGalleries } from "#backend/content/galleries.ts"
import { listTestimonials } from "#backend/content/testimonials.ts"
import type { Deps } from "#backend/deps.ts"
import { listVoucherThemes } from "#backend/vouchers/list-voucher-themes.ts"
import { isSlug } from "./is-slug.ts"
import { parseLimit } from "./parse-window.ts"
import { resolveImage } from "./resolve-image.ts"

type GroupedArguments = { group?: string | null; limit: number }
type GalleryArguments = GroupedArguments & { url?: string | null }

/** The GraphQL resolvers of the records shown by page widgets. */
export const widgetResolvers = {
  Query: {
    cognitoGallery: (_root: unknown, { id }: { id: number }, { db }: Deps) => getGallery(db, id),
    cognitoGallerys: async (_root: unknown, wanted: GalleryArguments, { db }: Deps) => {
      if (hasInvalidGroup(wanted)) return []
      return (await listGalleries(db, { ...buildListQuery(wanted), url: wanted.url })).data
    },
    cognitoTestimonials: async (_root: unknown, wanted: GroupedArguments, { db }: Deps) =>
      hasInvalidGroup(wanted) ? [] : (await listTestimonials(db, buildListQuery(wanted))).data,
    cognitoGiftVoucherThemes: (_root: unknown, _wanted: unknown, { db }: Deps) =>
      listVoucherThemes(db),
  },
  Gallery: {
    slides: (gallery: Gallery, { limit }: { limit?: number | null }) =>
      gallery.loadSlides(typeof limit === "number" ? parseLimit(limit) : null),
  },
  Slide: { image: resolveImage("image") },
  GiftVoucherTheme: { image: resolveImage("image") },
  Testimonial: { image: resolveImage("image") },
}

function hasInvalidGroup({ group }: GroupedArguments) {
  return typeof group === "string" && !isSlug(group)
}

function buildListQuery({ group, limit }: GroupedArguments) {
  return { group, limit: parseLimit(limit), offset: 0 }
}
