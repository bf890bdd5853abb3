import { getTranslations } from "next-intl/server"
import { z } from "zod"
import { getFreeDelivery } from "#lib/api/delivery.ts"
import { getProductById } from "#lib/api/products.ts"
import type { AddedPanelData } from "#lib/cart/added-panel-data.ts"
import { listGoesWith } from "#lib/catalogue/goes-with.ts"
import type { ProductTile } from "#lib/catalogue/product.ts"
import { buildProductPath } from "#lib/catalogue/shop-paths.ts"
import { buildLocalePath, defaultLocale, isLocale } from "#lib/contract/languages.ts"
import { idSchema } from "#lib/contract/primitives.ts"
import { buildPictureUrl } from "#lib/images/picture.ts"
import { formatMoney } from "#lib/money.ts"

/** The same for everyone; prices are those of the product's page, at most a minute later. */
const cached = { "Cache-Control": "public, max-age=60" }
const uncached = { "Cache-Control": "no-store" }
/** The list shows it at 64 px; twice that for high-density displays. */
const imageWidthPx = 128
/** More than the panel shows, because it leaves out what is in the cart. */
const maxTiles = 8

/**
 * Returns what the panel shows after a product was added to the cart, besides the cart, in the
 * language of the page: `?product=7&locale=de`. A script requests it at the first addition.
 */
export async function GET(request: Request): Promise<Response> {
  const params = new URL(request.url).searchParams
  const product = z.coerce.number().pipe(idSchema).safeParse(params.get("product"))
  if (!product.success) {
    const message = "Give the id of a product, such as ?product=7."
    return Response.json({ code: "BAD_REQUEST", message }, { status: 400, headers: uncached })
  }
  const requestedLocale = params.get("locale") ?? defaultLocale
  const locale = isLocale(requestedLocale) ? requestedLocale : defaultLocale
  try {
    return Response.json(await loadPanelData(product.data, locale), { headers: cached })
  } catch {
    const message = "We cannot say right now. Please try again in a moment."
    return Response.json({ code: "UNAVAILABLE", message }, { status: 503, headers: uncached })
  }
}

async function loadPanelData(id: number, locale: string): Promise<AddedPanelData> {
  const [t, tCart, tCheckout, product, free] = await Promise.all([
    getTranslations({ locale, namespace: "product" }),
    getTranslations({ locale, namespace: "cart.delivery" }),
    getTranslations({ locale, namespace: "checkout.items" }),
    getProductById(id, locale),
    getFreeDelivery(),
  ])
  return {
    labels: {
      title: t("panel.title"),
      close: t("close"),
      quantity: tCheckout("quantity", { qty: "{qty}" }),
      freeMore: tCart("freeMore", { amount: "{amount}" }),
      goesWith: t("goesWith"),
      viewCart: t("viewCart"),
      checkOut: t("panel.checkOut"),
    },
    freeOver: free.over,
    goesWith: (product ? listGoesWith(product) : []).slice(0, maxTiles).map((tile) => {
      const price = formatMoney(tile.price, locale)
      return {
        slug: tile.slug,
        name: tile.name,
        path: buildLocalePath(locale, buildProductPath(tile.slug)),
        price: tile.hasPriceRange ? t("from", { price }) : price,
        picture: buildTilePicture(tile),
      }
    }),
  }
}

function buildTilePicture({ picture }: Pick<ProductTile, "picture">): string | null {
  return picture && buildPictureUrl({ ...picture, aspect: "1x1" }, imageWidthPx)
}
