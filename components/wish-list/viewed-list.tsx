import { useEffect, useState } from "react"
import { ItemThumbnail } from "#components/commerce/item-thumbnail.tsx"
import { ShopLink } from "#components/ui/shop-link.tsx"
import { buildProductPath } from "#lib/catalogue/shop-paths.ts"
import { buildLocalePath } from "#lib/contract/languages.ts"
import { buildFieldAttributes } from "#lib/i18n/localise-content.ts"
import type { DeviceItem } from "#lib/wish-list/browser/device-list.ts"
import { fetchSavedProducts } from "#lib/wish-list/browser/fetch-saved-products.ts"
import type { SavedProduct } from "#lib/wish-list/saved-product.ts"

export type ViewedListProps = { items: readonly DeviceItem[]; locale: string }

/** Renders products in a row of a fixed height, which scrolls sideways. */
export function ViewedList({ items, locale }: ViewedListProps) {
  const [products, setProducts] = useState<readonly SavedProduct[]>([])
  useEffect(() => {
    // Without a response the row stays empty.
    fetchSavedProducts(items, locale).then(setProducts, () => {})
  }, [items, locale])
  return (
    <ul className="flex gap-4 overflow-x-auto pb-3">
      {products
        .filter(({ state }) => state !== "gone")
        .map((product) => (
          <li key={product.slug} className="group relative w-36 shrink-0 stack-1">
            <ItemThumbnail picture={product.picture} sizes="144px" className="w-full" />
            <h3 className="line-clamp-2 text-sm" {...buildFieldAttributes(locale, product, "name")}>
              <ShopLink
                href={buildLocalePath(locale, buildProductPath(product.slug))}
                className="rounded-sm underline-offset-4 after:absolute after:inset-0 group-hover:underline"
              >
                {product.name}
              </ShopLink>
            </h3>
            <p className="price text-sm font-semibold">{product.price}</p>
          </li>
        ))}
    </ul>
  )
}
