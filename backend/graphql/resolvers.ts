import { GraphQLScalarType } from "graphql"
import {
  type Group,
  getGroup,
  listAllGroups,
  listChildGroups,
  listGroupsAtLevel,
  listParentGroups,
} from "#backend/catalogue/group-reads.ts"
import { getProduct, type Product } from "#backend/catalogue/product-detail.ts"
import { listProducts } from "#backend/catalogue/product-lists.ts"
import { getListPage } from "#backend/content/list-pages.ts"
import { getPage, listAllPages } from "#backend/content/pages.ts"
import type { Deps } from "#backend/deps.ts"
import { groupModelSchema } from "#lib/contract/group.ts"
import { buildBadRequest } from "./bad-request.ts"
import { isSlug } from "./is-slug.ts"
import { parseWindow } from "./parse-window.ts"
import { resolveImage, type Size } from "./resolve-image.ts"
import { widgetResolvers } from "./widget-resolvers.ts"

type ProductsArguments = {
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
    sellProduct: (_root: unknown, { url }: { url: string }, deps: Deps) =>
      isSlug(url) ? getProduct(deps, url) : null,
    sellProducts: (_root: unknown, wanted: ProductsArguments, deps: Deps) => {
      const { group, within, is_new, offset } = wanted
      const window = parseWindow({ limit: wanted.first ?? wanted.limit, offset })
      const hasInvalidSlug = [group, within].some((url) => typeof url === "string" && !isSlug(url))
      const filter = { group, within, isNew: is_new ?? false, ...window }
      return hasInvalidSlug ? { data: [], count: 0 } : listProducts(deps, filter)
    },
    cognitoGroup: (_root: unknown, wanted: { model: string; url: string }, deps: Deps) => {
      const model = parseModel(wanted.model)
      return isSlug(wanted.url) ? getGroup(deps.db, model, wanted.url, deps) : null
    },
    cognitoGroups: (_root: unknown, wanted: GroupsArguments, deps: Deps) =>
      listWantedGroups(wanted, deps),
    cognitoPages: async (_root: unknown, { url }: { url?: string | null }, deps: Deps) => {
      if (typeof url !== "string") return listAllPages(deps)
      const page = isSlug(url) ? await getPage(deps, url, { withRows: true }) : null
      return page ? [page] : []
    },
    cognitoPage: (_root: unknown, { url }: { url: string }, deps: Deps) =>
      isSlug(url) ? getListPage(deps, url) : null,
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
    children: ({ model, url }: Group, _wanted: unknown, deps: Deps) =>
      listChildGroups(deps.db, model, url, deps),
  },
  BackgroundImageHashes: { background_image: resolveImage("background_image") },
  SlateHashes: { slate: resolveImage("slate") },
}

async function listWantedGroups(wanted: GroupsArguments, deps: Deps): Promise<Group[]> {
  const { db } = deps
  const model = parseModel(wanted.model)
  const { root, parent, parents_of: below } = wanted
  const named = [root, parent, below].filter((url) => typeof url === "string")
  if (named.length > 1) throw buildBadRequest("Give one of root, parent and parents_of.")
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
  if (!parsed.success) throw buildBadRequest("There are no groups of this model.")
  return parsed.data
}
