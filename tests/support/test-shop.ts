import type { TestBackend } from "./test-backend.ts"

let made = 0

/** A small shop inside a test back end: three groups, and one product with one SKU. */
export type TestShop = Awaited<ReturnType<typeof createTestShop>>

/** Creates a shop with unique names and clears its pending change events. */
export async function createTestShop(backend: TestBackend) {
  made += 1
  const mark = made
  const own = (name: string) => `${name}-${mark}`
  const makeSku = (product: number, code: string, options: Record<string, string>) => {
    const values = { product_id: product, code: own(code), price: "24.95", stock: 3, options }
    return backend.create("sell/sku", values)
  }
  const root = await backend.create("cognito/group", { name: "Shop", url: own("shop") })
  const under = (name: string) =>
    backend.create("cognito/group", { name, url: own(name), parent_id: root })
  const [resin, tools] = [await under("resin"), await under("tools")]
  const product = await backend.create("sell/product", {
    name: "Grey resin",
    url: own("grey"),
    group_ids: [resin],
    primary_group_id: resin,
    variations: [{ name: "Volume", options: ["500 ml", "1 l"] }],
  })
  const sku = await makeSku(product, "S", { Volume: "500 ml" })
  await backend.takeChanges()
  return {
    shop: root,
    resin,
    tools,
    product,
    sku,
    own,
    makeSku,
    /** Returns the changes with the unique names of this shop, sorted. */
    named: (...changes: string[]) => changes.map(own).sort(),
    update: async (model: string, values: object) => {
      const { status, body } = await backend.call(`${model}/update`, values)
      return { status, body, changes: await backend.takeChanges() }
    },
    updatedAt: async (id: number) =>
      (await backend.call("sell/product/detail", { id })).body.item?.updated_at,
  }
}
