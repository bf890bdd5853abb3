import type { Kysely } from "kysely"
import pg from "pg"
import type { Database } from "#backend/db/schema.ts"
import { withDeadlockRetry } from "#backend/db/with-deadlock-retry.ts"
import type { Trx } from "#backend/models/model-definition.ts"
import { lockEditors } from "#backend/models/record-rows.ts"
import { listNamedHashes } from "./build-photo-writes.ts"
import { buildProductPlan } from "./build-product-plan.ts"
import { type CsvProduct, getFirstLine } from "./csv-format.ts"
import { listExistingProducts } from "./existing-products.ts"
import type { GroupNames } from "./group-names.ts"
import type { PlanContext, ProductPlan } from "./product-plan.ts"
import { saveProducts } from "./save-products.ts"
import { listNamedCodes } from "./sku-options.ts"

type Db = Kysely<Database>

/** Options of a product import. */
export type ImportProductsOptions = Pick<
  PlanContext,
  "preservesStock" | "skipsUnknownGroups" | "now"
> & {
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
  csvProducts: readonly CsvProduct[],
  options: ImportProductsOptions,
): Promise<ProductPlan[]> {
  if (options.isDryRun) return recordCodes(await planAll(db, csvProducts, options), options)
  try {
    return recordCodes(await saveAll(db, csvProducts, options), options)
  } catch (error) {
    const reason = formatConstraintError(error)
    if (reason === null) throw error
    // A product violated a database constraint: importing one by one lets the others succeed.
    if (csvProducts.length > 1) {
      const plans: ProductPlan[] = []
      for (const product of csvProducts)
        plans.push(...(await importProducts(db, [product], options)))
      return plans
    }
    return rejectAll(await planAll(db, csvProducts, options), csvProducts, reason)
  }
}

function saveAll(
  db: Db,
  csvProducts: readonly CsvProduct[],
  options: ImportProductsOptions,
): Promise<ProductPlan[]> {
  return withDeadlockRetry(() =>
    db.transaction().execute(async (trx) => {
      await lockEditors(trx)
      await lockSkus(trx, csvProducts)
      const plans = await planAll(trx, csvProducts, options)
      const written = plans.filter(({ kind }) => kind === "added" || kind === "changed")
      await saveProducts(
        trx,
        written.map(({ write }) => write),
      )
      return plans
    }),
  )
}

async function lockSkus(trx: Trx, csvProducts: readonly CsvProduct[]): Promise<void> {
  await trx
    .selectFrom("skus")
    .select("id")
    .where("product_id", "in", (eb) =>
      eb
        .selectFrom("products")
        .select("products.id")
        .where("url", "in", ["", ...csvProducts.map(({ handle }) => handle)]),
    )
    .orderBy("id")
    .forUpdate()
    .execute()
}

async function planAll(
  db: Db,
  csvProducts: readonly CsvProduct[],
  options: ImportProductsOptions,
): Promise<ProductPlan[]> {
  const products = await listExistingProducts(
    db,
    csvProducts.map(({ handle }) => handle),
  )
  const currentOf = new Map(products.map((product) => [product.handle, product]))
  const hashes = await listKnownHashes(db, csvProducts.flatMap(listNamedHashes))
  const codes = new Map([
    ...options.codes,
    ...(await listOwners(db, csvProducts.flatMap(listNamedCodes))),
  ])
  const context = { ...options, hashes, ownerOf: (code: string) => codes.get(code) }
  return csvProducts.map((product) => {
    const plan = buildProductPlan(product, currentOf.get(product.handle) ?? null, context)
    if (plan.kind !== "rejected") for (const code of listCodes(plan)) codes.set(code, plan.handle)
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

function recordCodes(plans: ProductPlan[], { codes }: ImportProductsOptions): ProductPlan[] {
  for (const plan of plans) {
    if (plan.kind === "rejected") continue
    for (const code of listCodes(plan)) codes.set(code, plan.handle)
  }
  return plans
}

/** Returns the message of a violated database constraint; null for any other error. */
function formatConstraintError(error: unknown): string | null {
  const isRule = error instanceof pg.DatabaseError && error.code?.startsWith("23")
  return isRule ? (error.detail ?? error.message) : null
}

function rejectAll(
  plans: readonly ProductPlan[],
  csvProducts: readonly CsvProduct[],
  reason: string,
): ProductPlan[] {
  return plans.map((plan, at) => {
    const line = csvProducts[at] === undefined ? plan.line : getFirstLine(csvProducts[at])
    const message = `the database rejected this product: ${reason}`
    return { ...plan, kind: "rejected", errors: [{ line, column: "", message }] }
  })
}
