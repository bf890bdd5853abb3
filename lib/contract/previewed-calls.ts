import type { restCalls } from "./rest-calls.ts"

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
