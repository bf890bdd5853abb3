import { randomBytes } from "node:crypto"
import { admin } from "./shop-admin.ts"

/** A category of a test's own with products in it, in the running shop. */
export type StockedShelf = {
  groupId: number
  slug: string
  name: string
  products: ShelfProduct[]
  clear: () => Promise<void>
}

type ShelfProduct = { id: number; skuId: number; slug: string; name: string }

/**
 * Puts a new category with so many products, in stock at $12.50, into the shop, below the group at
 * this address. Clear it after.
 */
export async function stockShelf(count: number, below = "shop"): Promise<StockedShelf> {
  const mark = randomBytes(4).toString("hex")
  const shop = await admin.read("cognito/group", { url: below })
  const slug = `trial-${mark}`
  const name = `Trial shelf ${mark}`
  const groupId = await admin.create("cognito/group", { name, url: slug, parent_id: shop.id })
  const products: ShelfProduct[] = []
  const clear = async () => {
    for (const { id } of products) await admin.delete("sell/product", id)
    await admin.delete("cognito/group", groupId)
  }
  try {
    for (let at = 1; at <= count; at++) products.push(await putProduct(groupId, mark, at))
  } catch (fault) {
    await clear()
    throw fault
  }
  return { groupId, slug, name, products, clear }
}

async function putProduct(groupId: number, mark: string, at: number): Promise<ShelfProduct> {
  const slug = `trial-${mark}-item-${at}`
  const name = `Trial item ${at} of ${mark}`
  const id = await admin.create("sell/product", {
    ...{ name, url: slug, blurb: `Item ${at} on the trial shelf` },
    ...{ group_ids: [groupId], primary_group_id: groupId },
  })
  const sku = { product_id: id, code: slug.toUpperCase(), price: "12.50", stock: 5 }
  return { id, skuId: await admin.create("sell/sku", sku), slug, name }
}
