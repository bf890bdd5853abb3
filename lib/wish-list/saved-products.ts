import "server-only"
import { getTranslations } from "next-intl/server"
import { getContentLanguage } from "#lib/api/content-language.ts"
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
  const { language } = await getContentLanguage(locale)
  const query = { items: formatSavedItems(savedItems) }
  const { data } = await fetchRest("listSavedProducts", { query }, { language })
  return buildSavedProducts(data, locale)
}

/** Builds saved products for display in a language. */
export async function buildSavedProducts(
  wires: readonly WireSavedProduct[],
  locale: string,
): Promise<SavedProduct[]> {
  const t = await getTranslations({ locale, namespace: "product" })
  return wires.map(({ slug, product, sku, sku_label: skuLabel, state }) => {
    if (product === null) return buildMissing(slug)
    const price = parseAmount(sku?.price_each ?? product.price)
    const fullPrice = parseAmount(sku?.full_price_each ?? product.full_price)
    const text = formatMoney(price, locale)
    return {
      slug,
      optionQuery: product.option_query ?? "",
      skuId: sku?.id ?? null,
      name: product.name,
      options: skuLabel ?? sku?.variations.map(({ name }) => name).join(", ") ?? "",
      translatedFields: [
        ...(product.translated_fields?.includes("name") ? ["name"] : []),
        ...(skuLabel ? ["options"] : []),
      ],
      picture: parsePicture(product.image),
      price: sku === null && product.has_price_range ? t("from", { price: text }) : text,
      fullPrice: fullPrice > price ? formatMoney(fullPrice, locale) : null,
      state,
    }
  })
}

function buildMissing(slug: string): SavedProduct {
  const none = { skuId: null, name: "", options: "", picture: null, price: "", fullPrice: null }
  return { slug, optionQuery: "", ...none, state: "gone" }
}
