import type { z } from "zod"
import { graphqlDocuments } from "#lib/contract/graphql-documents.ts"
import { type ImageAspect, imageAspects } from "#lib/contract/image-sizes.ts"
import { restCalls } from "#lib/contract/rest-calls.ts"
import { renderImage, type WireRecords } from "./wire-records.ts"

/** Input of a call, with the contract's defaults filled in, and the response from the records. */
export type Answered = { asked: Readonly<Record<string, unknown>>; answer: unknown }
/** Throws if the contract rejects the input. */
type Answer = (records: WireRecords, given: Readonly<Record<string, unknown>>) => Answered
type AnsweredCall = { method: string; path: string; answer: Answer }
type AnsweredDocument = { text: string; answer: Answer }

type Listed = { group: string }
const isOf = (group: string | undefined) => (record: Listed) =>
  group === undefined || record.group === group

/** Handlers that serve REST calls from the records, by their name in the contract. */
export const answeredCalls = {
  getForm: answerCall(restCalls.getForm, ({ forms }, { id }) => findOne(forms, id)),
  getGallery: answerCall(restCalls.getGallery, ({ galleries }, asked) => {
    const gallery = galleries.find(({ id }) => id === asked.id)
    const extra = imageAspects.filter((aspect) => asked.extra_aspects.split(",").includes(aspect))
    const { image_aspect: aspect, image_width: widthPx } = asked
    return { item: gallery ? renderSlides(gallery, { aspect, widthPx, extra }) : null }
  }),
  listLinks: answerCall(restCalls.listLinks, ({ links }, { parent }) =>
    listPart(
      links.filter((link) => link.parent === parent),
      0,
      100,
    ),
  ),
  listTestimonials: answerCall(restCalls.listTestimonials, ({ testimonials }, asked) => {
    const { image_aspect: aspect, image_width: widthPx, page, page_size: size } = asked
    const records = testimonials.filter(isOf(asked.group)).map((testimonial) => ({
      ...testimonial,
      image: testimonial.image && renderImage(testimonial.image, aspect, widthPx),
    }))
    return listPart(records, (page - 1) * size, size)
  }),
  listPeople: answerCall(restCalls.listPeople, ({ people }, asked) => {
    const { image_aspect: aspect, image_width: widthPx, page, page_size: size } = asked
    const records = people.filter(isOf(asked.group)).map((person) => ({
      ...person,
      photo: person.photo && renderImage(person.photo, aspect, widthPx),
    }))
    return listPart(records, (page - 1) * size, size)
  }),
  getProductById: answerCall(restCalls.getProductById, ({ products }, _query, { id }) =>
    findOne(products, id),
  ),
  listDeliveryRates: answerCall(restCalls.listDeliveryRates, () => ({ data: [] })),
} satisfies Partial<Record<keyof typeof restCalls, AnsweredCall>>

/** Handlers that serve GraphQL documents from the records, by their name in the contract. */
export const answeredDocuments = {
  productByUrl: answerDocument(graphqlDocuments.productByUrl, ({ products }, { url }) => ({
    sellProduct: products.find(({ slug }) => slug === url) ?? null,
  })),
  newProducts: answerDocument(graphqlDocuments.newProducts, ({ products }, { limit = 4 }) => ({
    sellProducts: listPart(
      products.filter((product) => product.is_new),
      0,
      limit,
    ),
  })),
  productsByGroup: answerDocument(graphqlDocuments.productsByGroup, ({ products }, asked) => {
    const { group, limit = 12, offset = 0 } = asked
    return { sellProducts: listPart(products.filter(isOf(group)), offset, limit) }
  }),
  galleriesByGroup: answerDocument(graphqlDocuments.galleriesByGroup, ({ galleries }, asked) => {
    const found = galleries.filter(isOf(asked.group))
    const aspect = imageAspects.find((known) => known === asked.aspect) ?? "16x9"
    const covers = found.map((gallery) => ({ ...gallery, slides: gallery.slides.slice(0, 1) }))
    const opened = found.filter(({ url }) => !asked.url || url === asked.url).slice(0, 1)
    const widthPx = 400
    return {
      cognitoGallerys: covers.map((each) => renderSlides(each, { aspect: "16x9", widthPx })),
      first: opened.map((each) => renderSlides(each, { aspect, widthPx })),
    }
  }),
  giftVoucherThemes: answerDocument(graphqlDocuments.giftVoucherThemes, ({ voucherThemes }) => ({
    cognitoGiftVoucherThemes: voucherThemes.map((theme) => ({
      ...theme,
      image: theme.image && renderImage(theme.image, "16x9", 400),
    })),
  })),
} satisfies Partial<Record<keyof typeof graphqlDocuments, AnsweredDocument>>

function answerCall<P extends z.ZodType, Q extends z.ZodType, A extends z.ZodType>(
  call: { method: string; path: string; params: P; query: Q; answer: A },
  give: (records: WireRecords, query: z.output<Q>, params: z.output<P>) => z.input<A>,
): AnsweredCall {
  const { method, path } = call
  const answer: Answer = (records, given) => {
    const [query, params] = [call.query.parse(given), call.params.parse(given)]
    const asked: Record<string, unknown> = Object.assign({}, query, params)
    const strange = Object.keys(given).filter((name) => !(name in asked))
    if (strange.length > 0) throw new Error(`${strange} is not in the contract`)
    return { asked, answer: call.answer.parse(give(records, query, params)) }
  }
  return { method, path, answer }
}

function answerDocument<V extends z.ZodType, A extends z.ZodType>(
  document: { text: string; variables: V; answer: A },
  give: (records: WireRecords, variables: z.output<V>) => z.input<A>,
): AnsweredDocument {
  const answer: Answer = (records, given) => {
    const asked = document.variables.parse(given)
    const data = document.answer.parse(give(records, asked))
    return { asked: Object.assign({}, asked), answer: { data } }
  }
  return { text: document.text, answer }
}

function findOne<Item extends { id: number }>(records: readonly Item[], wanted: number) {
  return { item: records.find(({ id }) => id === wanted) ?? null }
}

function listPart<Item>(records: readonly Item[], first: number, most: number) {
  return { data: records.slice(first, first + most), count: records.length }
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
