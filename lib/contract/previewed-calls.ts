import type { restCalls } from "./rest-calls.ts"

type RestCallName = keyof typeof restCalls

/**
 * The REST calls that a preview changes: what the shop's pages are made from. Forms, payments and
 * everything about one visitor go by the real time and by what is really on sale. GraphQL only reads
 * pages' data, so all of it can be previewed.
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
