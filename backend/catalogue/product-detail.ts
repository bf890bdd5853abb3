import { type Kysely, sql } from "kysely"
import type { Database } from "#backend/db/schema.ts"
import type { Deps } from "#backend/deps.ts"
import { getLastChange } from "#backend/outbox/change-outbox.ts"
import { buildCompleteLanguages } from "#backend/translations/complete-languages.ts"
import type { WirePhoto, WireProduct, WireVariation } from "#lib/contract/product.ts"
import { boughtTogetherCount } from "#lib/contract/product.ts"
import { firstReviewCount } from "#lib/contract/review.ts"
import { treeOrder } from "./group-reads.ts"
import { type ImageRow, listImageRows } from "./images.ts"
import { listAttributesOf } from "./product-attributes.ts"
import { listProductAddons, listProductSkus } from "./product-options.ts"
import { countReviewResponses, listShownReviews } from "./product-reviews.ts"
import { isShownProduct, listProductTiles, type ProductTile } from "./product-tiles.ts"
import { buildRowsByKey } from "./rows-by-key.ts"
import { getVideo, type Video } from "./videos.ts"

/** All data of the product page, with original images instead of renditions. */
export type Product = ProductTile &
  Omit<
    WireProduct,
    | "image"
    | "rating"
    | "photos"
    | "video"
    | "size_chart_image"
    | "related_products"
    | "bought_together"
    | "groups"
    | "primary_group"
  > & {
    groups: ProductGroup[]
    primary_group: ProductGroup | null
    photos: Photo[]
    video: Video | null
    size_chart_image: ImageRow | null
    related_products: ProductTile[]
    bought_together: ProductTile[]
  }

/** Returns the product with this URL slug; null if none is shown. */
export async function getProduct(deps: Deps, url: string): Promise<Product | null> {
  const row = await selectProduct(deps).where("url", "=", url).executeTakeFirst()
  return row ? completeProduct(deps, row) : null
}

/** Returns the shown product with this id; null if there is none. */
export async function getProductById(deps: Deps, id: number): Promise<Product | null> {
  const row = await selectProduct(deps).where("id", "=", id).executeTakeFirst()
  return row ? completeProduct(deps, row) : null
}

type ProductRow = NonNullable<
  Awaited<ReturnType<ReturnType<typeof selectProduct>["executeTakeFirst"]>>
>

function selectProduct(deps: Deps) {
  return deps.db
    .selectFrom("products")
    .select(buildCompleteLanguages("product", "products").as("complete_languages"))
    .select([
      "id",
      "title",
      "meta_description",
      "brand",
      "content",
      "shipping_note",
      "ships_by_quote",
      "lead_days_min",
      "lead_days_max",
      "is_ticket",
      "event_at",
      "event_place",
      "primary_group_id",
      "size_chart_hash",
      "video_id",
      "updated_at",
    ])
    .where(isShownProduct(deps))
}

async function completeProduct(deps: Deps, row: ProductRow): Promise<Product | null> {
  const { db } = deps
  const now = deps.now()
  const { id, primary_group_id, size_chart_hash, video_id, updated_at, event_at, ...own } = row
  const [
    [tile],
    groups,
    photos,
    video,
    imageOf,
    variations,
    attributes,
    skus,
    addons,
    related,
    together,
  ] = await Promise.all([
    listProductTiles(deps, [id]),
    listProductGroups(deps, id),
    listPhotos(db, id),
    video_id === null ? null : getVideo(db, video_id),
    listImageRows(db, [size_chart_hash]),
    listVariations(db, id),
    listAttributesOf(db, [id]),
    listProductSkus(db, id, now),
    listProductAddons(db, id),
    listRelatedProducts(deps, id),
    listBoughtTogether(deps, id),
  ])
  if (!tile) return null
  const shown = {
    isDemo: tile.rating?.is_demo ?? false,
    sort: "newest" as const,
    limit: firstReviewCount,
    offset: 0,
  }
  return {
    ...tile,
    ...own,
    reviews: tile.rating === null ? [] : await listShownReviews(db, id, shown),
    review_responses: tile.rating === null ? null : await countReviewResponses(db, id, shown),
    groups,
    primary_group: groups.find((each) => each.id === primary_group_id) ?? null,
    photos,
    video,
    size_chart_image: imageOf(size_chart_hash),
    variations,
    attributes: attributes.get(id) ?? [],
    skus,
    addons,
    related_products: related,
    bought_together: together,
    event_at: event_at?.toISOString() ?? null,
    updated_at: await getLastChange(
      db,
      { kind: "product", slug: tile.slug, ...(deps.language && { language: deps.language }) },
      updated_at.toISOString(),
    ),
  }
}

async function listRelatedProducts(deps: Deps, id: number) {
  const rows = await deps.db
    .selectFrom("related_products")
    .select("related_id")
    .where("product_id", "=", id)
    .orderBy("sort_order")
    .orderBy("related_id")
    .execute()
  return listProductTiles(
    deps,
    rows.map((row) => row.related_id),
  )
}

/** Lists products in stock that different customers bought with this one, the most frequent first. */
async function listBoughtTogether(deps: Deps, id: number) {
  const rows = await deps.db
    .selectFrom("bought_together")
    .select("other_id")
    .where("product_id", "=", id)
    .orderBy("customer_count", "desc")
    .orderBy("other_id")
    .execute()
  const tiles = await listProductTiles(
    deps,
    rows.map((row) => row.other_id),
  )
  return tiles.filter((tile) => tile.in_stock).slice(0, boughtTogetherCount)
}

/** Lists the variations of a product, such as colour and volume, each with its options. */
async function listVariations(db: Kysely<Database>, productId: number): Promise<WireVariation[]> {
  const rows = await db
    .selectFrom("product_variations as variation")
    .innerJoin("product_variation_options as option", "option.variation_id", "variation.id")
    .select(["variation.name", "option.name as option"])
    .where("variation.product_id", "=", productId)
    .orderBy("variation.sort_order")
    .orderBy("variation.id")
    .orderBy("option.sort_order")
    .orderBy("option.id")
    .execute()
  return [...buildRowsByKey(rows, (row) => row.name)].map(([name, options]) => ({
    name,
    options: options.map(({ option }) => option),
  }))
}

type WireTrail = WireProduct["groups"][number]
type ProductGroup = Omit<WireTrail, "breadcrumbs"> & {
  id: number
  breadcrumbs: (WireTrail["breadcrumbs"][number] & { id: number })[]
}

/** Lists the shown groups of a product, each with its breadcrumbs from the root to itself. */
async function listProductGroups(
  { db, showsDrafts = false }: Deps,
  productId: number,
): Promise<ProductGroup[]> {
  const { rows } = await sql<ProductGroup>`
    SELECT g.id, g.name, g.url,
      jsonb_agg(jsonb_build_object('id', step.id, 'url', step.url, 'name', step.name)
        ORDER BY step.lft) AS breadcrumbs
    FROM product_groups own
      JOIN groups g ON g.id = own.group_id AND g.model = 'Sell/Product'
      JOIN groups step ON step.root = g.root AND step.lft <= g.lft AND step.rgt >= g.rgt
    WHERE own.product_id = ${productId}
    GROUP BY g.id, own.sort_order
    HAVING bool_and(step.enabled) OR ${showsDrafts}
    ORDER BY own.sort_order, ${treeOrder}`.execute(db)
  return rows
}

type Photo = Omit<WirePhoto, "image"> & { image: ImageRow }

/** Lists the enabled photos of a product's gallery, in order. */
async function listPhotos(db: Kysely<Database>, productId: number): Promise<Photo[]> {
  const rows = await db
    .selectFrom("photos")
    .innerJoin("images", "images.hash", "photos.image_hash")
    .select([
      "photos.id",
      "photos.name",
      "photos.description",
      "images.hash",
      "images.alt",
      "images.average_colour",
      "images.width",
      "images.height",
      "images.focus_x",
      "images.focus_y",
    ])
    .where("product_id", "=", productId)
    .where("enabled", "=", true)
    .orderBy("sort_order")
    .orderBy("photos.id")
    .execute()
  return rows.map(({ id, name, description, ...image }) => ({ id, name, description, image }))
}
