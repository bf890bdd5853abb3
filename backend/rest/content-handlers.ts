import { buildOptionalWireImage, type ImageRow, type ImageSize } from "#backend/catalogue/images.ts"
import { getArticle, listArticles } from "#backend/content/articles.ts"
import { getFreshness } from "#backend/content/freshness.ts"
import { getGallery, listGalleries, listSlides } from "#backend/content/galleries.ts"
import { listFaqs, listPeople, listTestimonials } from "#backend/content/grouped-content.ts"
import { getPage, listPages } from "#backend/content/pages.ts"
import { getDomain, getImage, getInitialData, listLinks } from "#backend/content/site.ts"
import { translateGallery, translateRecords } from "#backend/content/translate-content.ts"
import { buildApiError, buildFieldError } from "#backend/http/api-error.ts"
import { type ImageAspect, imageAspectSchema } from "#lib/contract/image.ts"
import { restCalls } from "#lib/contract/rest-calls.ts"
import { buildImageSize, buildRestHandler, buildWindow } from "./rest-handler.ts"

const notSetUp = buildApiError(503, "UNAVAILABLE", { code: "site_settings_missing" })

/** The handlers of calls about the site itself and the editors' content. */
export const contentHandlers = {
  currentDomain: buildRestHandler(restCalls.currentDomain, async (_input, deps) => {
    const domain = await getDomain(deps)
    return domain ? { ok: true, value: domain } : { ok: false, error: notSetUp }
  }),
  initialData: buildRestHandler(restCalls.initialData, async (_input, deps) => {
    const data = await getInitialData(deps)
    return data ? { ok: true, value: data } : { ok: false, error: notSetUp }
  }),
  listLinks: buildRestHandler(restCalls.listLinks, async ({ query }, deps) => {
    const data = await listLinks(deps, query.parent)
    return { ok: true, value: { data, count: data.length } }
  }),
  listPages: buildRestHandler(restCalls.listPages, async ({ query }, deps) => ({
    ok: true,
    value: await listPages(deps, { ...buildWindow(query), withRows: query.pb === "1" }),
  })),
  getPage: buildRestHandler(restCalls.getPage, async ({ query }, deps) => ({
    ok: true,
    value: { item: await getPage(deps, query.url, { withRows: query.pb === "1" }) },
  })),
  listArticles: buildRestHandler(restCalls.listArticles, async ({ query }, deps) => {
    const { data, count } = await listArticles(deps, buildWindow(query))
    return { ok: true, value: { data: await translateRecords(deps, "article", data), count } }
  }),
  getArticle: buildRestHandler(restCalls.getArticle, async ({ query }, deps) => {
    const article = await getArticle(deps, query.url)
    const [item = null] = await translateRecords(deps, "article", article ? [article] : [])
    return { ok: true, value: { item } }
  }),
  getFreshness: buildRestHandler(restCalls.getFreshness, async ({ query }, deps) => ({
    ok: true,
    value: { updated_at: await getFreshness(deps, query.kind, query.url) },
  })),
  getImageByHash: buildRestHandler(restCalls.getImageByHash, async ({ body }, { db }) => {
    return { ok: true, value: { item: await getImage(db, body.hash, buildImageSize(body)) } }
  }),
}

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
  getGallery: buildRestHandler(restCalls.getGallery, async ({ query }, deps) => {
    const extraAspects = parseAspects(query.extra_aspects)
    if (extraAspects === null) return { ok: false, error: invalidAspects }
    const found = await getGallery(deps.db, query.id)
    if (found === null) return { ok: true, value: { item: null } }
    const size = { ...buildImageSize(query), extraAspects }
    const { gallery, slides } = await translateGallery(deps, found, await found.loadSlides(null))
    return {
      ok: true,
      value: { item: { ...gallery, slides: slides.map((slide) => withImage(slide, size)) } },
    }
  }),
  listSlides: buildRestHandler(restCalls.listSlides, async ({ query }, { db }) => {
    const filter = { galleryId: query.gallery ?? null, ...buildWindow(query) }
    const { data, count } = await listSlides(db, filter)
    const size = buildImageSize(query)
    return { ok: true, value: { data: data.map((slide) => withImage(slide, size)), count } }
  }),
  listFaqs: buildRestHandler(restCalls.listFaqs, async ({ query }, deps) => {
    const { data, count } = await listFaqs(deps.db, { group: query.group, ...buildWindow(query) })
    return { ok: true, value: { data: await translateRecords(deps, "faq", data), count } }
  }),
  listTestimonials: buildRestHandler(restCalls.listTestimonials, async ({ query }, deps) => {
    const filter = { group: query.group, ...buildWindow(query) }
    const found = await listTestimonials(deps.db, filter)
    const { count } = found
    const data = await translateRecords(deps, "testimonial", found.data)
    const size = buildImageSize(query)
    return {
      ok: true,
      value: { data: data.map((testimonial) => withImage(testimonial, size)), count },
    }
  }),
  listPeople: buildRestHandler(restCalls.listPeople, async ({ query }, deps) => {
    const filter = { group: query.group, ...buildWindow(query), size: buildImageSize(query) }
    const { data, count } = await listPeople(deps.db, filter)
    return { ok: true, value: { data: await translateRecords(deps, "person", data), count } }
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
