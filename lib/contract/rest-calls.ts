import { z } from "zod"
import { articleQuerySchema, articleSchema, articleSummarySchema } from "./article.ts"
import { faqQuerySchema, faqSchema } from "./faq.ts"
import {
  captchaSchema,
  formQuerySchema,
  formResultSchema,
  formSchema,
  formSubmissionSchema,
} from "./forms/form.ts"
import { freshnessQuerySchema, freshnessSchema } from "./freshness.ts"
import { galleryQuerySchema, gallerySchema, slideQuerySchema, slideSchema } from "./gallery.ts"
import { groupDetailsSchema, groupListQuerySchema, groupSchema } from "./group.ts"
import { imageLookupSchema, imageSchema } from "./image.ts"
import { linkQuerySchema, linkSchema } from "./link.ts"
import { localityQuerySchema, localitySchema, maxLocalities } from "./locality.ts"
import { pageQuerySchema, pageSchema } from "./page.ts"
import {
  paidQuerySchema,
  paidSchema,
  payAmountSchema,
  paymentTypeSchema,
  surchargeSchema,
} from "./payment.ts"
import { personQuerySchema, personSchema } from "./person.ts"
import {
  buildItemSchema,
  buildListSchema,
  idSchema,
  pagingSchema,
  slugSchema,
} from "./primitives.ts"
import {
  productListQuerySchema,
  productListSchema,
  productSchema,
  productSearchQuerySchema,
  productSearchResultSchema,
  productSuggestionsSchema,
  videoSchema,
} from "./product.ts"
import { productQuestionListSchema, productQuestionQuerySchema } from "./product-question.ts"
import { buildCall } from "./rest-call.ts"
import { reviewListQuerySchema, reviewListSchema } from "./review.ts"
import { searchQuerySchema, submitSearchResultSchema, submitSearchSchema } from "./search.ts"
import { seoCalls } from "./seo-calls.ts"
import { domainSchema, initialDataSchema } from "./site.ts"
import { testimonialQuerySchema, testimonialSchema } from "./testimonial.ts"
import { savedProductSchema, savedQuerySchema } from "./wish-list.ts"

/**
 * The named REST calls, below `/api/v1`. `params` are those of the path, `query` those of the URL
 * query, `body` the JSON body. A call with `url` or `id` in its query returns one record in `item`,
 * without it many in `data` and `count`.
 */
export const restCalls = {
  currentDomain: buildCall("GET", "/cognito/domain/currentDomain", { response: domainSchema }),
  initialData: buildCall("GET", "/cognito/domain/initialData", { response: initialDataSchema }),
  listGroups: buildCall("GET", "/cognito/group", {
    query: groupListQuerySchema,
    response: buildListSchema(groupSchema),
  }),
  listGroupsOfModel: buildCall("GET", "/cognito/group/:namespace/:model", {
    params: z.object({ namespace: z.string(), model: z.string() }),
    query: groupListQuerySchema,
    response: buildListSchema(groupSchema),
  }),
  getGroupDetails: buildCall("GET", "/cognito/group/details/:namespace/:model/:group", {
    params: z.object({ namespace: z.string(), model: z.string(), group: slugSchema }),
    query: groupListQuerySchema.omit({ page: true, page_size: true }),
    response: buildItemSchema(groupDetailsSchema),
  }),
  listLinks: buildCall("GET", "/cognito/link", {
    query: linkQuerySchema,
    response: buildListSchema(linkSchema),
  }),
  /** With `url` the response is one page in `item`, see `getPage`. */
  listPages: buildCall("GET", "/cognito/page", {
    query: pageQuerySchema,
    response: buildListSchema(pageSchema),
  }),
  getPage: buildCall("GET", "/cognito/page", {
    query: pageQuerySchema.required({ url: true }),
    response: buildItemSchema(pageSchema),
  }),
  /** With `id` the response is one gallery in `item`, see `getGallery`. */
  listGalleries: buildCall("GET", "/cognito/gallery", {
    query: galleryQuerySchema,
    response: buildListSchema(gallerySchema),
  }),
  getGallery: buildCall("GET", "/cognito/gallery", {
    query: galleryQuerySchema.required({ id: true }),
    response: buildItemSchema(gallerySchema),
  }),
  listSlides: buildCall("GET", "/cognito/slide", {
    query: slideQuerySchema,
    response: buildListSchema(slideSchema),
  }),
  listFaqs: buildCall("GET", "/cognito/faq", {
    query: faqQuerySchema,
    response: buildListSchema(faqSchema),
  }),
  listTestimonials: buildCall("GET", "/cognito/testimonial", {
    query: testimonialQuerySchema,
    response: buildListSchema(testimonialSchema),
  }),
  listPeople: buildCall("GET", "/cognito/person", {
    query: personQuerySchema,
    response: buildListSchema(personSchema),
  }),
  /** With `id` the response is one form in `item`, see `getForm`. */
  listForms: buildCall("GET", "/cognito/form", {
    query: formQuerySchema,
    response: buildListSchema(formSchema),
  }),
  getForm: buildCall("GET", "/cognito/form", {
    query: formQuerySchema.required({ id: true }),
    response: buildItemSchema(formSchema),
  }),
  submitForm: buildCall("POST", "/cognito/form/submit/:id", {
    params: z.object({ id: z.coerce.number().pipe(idSchema) }),
    body: formSubmissionSchema,
    response: formResultSchema,
  }),
  getCaptcha: buildCall("GET", "/cognito/captcha", { response: captchaSchema }),
  checkPaid: buildCall("GET", "/cognito/payment/checkPaid", {
    query: paidQuerySchema,
    response: paidSchema,
  }),
  /** The surcharge on an amount paid by credit card. */
  creditCardSurchargeOf: buildCall("POST", "/cognito/payment/creditCardSurchargeOf", {
    body: z.object({ amount: payAmountSchema }),
    response: surchargeSchema,
  }),
  /** The surcharge of every payment method. */
  paymentSurchargesOf: buildCall("POST", "/cognito/payment/paymentSurchargesOf", {
    body: z.object({ amount: payAmountSchema }),
    response: z.object({ data: z.array(paymentTypeSchema) }),
  }),
  listArticles: buildCall("GET", "/cognito/article", {
    query: articleQuerySchema,
    response: buildListSchema(articleSummarySchema),
  }),
  getArticle: buildCall("GET", "/cognito/article", {
    query: articleQuerySchema.required({ url: true }),
    response: buildItemSchema(articleSchema),
  }),
  listVideos: buildCall("GET", "/cognito/video", {
    query: pagingSchema,
    response: buildListSchema(videoSchema),
  }),
  getVideo: buildCall("GET", "/cognito/video/:id", {
    params: z.object({ id: z.coerce.number().pipe(idSchema) }),
    response: buildItemSchema(videoSchema),
  }),
  getFreshness: buildCall("GET", "/cognito/freshness", {
    query: freshnessQuerySchema,
    response: freshnessSchema,
  }),
  getImageByHash: buildCall("POST", "/cognito/image/getByHash", {
    body: imageLookupSchema,
    response: buildItemSchema(imageSchema),
  }),
  listProducts: buildCall("GET", "/sell/product", {
    query: productListQuerySchema,
    response: productListSchema,
  }),
  getProduct: buildCall("GET", "/sell/product", {
    query: productListQuerySchema.required({ url: true }),
    response: buildItemSchema(productSchema),
  }),
  getProductById: buildCall("GET", "/sell/product/:id", {
    params: z.object({ id: z.coerce.number().pipe(idSchema) }),
    response: buildItemSchema(productSchema),
  }),
  searchProducts: buildCall("GET", "/sell/product/search", {
    query: productSearchQuerySchema,
    response: productSearchResultSchema,
  }),
  suggestProducts: buildCall("GET", "/sell/product/suggest", {
    query: z.object({ query: searchQuerySchema }),
    response: productSuggestionsSchema,
  }),
  /** Products that a browser has saved, with today's prices and stock, in the order of `items`. */
  listSavedProducts: buildCall("GET", "/sell/product/saved", {
    query: z.object({ items: savedQuerySchema }),
    response: z.object({ data: z.array(savedProductSchema) }),
  }),
  /**
   * Returns where the owner leads a search that a visitor submitted, and counts it if it finds
   * nothing. Sent by the storefront before it shows results.
   */
  submitSearch: buildCall("POST", "/sell/product/search/submit", {
    body: submitSearchSchema,
    response: submitSearchResultSchema,
  }),
  /** Suburbs and postcodes that begin with a typed text. */
  listLocalities: buildCall("GET", "/sell/locality", {
    query: localityQuerySchema,
    response: z.object({ data: z.array(localitySchema).max(maxLocalities) }),
  }),
  listReviews: buildCall("GET", "/sell/review", {
    query: reviewListQuerySchema,
    response: reviewListSchema,
  }),
  listProductQuestions: buildCall("GET", "/sell/question", {
    query: productQuestionQuerySchema,
    response: productQuestionListSchema,
  }),
  ...seoCalls,
} as const

/** Base path of every REST call. */
export const restBasePath = "/api/v1"

type RestCallName = keyof typeof restCalls

/**
 * The REST calls that a preview changes: the data of the shop's pages. Forms, payments and all
 * calls about one user follow the real time and the real catalogue. GraphQL only reads page data,
 * so a preview changes all of it.
 */
export const previewedCalls: ReadonlySet<RestCallName> = new Set<RestCallName>([
  ...(["currentDomain", "initialData", "listLinks", "getFreshness"] as const),
  ...(["listGroups", "listGroupsOfModel", "getGroupDetails"] as const),
  ...(["listPages", "getPage", "listArticles", "getArticle"] as const),
  ...(["listGalleries", "getGallery", "listSlides"] as const),
  ...(["listFaqs", "listTestimonials", "listPeople", "listVideos", "getVideo"] as const),
  ...(["listProducts", "getProduct", "getProductById"] as const),
  ...(["searchProducts", "suggestProducts"] as const),
])
