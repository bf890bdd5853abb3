import type { z } from "zod"
import { graphqlDocuments } from "#lib/contract/graphql-documents.ts"
import { type ImageAspect, imageAspects } from "#lib/contract/image-sizes.ts"
import { restCalls } from "#lib/contract/rest-calls.ts"
import { renderImage, type WireRecords } from "./wire-records.ts"

/** Input of a call, with the contract's defaults filled in, and the response from the records. */
export type HandledCall = { input: Readonly<Record<string, unknown>>; response: unknown }
/** Throws if the contract rejects the input. */
type Handler = (records: WireRecords, given: Readonly<Record<string, unknown>>) => HandledCall
type RestHandler = { method: string; path: string; handle: Handler }
type GraphqlHandler = { text: string; handle: Handler }

type Listed = { group: string }
const isOf = (group: string | undefined) => (record: Listed) =>
  group === undefined || record.group === group

/** Handlers that serve REST calls from the records, by their name in the contract. */
export const restHandlers = {
  getForm: buildRestHandler(restCalls.getForm, ({ forms }, { id }) => findOne(forms, id)),
  getGallery: buildRestHandler(restCalls.getGallery, ({ galleries }, query) => {
    const gallery = galleries.find(({ id }) => id === query.id)
    const extra = imageAspects.filter((aspect) => query.extra_aspects.split(",").includes(aspect))
    const { image_aspect: aspect, image_width: widthPx } = query
    return { item: gallery ? renderSlides(gallery, { aspect, widthPx, extra }) : null }
  }),
  listLinks: buildRestHandler(restCalls.listLinks, ({ links }, { parent }) =>
    listPart(
      links.filter((link) => link.parent === parent),
      0,
      100,
    ),
  ),
  listTestimonials: buildRestHandler(restCalls.listTestimonials, ({ testimonials }, query) => {
    const { image_aspect: aspect, image_width: widthPx, page, page_size: size } = query
    const records = testimonials.filter(isOf(query.group)).map((testimonial) => ({
      ...testimonial,
      image: testimonial.image && renderImage(testimonial.image, aspect, widthPx),
    }))
    return listPart(records, (page - 1) * size, size)
  }),
  listPeople: buildRestHandler(restCalls.listPeople, ({ people }, query) => {
    const { image_aspect: aspect, image_width: widthPx, page, page_size: size } = query
    const records = people.filter(isOf(query.group)).map((person) => ({
      ...person,
      photo: person.photo && renderImage(person.photo, aspect, widthPx),
    }))
    return listPart(records, (page - 1) * size, size)
  }),
  getProductById: buildRestHandler(restCalls.getProductById, ({ products }, _query, { id }) =>
    findOne(products, id),
  ),
  listDeliveryRates: buildRestHandler(restCalls.listDeliveryRates, () => ({ data: [] })),
} satisfies Partial<Record<keyof typeof restCalls, RestHandler>>

/** Handlers that serve GraphQL documents from the records, by their name in the contract. */
export const graphqlHandlers = {
  productByUrl: buildGraphqlHandler(graphqlDocuments.productByUrl, ({ products }, { url }) => ({
    sellProduct: products.find(({ slug }) => slug === url) ?? null,
  })),
  newProducts: buildGraphqlHandler(graphqlDocuments.newProducts, ({ products }, { limit = 4 }) => ({
    sellProducts: listPart(
      products.filter((product) => product.is_new),
      0,
      limit,
    ),
  })),
  productsByGroup: buildGraphqlHandler(
    graphqlDocuments.productsByGroup,
    ({ products }, variables) => {
      const { group, limit = 12, offset = 0 } = variables
      return { sellProducts: listPart(products.filter(isOf(group)), offset, limit) }
    },
  ),
  galleriesByGroup: buildGraphqlHandler(
    graphqlDocuments.galleriesByGroup,
    ({ galleries }, variables) => {
      const found = galleries.filter(isOf(variables.group))
      const aspect = imageAspects.find((known) => known === variables.aspect) ?? "16x9"
      const covers = found.map((gallery) => ({ ...gallery, slides: gallery.slides.slice(0, 1) }))
      const opened = found.filter(({ url }) => !variables.url || url === variables.url).slice(0, 1)
      const widthPx = 400
      return {
        cognitoGallerys: covers.map((each) => renderSlides(each, { aspect: "16x9", widthPx })),
        first: opened.map((each) => renderSlides(each, { aspect, widthPx })),
      }
    },
  ),
  giftVoucherThemes: buildGraphqlHandler(
    graphqlDocuments.giftVoucherThemes,
    ({ voucherThemes }) => ({
      cognitoGiftVoucherThemes: voucherThemes.map((theme) => ({
        ...theme,
        image: theme.image && renderImage(theme.image, "16x9", 400),
      })),
    }),
  ),
} satisfies Partial<Record<keyof typeof graphqlDocuments, GraphqlHandler>>

function buildRestHandler<P extends z.ZodType, Q extends z.ZodType, A extends z.ZodType>(
  call: { method: string; path: string; params: P; query: Q; response: A },
  give: (records: WireRecords, query: z.output<Q>, params: z.output<P>) => z.input<A>,
): RestHandler {
  const { method, path } = call
  const handle: Handler = (records, given) => {
    const [query, params] = [call.query.parse(given), call.params.parse(given)]
    const input: Record<string, unknown> = Object.assign({}, query, params)
    const strange = Object.keys(given).filter((name) => !(name in input))
    if (strange.length > 0) throw new Error(`${strange} is not in the contract`)
    return { input, response: call.response.parse(give(records, query, params)) }
  }
  return { method, path, handle }
}

function buildGraphqlHandler<V extends z.ZodType, A extends z.ZodType>(
  document: { text: string; variables: V; data: A },
  give: (records: WireRecords, variables: z.output<V>) => z.input<A>,
): GraphqlHandler {
  const handle: Handler = (records, given) => {
    const variables = document.variables.parse(given)
    const data = document.data.parse(give(records, variables))
    return { input: Object.assign({}, variables), response: { data } }
  }
  return { text: document.text, handle }
}

function findOne<Item extends { id: number }>(records: readonly Item[], wanted: number) {
  return { item: records.find(({ id }) => id === wanted) ?? null }
}

function listPart<Item>(records: readonly Item[], first: number, limit: number) {
  return { data: records.slice(first, first + limit), count: records.length }
}

type Rendering = { aspect: ImageAspect; widthPx: number; extra?: readonly ImageAspect[] }

function renderSlides<Gallery extends Pick<WireRecords["galleries"][number], "slides">>(
  gallery: Gallery,
  { aspect, widthPx, extra = [] }: Rendering,
): Gallery {
  const slides = gallery.slides.map((slide) => ({
    ...slide,
    image: slide.image && renderImage(slide.image, aspect, widthPx, extra),
  }))
  return { ...gallery, slides }
}
