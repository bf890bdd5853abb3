import {
  buildOptionalWireImage,
  type ImageRow,
  type ImageSize,
} from "#backend/catalogue/wire-image.ts"
import { listFaqs } from "#backend/content/faqs.ts"
import { getGallery, listGalleries } from "#backend/content/galleries.ts"
import { listPeople } from "#backend/content/people.ts"
import { listSlides } from "#backend/content/slides.ts"
import { listTestimonials } from "#backend/content/testimonials.ts"
import { buildFieldError } from "#backend/http/api-error.ts"
import { type ImageAspect, imageAspectSchema } from "#lib/contract/image.ts"
import { restCalls } from "#lib/contract/rest-calls.ts"
import { buildImageSize } from "./image-size.ts"
import { buildRestHandler } from "./rest-handler.ts"
import { buildWindow } from "./window.ts"

const invalidAspects = buildFieldError("extra_aspects", { code: "picture_aspects_invalid" })

/** The handlers of calls about the records that a page's widgets show. */
export const widgetHandlers = {
  listGalleries: buildRestHandler(restCalls.listGalleries, async ({ query }, { db }) => {
    const extraAspects = parseAspects(query.extra_aspects)
    if (extraAspects === null) return { ok: false, error: invalidAspects }
    const { data, count } = await listGalleries(db, { group: query.group, ...buildWindow(query) })
    const size = { ...buildImageSize(query), extraAspects }
    const covers = data.map(async (gallery) => ({
      ...gallery,
      slides: (await gallery.loadSlides(1)).map((slide) => withImage(slide, size)),
    }))
    return { ok: true, value: { data: await Promise.all(covers), count } }
  }),
  getGallery: buildRestHandler(restCalls.getGallery, async ({ query }, { db }) => {
    const extraAspects = parseAspects(query.extra_aspects)
    if (extraAspects === null) return { ok: false, error: invalidAspects }
    const gallery = await getGallery(db, query.id)
    if (gallery === null) return { ok: true, value: { item: null } }
    const size = { ...buildImageSize(query), extraAspects }
    const slides = (await gallery.loadSlides(null)).map((slide) => withImage(slide, size))
    return { ok: true, value: { item: { ...gallery, slides } } }
  }),
  listSlides: buildRestHandler(restCalls.listSlides, async ({ query }, { db }) => {
    const filter = { galleryId: query.gallery ?? null, ...buildWindow(query) }
    const { data, count } = await listSlides(db, filter)
    const size = buildImageSize(query)
    return { ok: true, value: { data: data.map((slide) => withImage(slide, size)), count } }
  }),
  listFaqs: buildRestHandler(restCalls.listFaqs, async ({ query }, { db }) => ({
    ok: true,
    value: await listFaqs(db, { group: query.group, ...buildWindow(query) }),
  })),
  listTestimonials: buildRestHandler(restCalls.listTestimonials, async ({ query }, { db }) => {
    const filter = { group: query.group, ...buildWindow(query) }
    const { data, count } = await listTestimonials(db, filter)
    const size = buildImageSize(query)
    return {
      ok: true,
      value: { data: data.map((testimonial) => withImage(testimonial, size)), count },
    }
  }),
  listPeople: buildRestHandler(restCalls.listPeople, async ({ query }, { db }) => {
    const size = buildImageSize(query)
    return {
      ok: true,
      value: await listPeople(db, { group: query.group, ...buildWindow(query), size }),
    }
  }),
}

function withImage<R extends { image: ImageRow | null }>(record: R, size: ImageSize) {
  return { ...record, image: buildOptionalWireImage(record.image, size) }
}

/** Parses a comma-separated list of aspects, such as "16x9,1x1"; null if one is not rendered. */
function parseAspects(list: string): ImageAspect[] | null {
  const parsed = imageAspectSchema.array().safeParse(
    list
      .split(",")
      .map((each) => each.trim())
      .filter((each) => each !== ""),
  )
  return parsed.success ? [...new Set(parsed.data)] : null
}
