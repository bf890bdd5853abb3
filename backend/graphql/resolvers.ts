import { GraphQLError, GraphQLScalarType } from "graphql"
import { z } from "zod"
import {
  type Group,
  getGroup,
  listAllGroups,
  listChildGroups,
  listGroupsAtLevel,
  listParentGroups,
} from "#backend/catalogue/group-reads.ts"
import { buildOptionalWireImage, type ImageRow } from "#backend/catalogue/images.ts"
import { emptyFacets } from "#backend/catalogue/list-facets.ts"
import type { ListFilter } from "#backend/catalogue/list-filter.ts"
import { getProduct, type Product } from "#backend/catalogue/product-detail.ts"
import { listProducts } from "#backend/catalogue/product-lists.ts"
import {
  listFacetLabels,
  translateGroups,
  translateProduct,
  translateTiles,
} from "#backend/catalogue/translate-catalogue.ts"
import { type Gallery, getGallery, listGalleries } from "#backend/content/galleries.ts"
import { listTestimonials } from "#backend/content/grouped-content.ts"
import { getListPage } from "#backend/content/list-pages.ts"
import { getPage, listAllPages } from "#backend/content/pages.ts"
import { translateListPage, translateRecords } from "#backend/content/translate-content.ts"
import type { Deps } from "#backend/deps.ts"
import { listVoucherThemes } from "#backend/vouchers/vouchers.ts"
import { type ErrorDetail, formatErrorDetail } from "#lib/contract/error-detail.ts"
import { groupModelSchema } from "#lib/contract/group.ts"
import { imageAspectSchema, wantedWidthSchema } from "#lib/contract/image.ts"
import { slugSchema } from "#lib/contract/primitives.ts"
import type { WireProductFacets } from "#lib/contract/product-filter.ts"
import { type FilterArguments, resolveFilterArguments } from "./list-arguments.ts"

/**
 * Builds a BAD_REQUEST error with a message that is safe to return to the client, and its detail as
 * `extensions.detail`.
 */
export function buildBadRequest(detail: ErrorDetail): GraphQLError {
  return new GraphQLError(formatErrorDetail(detail), {
    extensions: { code: "BAD_REQUEST", detail },
  })
}

const emptyList = { data: [], count: 0, facets: emptyFacets }

const limitSchema = z.number().int().min(1).max(100)
const windowSchema = z.object({
  limit: limitSchema,
  offset: z.number().int().min(0).max(1_000_000),
})

/** Validates a list's limit (1 to 100) and offset. Throws BAD_REQUEST outside the range. */
function parseWindow(wanted: { limit: number; offset: number }) {
  const parsed = windowSchema.safeParse(wanted)
  if (!parsed.success) throw buildBadRequest({ code: "graphql_window_invalid" })
  return parsed.data
}

/** Validates a list's limit (1 to 100). Throws BAD_REQUEST outside the range. */
function parseLimit(limit: number): number {
  const parsed = limitSchema.safeParse(limit)
  if (!parsed.success) throw buildBadRequest({ code: "graphql_limit_invalid" })
  return parsed.data
}

/** Validates the arguments that filter a list of products. Throws BAD_REQUEST for an invalid one. */
function parseFilter(wanted: FilterArguments): ListFilter {
  const filter = resolveFilterArguments(wanted)
  if (!filter.ok) throw buildBadRequest(filter.error)
  return filter.value
}

type GroupedArguments = { group?: string | null; limit: number }
type GalleryArguments = GroupedArguments & { url?: string | null }

/** The GraphQL resolvers of the records shown by page widgets. */
const widgetResolvers = {
  Query: {
    cognitoGallery: async (_root: unknown, { id }: { id: number }, deps: Deps) => {
      const gallery = await getGallery(deps.db, id)
      const [translated = null] = await translateRecords(deps, "gallery", gallery ? [gallery] : [])
      return translated
    },
    cognitoGallerys: async (_root: unknown, wanted: GalleryArguments, deps: Deps) => {
      if (hasInvalidGroup(wanted)) return []
      const filter = { ...buildListQuery(wanted), url: wanted.url }
      return translateRecords(deps, "gallery", (await listGalleries(deps.db, filter)).data)
    },
    cognitoTestimonials: async (_root: unknown, wanted: GroupedArguments, deps: Deps) => {
      if (hasInvalidGroup(wanted)) return []
      const { data } = await listTestimonials(deps.db, buildListQuery(wanted))
      return translateRecords(deps, "testimonial", data)
    },
    cognitoGiftVoucherThemes: async (_root: unknown, _wanted: unknown, deps: Deps) =>
      translateRecords(deps, "voucher_theme", await listVoucherThemes(deps.db)),
  },
  Gallery: {
    slides: async (gallery: Gallery, { limit }: { limit?: number | null }, deps: Deps) => {
      const slides = await gallery.loadSlides(typeof limit === "number" ? parseLimit(limit) : null)
      return translateRecords(deps, "slide", slides)
    },
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

type ProductsArguments = FilterArguments & {
  group?: string | null
  within?: string | null
  is_new?: boolean | null
  first?: number | null
  limit: number
  offset: number
}

type GroupsArguments = {
  model: string
  root?: string | null
  level?: number | null
  parent?: string | null
  parents_of?: string | null
}

/** The GraphQL resolvers. They call the same services as the REST API. */
export const resolvers = {
  ...widgetResolvers,
  JSON: new GraphQLScalarType({ name: "JSON", description: "Any JSON value." }),
  Query: {
    ...widgetResolvers.Query,
    sellProduct: async (_root: unknown, { url }: { url: string }, deps: Deps) =>
      isSlug(url) ? translateProduct(deps, await getProduct(deps, url)) : null,
    sellProducts: async (_root: unknown, wanted: ProductsArguments, deps: Deps) => {
      const { group, within, is_new, offset } = wanted
      const window = parseWindow({ limit: wanted.first ?? wanted.limit, offset })
      const filter = parseFilter(wanted)
      const hasInvalidSlug = [group, within].some((url) => typeof url === "string" && !isSlug(url))
      if (hasInvalidSlug) return emptyList
      const list = { group, within, isNew: is_new ?? false, ...window }
      // The facets are read only if the document names them.
      const facets = async () =>
        (await listProducts(deps, { ...list, limit: 1, filter: { ...filter, withFacets: true } }))
          .facets ?? emptyFacets
      const { data, count } = await listProducts(deps, { ...list, filter })
      return { data: await translateTiles(deps, data), count, facets }
    },
    cognitoGroup: async (_root: unknown, wanted: { model: string; url: string }, deps: Deps) => {
      const model = parseModel(wanted.model)
      const group = isSlug(wanted.url) ? await getGroup(deps.db, model, wanted.url, deps) : null
      const [translated = null] = await translateGroups(deps, group ? [group] : [])
      return translated
    },
    cognitoGroups: async (_root: unknown, wanted: GroupsArguments, deps: Deps) =>
      translateGroups(deps, await listWantedGroups(wanted, deps)),
    cognitoPages: async (_root: unknown, { url }: { url?: string | null }, deps: Deps) => {
      if (typeof url !== "string") return listAllPages(deps)
      const page = isSlug(url) ? await getPage(deps, url, { withRows: true }) : null
      return page ? [page] : []
    },
    cognitoPage: async (_root: unknown, { url }: { url: string }, deps: Deps) =>
      isSlug(url) ? translateListPage(deps, await getListPage(deps, url)) : null,
  },
  SellProductFacets: {
    term_labels: (facets: WireProductFacets, _wanted: unknown, deps: Deps) =>
      listFacetLabels(deps, facets),
  },
  SellProduct: {
    image: resolveImage("image"),
    images: ({ photos }: Product, size: Size) =>
      photos.map((photo) => resolveImage("image")(photo, size)),
    size_chart_image: resolveImage("size_chart_image"),
  },
  SellProductTile: { image: resolveImage("image") },
  Photo: { image: resolveImage("image") },
  Video: { slate_image: resolveImage("slate_image") },
  CognitoGroup: {
    image: resolveImage("image"),
    children: async ({ model, url }: Group, _wanted: unknown, deps: Deps) =>
      translateGroups(deps, await listChildGroups(deps.db, model, url, deps)),
  },
  BackgroundImageHashes: { background_image: resolveImage("background_image") },
  SlateHashes: { slate: resolveImage("slate") },
}

async function listWantedGroups(wanted: GroupsArguments, deps: Deps): Promise<Group[]> {
  const { db } = deps
  const model = parseModel(wanted.model)
  const { root, parent, parents_of: below } = wanted
  const named = [root, parent, below].filter((url) => typeof url === "string")
  if (named.length > 1) throw buildBadRequest({ code: "graphql_group_arguments" })
  if (!named.every(isSlug)) return []
  if (typeof parent === "string") return listChildGroups(db, model, parent, deps)
  if (typeof below === "string") return listParentGroups(db, model, below, deps)
  if (typeof root === "string") {
    return listGroupsAtLevel(db, model, root, wanted.level ?? 1, deps)
  }
  return listAllGroups(db, model, deps)
}

function parseModel(name: string) {
  const parsed = groupModelSchema.safeParse(name)
  if (!parsed.success) throw buildBadRequest({ code: "graphql_group_model_unknown" })
  return parsed.data
}

/** True if a URL segment has the format of a slug. Other values are not queried. */
function isSlug(url: string): boolean {
  return slugSchema.safeParse(url).success
}

/** The requested size of an image. */
type Size = { width: number; aspect: string }

/** Returns the resolver of an image field. It throws BAD_REQUEST for an unsupported size. */
function resolveImage<Field extends string>(field: Field) {
  return (parent: Record<Field, ImageRow | null>, size: Size) =>
    buildOptionalWireImage(parent[field], parseSize(size))
}

function parseSize(size: Size) {
  const width = wantedWidthSchema.safeParse(size.width)
  const aspect = imageAspectSchema.safeParse(size.aspect)
  if (!width.success) throw buildBadRequest({ code: "graphql_picture_width" })
  if (!aspect.success) throw buildBadRequest({ code: "graphql_picture_aspect" })
  return { width: width.data, aspect: aspect.data }
}
