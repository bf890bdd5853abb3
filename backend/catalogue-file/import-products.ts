import type { Kysely } from "kysely"
import pg from "pg"
import type { Database } from "#backend/db/schema.ts"
import { lockEditors } from "#backend/models/lock-editors.ts"
import type { Trx } from "#backend/models/model-definition.ts"
import { withoutDeadlock } from "#backend/orders/without-deadlock.ts"
import { type FiledProduct, getFirstLine } from "./filed-product.ts"
import type { GroupNames } from "./group-names.ts"
import { listShelfProducts } from "./list-shelf-products.ts"
import { listNamedCodes } from "./match-sku.ts"
import { listNamedHashes } from "./plan-photos.ts"
import { planProduct } from "./plan-product.ts"
import type { PlanContext, ProductPlan } from "./product-plan.ts"
import { writeProducts } from "./write-products.ts"

type Db = Kysely<Database>

/** Options of a product import. */
export type ImportWish = Pick<PlanContext, "keepsStock" | "skipsUnknownGroups" | "now"> & {
  groups: GroupNames
  /** Reports what would be written, and writes nothing. */
  isDryRun: boolean
  /**
   * SKU codes used by earlier products of the file, with the product's handle. The codes of these
   * products are added.
   */
  codes: Map<string, string>
}

/** Imports these products, each completely or not at all, and returns what was done with each. */
export async function importProducts(
  db: Db,
  filed: readonly FiledProduct[],
  wish: ImportWish,
): Promise<ProductPlan[]> {
  if (wish.isDryRun) return note(await planAll(db, filed, wish), wish)
  try {
    return note(await takeAll(db, filed, wish), wish)
  } catch (fault) {
    const reason = describe(fault)
    if (reason === null) throw fault
    // A product violated a database constraint: importing one by one lets the others succeed.
    if (filed.length > 1) {
      const plans: ProductPlan[] = []
      for (const product of filed) plans.push(...(await importProducts(db, [product], wish)))
      return plans
    }
    return refuseAll(await planAll(db, filed, wish), filed, reason)
  }
}

function takeAll(db: Db, filed: readonly FiledProduct[], wish: ImportWish): Promise<ProductPlan[]> {
  return withoutDeadlock(() =>
    db.transaction().execute(async (trx) => {
      await lockEditors(trx)
      await lockSkus(trx, filed)
      const plans = await planAll(trx, filed, wish)
      const written = plans.filter(({ kind }) => kind === "added" || kind === "changed")
      await writeProducts(
        trx,
        written.map(({ write }) => write),
      )
      return plans
    }),
  )
}

async function lockSkus(trx: Trx, filed: readonly FiledProduct[]): Promise<void> {
  await trx
    .selectFrom("skus")
    .select("id")
    .where("product_id", "in", (eb) =>
      eb
        .selectFrom("products")
        .select("products.id")
        .where("url", "in", ["", ...filed.map(({ handle }) => handle)]),
    )
    .orderBy("id")
    .forUpdate()
    .execute()
}

async function planAll(
  db: Db,
  filed: readonly FiledProduct[],
  wish: ImportWish,
): Promise<ProductPlan[]> {
  const products = await listShelfProducts(
    db,
    filed.map(({ handle }) => handle),
  )
  const currentOf = new Map(products.map((product) => [product.handle, product]))
  const hashes = await listKnownHashes(db, filed.flatMap(listNamedHashes))
  const codes = new Map([...wish.codes, ...(await listOwners(db, filed.flatMap(listNamedCodes)))])
  const context = { ...wish, hashes, ownerOf: (code: string) => codes.get(code) }
  return filed.map((product) => {
    const plan = planProduct(product, currentOf.get(product.handle) ?? null, context)
    if (plan.kind !== "refused") for (const code of listCodes(plan)) codes.set(code, plan.handle)
    return plan
  })
}

function listCodes({ write }: ProductPlan): string[] {
  return write.skus.map(({ code }) => code)
}

async function listKnownHashes(db: Db, named: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom("images")
    .select("hash")
    .where("hash", "in", ["", ...new Set(named)])
    .execute()
  return new Set(rows.map(({ hash }) => hash))
}

async function listOwners(db: Db, codes: readonly string[]): Promise<[string, string][]> {
  const rows = await db
    .selectFrom("skus")
    .innerJoin("products", "products.id", "skus.product_id")
    .select(["skus.code", "products.url"])
    .where("skus.code", "in", ["", ...codes])
    .execute()
  return rows.map(({ code, url }) => [code, url])
}

function note(plans: ProductPlan[], { codes }: ImportWish): ProductPlan[] {
  for (const plan of plans) {
    if (plan.kind === "refused") continue
    for (const code of listCodes(plan)) codes.set(code, plan.handle)
  }
  return plans
}

/** Returns the message of a violated database constraint; null for any other error. */
function describe(fault: unknown): string | null {
  const isRule = fault instanceof pg.DatabaseError && fault.code?.startsWith("23")
  return isRule ? (fault.detail ?? fault.message) : null
}

function refuseAll(
  plans: readonly ProductPlan[],
  filed: readonly FiledProduct[],
  reason: string,
): ProductPlan[] {
  return plans.map((plan, at) => {
    const line = filed[at] === undefined ? plan.line : getFirstLine(filed[at])
    const message = `the database refused this product: ${reason}`
    return { ...plan, kind: "refused", faults: [{ line, column: "", message }] }
  })
}
