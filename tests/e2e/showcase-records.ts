import { randomBytes } from "node:crypto"
import type { ModelName } from "#lib/contract/model-call.ts"
import { listLastingProducts } from "#tests/support/lasting-products.ts"
import { admin } from "#tests/support/shop-admin.ts"

let records: { model: ModelName; id: number }[] = []

/** Creates a record and returns its id; deleted after the test. */
async function createRecord(model: ModelName, values: object): Promise<number> {
  const id = await admin.create(model, values)
  records.push({ model, id })
  return id
}

/** Deletes the records that `createRecord` has created, the latest first. */
export async function deleteShowcaseRecords(): Promise<void> {
  for (const { model, id } of records.toReversed()) await admin.delete(model, id)
  records = []
}

const buildSlug = () => `showcase-${randomBytes(4).toString("hex")}`

type WidgetPlacement = { type: string; templatevar: object; limit?: number; offset?: number }

/** Creates a page with these widgets in one column and returns its path. */
export async function createWidgetPage(...widgets: WidgetPlacement[]): Promise<string> {
  const url = buildSlug()
  await createRecord("cognito/page", { name: url, url, rows: [{ blocks: [{ id: 1, widgets }] }] })
  return `/${url}`
}

/** Creates a group of `count` people or testimonials, numbered from 1. */
export async function createRecordGroup(
  model: "Cognito/Person" | "Cognito/Testimonial",
  count: number,
  build: (number: number) => object,
): Promise<{ url: string; ids: number[] }> {
  const url = buildSlug()
  const group_id = await createRecord("cognito/group", { name: url, url, model })
  const record = model === "Cognito/Person" ? "cognito/person" : "cognito/testimonial"
  const ids: number[] = []
  for (let number = 1; number <= count; number++) {
    ids.push(await createRecord(record, { ...build(number), group_id, sort_order: number }))
  }
  return { url, ids }
}

/** Returns the hash of a product's image. Throws if there is none. */
export async function getImageHash(): Promise<string> {
  const products = await listLastingProducts()
  const found = products.find(({ image }) => image !== null)?.image?.hash
  if (!found) throw new Error("No product of the shop has a picture")
  return found
}
