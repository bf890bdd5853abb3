import { randomBytes } from "node:crypto"
import { eventually } from "./eventually.ts"
import { admin } from "./shop-admin.ts"
import { openTrialCategory, type TrialCategory } from "./trial-categories.ts"
import { requestPage } from "./visit.ts"

/** A category with products for one test in the running shop. */
export type StockedCategory = {
  groupId: number
  slug: string
  name: string
  /** Unique part of its products' names. */
  mark: string
  products: CategoryProduct[]
  clear: () => Promise<void>
}

type CategoryProduct = { id: number; skuId: number; slug: string; name: string }

const productsPerPage = 12
const shownWithinMs = 20_000

/**
 * Creates `count` products, in stock at $12.50, in one of the shop's trial categories, and waits
 * until the running shop lists them. Clear it afterwards.
 */
export async function createStockedCategory(count: number): Promise<StockedCategory> {
  const category = await fillCategory(await openTrialCategory(), count)
  try {
    await eventually(shownWithinMs, () => requireShown(category))
  } catch (error) {
    await category.clear()
    throw error
  }
  return category
}

/**
 * Creates `count` products in a new category below the group with this slug; `clear` deletes the
 * category. Both invalidate every cached page, so use it only in tests of a new category itself.
 */
export async function createUnpooledCategory(
  count: number,
  below = "shop",
): Promise<StockedCategory> {
  const mark = randomBytes(4).toString("hex")
  const parent = await admin.read("cognito/group", { url: below })
  const slug = `trial-${mark}`
  const name = `Trial category ${mark}`
  const id = await admin.create("cognito/group", { name, url: slug, parent_id: parent.id })
  const release = async () => void (await admin.delete("cognito/group", id))
  return fillCategory({ id, slug, name, release }, count)
}

async function fillCategory(category: TrialCategory, count: number): Promise<StockedCategory> {
  const { id: groupId, slug, name, release } = category
  const mark = randomBytes(4).toString("hex")
  const products: CategoryProduct[] = []
  const clear = async () => {
    try {
      for (const { id } of products) await admin.delete("sell/product", id)
    } finally {
      await release()
    }
  }
  try {
    for (let at = 1; at <= count; at++) products.push(await createProduct(groupId, mark, at))
  } catch (error) {
    await clear()
    throw error
  }
  return { groupId, slug, name, mark, products, clear }
}

async function createProduct(groupId: number, mark: string, at: number): Promise<CategoryProduct> {
  const slug = `trial-${mark}-item-${at}`
  const name = `Trial item ${at} of ${mark}`
  const id = await admin.create("sell/product", {
    ...{ name, url: slug, blurb: `Item ${at} in the trial category` },
    ...{ group_ids: [groupId], primary_group_id: groupId },
  })
  const sku = { product_id: id, code: slug.toUpperCase(), price: "12.50", stock: 5 }
  return { id, skuId: await admin.create("sell/sku", sku), slug, name }
}

/** Throws while a page of the category is still the one cached before its products existed. */
async function requireShown({ slug, mark, products }: StockedCategory): Promise<void> {
  for (let page = 1; (page - 1) * productsPerPage < products.length; page++) {
    const path = page === 1 ? `/shop/${slug}` : `/shop/${slug}/${page}`
    const { html, status } = await requestPage(path)
    const links = html.match(new RegExp(`href="/product/trial-${mark}-item-\\d+"`, "g"))
    const shown = new Set(links).size
    const expected = Math.min(productsPerPage, products.length - (page - 1) * productsPerPage)
    if (status !== 200 || shown !== expected) {
      throw new Error(`${path} (${status}) shows ${shown} of ${expected} new products.`)
    }
  }
}
