import { type Kysely, sql, type Transaction } from "kysely"
import { saveAttributes } from "#backend/catalogue/product-attributes.ts"
import type { Database } from "#backend/db/schema.ts"
import { enqueueChanges } from "#backend/outbox/change-outbox.ts"
import { createGeneratedSkus } from "./create-generated-skus.ts"
import { buildGeneratedProduct, type GeneratedProduct } from "./generated-product.ts"

export type CatalogueTargets = { groupIds: number[]; seasonalId: number | null; pictures: string[] }
type Deps = { db: Kysely<Database>; report: (line: string) => void }

const batchSize = 500
/** Creation time of generated products: older than the demo shop's, which stay first when new. */
const generatedAt = new Date("2025-01-01T00:00:00Z")

/** Creates missing generated products with numbers up to `count`. Returns the number created. */
export async function createGeneratedProducts(
  { db, report }: Deps,
  count: number,
): Promise<number> {
  const targets = await getCatalogueTargets(db)
  let added = 0
  for (let from = 1; from <= count; from += batchSize) {
    const numbers = Array.from(
      { length: Math.min(batchSize, count - from + 1) },
      (_, at) => from + at,
    )
    added += await createBatch(db, numbers.map(buildGeneratedProduct), targets)
    const done = from + numbers.length - 1
    if (done % 2_500 === 0 || done === count) report(`${done} of ${count} generated products`)
  }
  if (added > 0) {
    await db.transaction().execute((trx) => enqueueGroupChanges(trx))
    await sql`ANALYZE`.execute(db)
  }
  return added
}

async function getCatalogueTargets(db: Kysely<Database>): Promise<CatalogueTargets> {
  const groups = await db
    .selectFrom("groups")
    .select(["id", "url", "lft", "rgt", "level"])
    .where("model", "=", "Sell/Product")
    .orderBy("id")
    .execute()
  const pictures = await db
    .selectFrom("photos")
    .select("image_hash")
    .distinct()
    .orderBy("image_hash")
    .execute()
  return {
    groupIds: groups
      .filter((each) => each.level > 0 && each.rgt === each.lft + 1)
      .map(({ id }) => id),
    seasonalId: groups.find(({ url }) => url === "shop-christmas")?.id ?? null,
    pictures: pictures.map((row) => row.image_hash),
  }
}

async function createBatch(
  db: Kysely<Database>,
  all: GeneratedProduct[],
  targets: CatalogueTargets,
) {
  return db.transaction().execute(async (trx) => {
    const rows = all.map((product) => ({
      url: product.url,
      name: product.name,
      title: product.title,
      meta_description: product.meta_description,
      blurb: product.blurb,
      brand: product.brand,
      content: product.content,
      is_new: product.isNew,
      primary_group_id: chooseFrom(targets.groupIds, product.groupIndex) ?? null,
      created_at: generatedAt,
    }))
    const inserted = await trx
      .insertInto("products")
      .values(rows)
      .onConflict((conflict) => conflict.column("url").doNothing())
      .returning(["id", "url"])
      .execute()
    const idOf = new Map(inserted.map(({ id, url }) => [url, id]))
    const added = all.flatMap((product) => {
      const id = idOf.get(product.url)
      return id === undefined ? [] : [{ id, product }]
    })
    if (added.length > 0) {
      await insertGroupsAndPhotos(trx, added, targets)
      await createGeneratedSkus(trx, added)
      await saveAttributes(
        trx,
        added.map(({ id, product }) => ({ id, attributes: product.attributes })),
      )
    }
    return added.length
  })
}

function chooseFrom<T>(list: T[], index: number): T | undefined {
  return list[index % Math.max(1, list.length)]
}

async function insertGroupsAndPhotos(
  trx: Transaction<Database>,
  added: { id: number; product: GeneratedProduct }[],
  targets: CatalogueTargets,
) {
  const groups = added.flatMap(({ id, product }) => {
    const own = chooseFrom(targets.groupIds, product.groupIndex)
    const seasonal = product.isSeasonal ? targets.seasonalId : null
    return [own, seasonal].flatMap((groupId, at) =>
      groupId ? [{ product_id: id, group_id: groupId, sort_order: at }] : [],
    )
  })
  const photos = added.flatMap(({ id, product }) =>
    [0, 1].flatMap((at) => {
      const hash = chooseFrom(targets.pictures, product.pictureIndex + at)
      const name = at === 0 ? product.name : `${product.name}, another view`
      return hash ? [{ product_id: id, image_hash: hash, sort_order: (at + 1) * 10, name }] : []
    }),
  )
  if (groups.length > 0) await trx.insertInto("product_groups").values(groups).execute()
  if (photos.length > 0) await trx.insertInto("photos").values(photos).execute()
}

async function enqueueGroupChanges(trx: Transaction<Database>) {
  const groups = await trx
    .selectFrom("groups")
    .select("url")
    .where("model", "=", "Sell/Product")
    .execute()
  await enqueueChanges(
    trx,
    groups.map(({ url }) => ({ kind: "group", slug: url })),
  )
}
