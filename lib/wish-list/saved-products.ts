import "server-only"
import { getTranslations } from "next-intl/server"
import { parsePicture } from "#lib/api/picture.ts"
import { fetchRest } from "#lib/api/transport.ts"
import { parseAmount } from "#lib/contract/money.ts"
import { formatSavedItems, type SavedItem, type WireSavedProduct } from "#lib/contract/wish-list.ts"
import { formatMoney } from "#lib/money.ts"
import type { SavedProduct } from "./saved-product.ts"

/** Returns saved products with today's prices and stock. Throws an ApiError. */
export async function listSavedProducts(
  savedItems: readonly SavedItem[],
  locale: string,
): Promise<SavedProduct[]> {
  if (savedItems.length === 0) return []
  const { data } = await fetchRest("listSavedProducts", {
    query: { items: formatSavedItems(savedItems) },
  })
  return buildSavedProducts(data, locale)
}

/** Builds saved products for display in a language. */
export async function buildSavedProducts(
  wires: readonly WireSavedProduct[],
  locale: string,
): Promise<SavedProduct[]> {
  const t = await getTranslations({ locale, namespace: "product" })
  return wires.map(({ slug, product, sku, state }) => {
    if (product === null) return buildMissing(slug)
    const price = parseAmount(sku?.price_each ?? product.price)
    const fullPrice = parseAmount(sku?.full_price_each ?? product.full_price)
    const text = formatMoney(price, locale)
    return {
      slug,
      skuId: sku?.id ?? null,
      name: product.name,
      options: sku?.variations.map(({ name }) => name).join(", ") ?? "",
      picture: parsePicture(product.image),
      price: sku === null && product.has_price_range ? t("from", { price: text }) : text,
      fullPrice: fullPrice > price ? formatMoney(fullPrice, locale) : null,
      state,
    }
  })
}

function buildMissing(slug: string): SavedProduct {
  const none = { skuId: null, name: "", options: "", picture: null, price: "", fullPrice: null }
  return { slug, ...none, state: "gone" }
}
