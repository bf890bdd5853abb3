import { z } from "zod"
import { articleQuerySchema, articleSchema, articleSummarySchema } from "./article.ts"
import { faqQuerySchema, faqSchema } from "./faq.ts"
import {
  captchaSchema,
  formQuerySchema,
  formResultSchema,
  formSchema,
  formSubmissionSchema,
} from "./form.ts"
import { freshnessQuerySchema, freshnessSchema } from "./freshness.ts"
import { galleryQuerySchema, gallerySchema, slideQuerySchema, slideSchema } from "./gallery.ts"
import { groupDetailsSchema, groupListQuerySchema, groupSchema } from "./group.ts"
import { imageLookupSchema, imageSchema } from "./image.ts"
import { linkQuerySchema, linkSchema } from "./link.ts"
import { pageQuerySchema, pageSchema } from "./page.ts"
import { paidQuerySchema, paidSchema } from "./payment.ts"
import { personQuerySchema, personSchema } from "./person.ts"
import { idSchema, itemOf, listOf, pagingSchema, slugSchema } from "./primitives.ts"
import {
  productListQuerySchema,
  productSchema,
  productSearchQuerySchema,
  productSearchResultSchema,
  productSuggestionsSchema,
  productTileSchema,
  searchQuerySchema,
  videoSchema,
} from "./product.ts"
import { domainSchema, initialDataSchema } from "./site.ts"
import { testimonialQuerySchema, testimonialSchema } from "./testimonial.ts"

const none = z.object({})

/**
 * The named REST calls, below `/api/v1`. `params` are the path's own, `query` the address's,
 * `body` the JSON sent; a call with `url` or `id` in its query finds one and answers `item`,
 * without it finds many and answers `data` and `count`.
 */
export const restCalls = {
  currentDomain: call("GET", "/cognito/domain/currentDomain", { answer: domainSchema }),
  initialData: call("GET", "/cognito/domain/initialData", { answer: initialDataSchema }),
  listGroups: call("GET", "/cognito/group", {
    query: groupListQuerySchema,
    answer: listOf(groupSchema),
  }),
  listGroupsOfModel: call("GET", "/cognito/group/:namespace/:model", {
    params: z.object({ namespace: z.string(), model: z.string() }),
    query: groupListQuerySchema,
    answer: listOf(groupSchema),
  }),
  getGroupDetails: call("GET", "/cognito/group/details/:namespace/:model/:group", {
    params: z.object({ namespace: z.string(), model: z.string(), group: slugSchema }),
    query: groupListQuerySchema.omit({ page: true, page_size: true }),
    answer: itemOf(groupDetailsSchema),
  }),
  listLinks: call("GET", "/cognito/link", { query: linkQuerySchema, answer: listOf(linkSchema) }),
  /** With `url` the answer is one page in `item`, see `getPage`. */
  listPages: call("GET", "/cognito/page", { query: pageQuerySchema, answer: listOf(pageSchema) }),
  getPage: call("GET", "/cognito/page", {
    query: pageQuerySchema.required({ url: true }),
    answer: itemOf(pageSchema),
  }),
  /** With `id` the answer is one gallery in `item`, see `getGallery`. */
  listGalleries: call("GET", "/cognito/gallery", {
    query: galleryQuerySchema,
    answer: listOf(gallerySchema),
  }),
  getGallery: call("GET", "/cognito/gallery", {
    query: galleryQuerySchema.required({ id: true }),
    answer: itemOf(gallerySchema),
  }),
  listSlides: call("GET", "/cognito/slide", {
    query: slideQuerySchema,
    answer: listOf(slideSchema),
  }),
  listFaqs: call("GET", "/cognito/faq", { query: faqQuerySchema, answer: listOf(faqSchema) }),
  listTestimonials: call("GET", "/cognito/testimonial", {
    query: testimonialQuerySchema,
    answer: listOf(testimonialSchema),
  }),
  listPeople: call("GET", "/cognito/person", {
    query: personQuerySchema,
    answer: listOf(personSchema),
  }),
  /** With `id` the answer is one form in `item`, see `getForm`. */
  listForms: call("GET", "/cognito/form", { query: formQuerySchema, answer: listOf(formSchema) }),
  getForm: call("GET", "/cognito/form", {
    query: formQuerySchema.required({ id: true }),
    answer: itemOf(formSchema),
  }),
  submitForm: call("POST", "/cognito/form/submit/:id", {
    params: z.object({ id: z.coerce.number().pipe(idSchema) }),
    body: formSubmissionSchema,
    answer: formResultSchema,
  }),
  getCaptcha: call("GET", "/cognito/captcha", { answer: captchaSchema }),
  checkPaid: call("GET", "/cognito/payment/checkPaid", {
    query: paidQuerySchema,
    answer: paidSchema,
  }),
  listArticles: call("GET", "/cognito/article", {
    query: articleQuerySchema,
    answer: listOf(articleSummarySchema),
  }),
  getArticle: call("GET", "/cognito/article", {
    query: articleQuerySchema.required({ url: true }),
    answer: itemOf(articleSchema),
  }),
  listVideos: call("GET", "/cognito/video", { query: pagingSchema, answer: listOf(videoSchema) }),
  getVideo: call("GET", "/cognito/video/:id", {
    params: z.object({ id: z.coerce.number().pipe(idSchema) }),
    answer: itemOf(videoSchema),
  }),
  getFreshness: call("GET", "/cognito/freshness", {
    query: freshnessQuerySchema,
    answer: freshnessSchema,
  }),
  getImageByHash: call("POST", "/cognito/image/getByHash", {
    body: imageLookupSchema,
    answer: itemOf(imageSchema),
  }),
  listProducts: call("GET", "/sell/product", {
    query: productListQuerySchema,
    answer: listOf(productTileSchema),
  }),
  getProduct: call("GET", "/sell/product", {
    query: productListQuerySchema.required({ url: true }),
    answer: itemOf(productSchema),
  }),
  getProductById: call("GET", "/sell/product/:id", {
    params: z.object({ id: z.coerce.number().pipe(idSchema) }),
    answer: itemOf(productSchema),
  }),
  searchProducts: call("GET", "/sell/product/search", {
    query: productSearchQuerySchema,
    answer: productSearchResultSchema,
  }),
  suggestProducts: call("GET", "/sell/product/suggest", {
    query: z.object({ query: searchQuerySchema }),
    answer: productSuggestionsSchema,
  }),
} as const

/** Path below which every REST call stands. */
export const restBasePath = "/api/v1"

export type RestCall = {
  method: "GET" | "POST"
  path: string
  params: z.ZodType
  query: z.ZodType
  body: z.ZodType
  answer: z.ZodType
}

function call<
  const M extends "GET" | "POST",
  A extends z.ZodType,
  P extends z.ZodType = typeof none,
  Q extends z.ZodType = typeof none,
  B extends z.ZodType = typeof none,
>(method: M, path: string, parts: { params?: P; query?: Q; body?: B; answer: A }) {
  return {
    method,
    path,
    params: (parts.params ?? none) as P,
    query: (parts.query ?? none) as Q,
    body: (parts.body ?? none) as B,
    answer: parts.answer,
  }
}
