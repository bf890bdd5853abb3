import { getTranslations } from "next-intl/server"
import type { ProductTile as Tile } from "#lib/catalogue/product.ts"
import { ProductTile } from "./product-tile.tsx"

type ProductGridProps = {
  tiles: readonly Tile[]
  locale: string
  /** Heading level of each product. */
  headingLevel: 2 | 3
  /** True if the grid is above the fold: the first image gets a high fetch priority. */
  priority?: boolean
}

/** Renders a grid of products, two columns on phones and four on desktops. */
export async function ProductGrid({ tiles, locale, headingLevel, priority }: ProductGridProps) {
  const t = await getTranslations({ locale, namespace: "product" })
  const labels = {
    new: t("new"),
    special: t("special"),
    outOfStock: t("outOfStock"),
    details: t("details"),
    fullPrice: t("fullPrice"),
    specialPrice: t("specialPrice"),
    from: (price: string) => t("from", { price }),
  }
  return (
    <ul className="grid grid-cols-2 gap-x-4 gap-y-8 md:grid-cols-3 md:gap-x-6 lg:grid-cols-4">
      {tiles.map((tile, at) => (
        <ProductTile
          key={tile.id}
          priority={priority === true && at === 0}
          tile={tile}
          locale={locale}
          labels={labels}
          headingLevel={headingLevel}
        />
      ))}
    </ul>
  )
}
