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
import { buildRefusal } from "#backend/http/refusal.ts"
import { restCalls } from "#lib/contract/rest-calls.ts"
import { buildImageSize } from "./image-size.ts"
import { parseAspects } from "./parse-aspects.ts"
import { buildRestAnswer } from "./rest-answer.ts"
import { buildWindow } from "./window.ts"

const badAspects = "Give aspects that are rendered, with commas between them."
const refusedAspects = buildRefusal(400, "BAD_REQUEST", badAspects, { extra_aspects: badAspects })

/** The handlers of calls about the records that a page's widgets show. */
export const widgetAnswers = {
  listGalleries: buildRestAnswer(restCalls.listGalleries, async ({ query }, { db }) => {
    const extraAspects = parseAspects(query.extra_aspects)
    if (extraAspects === null) return { refusal: refusedAspects }
    const { data, count } = await listGalleries(db, { group: query.group, ...buildWindow(query) })
    const size = { ...buildImageSize(query), extraAspects }
    const covers = data.map(async (gallery) => ({
      ...gallery,
      slides: (await gallery.loadSlides(1)).map((slide) => withImage(slide, size)),
    }))
    return { answer: { data: await Promise.all(covers), count } }
  }),
  getGallery: buildRestAnswer(restCalls.getGallery, async ({ query }, { db }) => {
    const extraAspects = parseAspects(query.extra_aspects)
    if (extraAspects === null) return { refusal: refusedAspects }
    const gallery = await getGallery(db, query.id)
    if (gallery === null) return { answer: { item: null } }
    const size = { ...buildImageSize(query), extraAspects }
    const slides = (await gallery.loadSlides(null)).map((slide) => withImage(slide, size))
    return { answer: { item: { ...gallery, slides } } }
  }),
  listSlides: buildRestAnswer(restCalls.listSlides, async ({ query }, { db }) => {
    const wish = { galleryId: query.gallery ?? null, ...buildWindow(query) }
    const { data, count } = await listSlides(db, wish)
    const size = buildImageSize(query)
    return { answer: { data: data.map((slide) => withImage(slide, size)), count } }
  }),
  listFaqs: buildRestAnswer(restCalls.listFaqs, async ({ query }, { db }) => ({
    answer: await listFaqs(db, { group: query.group, ...buildWindow(query) }),
  })),
  listTestimonials: buildRestAnswer(restCalls.listTestimonials, async ({ query }, { db }) => {
    const wish = { group: query.group, ...buildWindow(query) }
    const { data, count } = await listTestimonials(db, wish)
    const size = buildImageSize(query)
    return { answer: { data: data.map((testimonial) => withImage(testimonial, size)), count } }
  }),
  listPeople: buildRestAnswer(restCalls.listPeople, async ({ query }, { db }) => {
    const size = buildImageSize(query)
    return { answer: await listPeople(db, { group: query.group, ...buildWindow(query), size }) }
  }),
}

function withImage<R extends { image: ImageRow | null }>(record: R, size: ImageSize) {
  return { ...record, image: buildOptionalWireImage(record.image, size) }
}
