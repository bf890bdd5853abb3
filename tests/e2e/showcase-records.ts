import { randomBytes } from "node:crypto"
import type { ModelName } from "#lib/contract/model-call.ts"
import { fetchShopApiBody } from "#tests/support/fetch-shop-api-body.ts"
import { admin } from "#tests/support/shop-admin.ts"

let made: { model: ModelName; id: number }[] = []

/** A record of the test's own, removed after it. */
async function make(model: ModelName, values: object): Promise<number> {
  const id = await admin.create(model, values)
  made.push({ model, id })
  return id
}

/** Removes what `make` has made, the last first. */
export async function clearShowcase(): Promise<void> {
  for (const { model, id } of made.toReversed()) await admin.delete(model, id)
  made = []
}

const buildMark = () => `showcase-${randomBytes(4).toString("hex")}`

type Placed = { type: string; templatevar: object; limit?: number; offset?: number }

/** A page with these widgets, one below the other. */
export async function composePage(...widgets: Placed[]): Promise<string> {
  const url = buildMark()
  await make("cognito/page", { name: url, url, rows: [{ blocks: [{ id: 1, widgets }] }] })
  return `/${url}`
}

/** A group of so many people or testimonials, numbered from 1. */
export async function makeGroup(
  model: "Cognito/Person" | "Cognito/Testimonial",
  count: number,
  build: (number: number) => object,
): Promise<{ url: string; ids: number[] }> {
  const url = buildMark()
  const group_id = await make("cognito/group", { name: url, url, model })
  const record = model === "Cognito/Person" ? "cognito/person" : "cognito/testimonial"
  const ids: number[] = []
  for (let number = 1; number <= count; number++) {
    ids.push(await make(record, { ...build(number), group_id, sort_order: number }))
  }
  return { url, ids }
}

/** A picture that the shop has. */
export async function getPictureHash(): Promise<string> {
  const { data } = await fetchShopApiBody("listProducts", { query: { page_size: 20 } })
  const found = data.find(({ image }) => image !== null)?.image?.hash
  if (!found) throw new Error("No product of the shop has a picture")
  return found
}
