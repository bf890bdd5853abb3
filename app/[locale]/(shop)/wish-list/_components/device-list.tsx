"use client"

import { type ReactNode, useEffect, useState } from "react"
import { buildButtonClass } from "#components/ui/button.tsx"
import { ShopLink } from "#components/ui/shop-link.tsx"
import { SavedCard } from "#components/wish-list/saved-card.tsx"
import { enqueueAddToCart } from "#lib/cart/browser/enqueue-add-to-cart.ts"
import { buildProductPath } from "#lib/catalogue/shop-paths.ts"
import { buildLocalePath } from "#lib/contract/languages.ts"
import { deviceItems, readDeviceList } from "#lib/wish-list/browser/device-list.ts"
import { fetchSavedProducts } from "#lib/wish-list/browser/fetch-saved-products.ts"
import { saveItem } from "#lib/wish-list/browser/saved-items.ts"
import type { SavedProduct } from "#lib/wish-list/saved-product.ts"
import type { DeviceListLabels } from "./wish-list-labels.ts"

type DeviceListProps = {
  locale: string
  labels: DeviceListLabels
  isSelling: boolean
  /** Shown if nothing is saved. */
  empty: ReactNode
}

/** Renders what a guest saved in this browser. The server knows nothing of it. */
export function DeviceList({ locale, labels, isSelling, empty }: DeviceListProps) {
  const [products, setProducts] = useState<readonly SavedProduct[] | null>(null)
  const [message, setMessage] = useState("")
  useEffect(() => {
    fetchSavedProducts(readDeviceList(deviceItems), locale).then(setProducts, () =>
      setMessage(labels.failed),
    )
  }, [locale, labels.failed])

  const drop = async ({ slug }: SavedProduct) => {
    setProducts((shown) => shown?.filter((product) => product.slug !== slug) ?? null)
    await saveItem({ product: slug, sku: null }, false)
  }
  const move = async (product: SavedProduct, skuId: number) => {
    const error = await enqueueAddToCart({ sku: skuId, qty: 1, addons: [] })
    setMessage(error === null ? labels.moved : error.message || labels.notMoved)
    if (error === null) await drop(product)
  }
  const isLoading = products === null && message === ""
  return (
    <div className="stack-4 noscript:hidden">
      <p role="status" className="min-h-6 font-semibold">
        {isLoading ? labels.loading : message}
      </p>
      {products?.length === 0 && empty}
      <ul className="divide-y divide-line">
        {products?.map((product) => (
          <SavedCard
            key={product.slug}
            headingLevel={2}
            product={product}
            locale={locale}
            labels={labels}
          >
            <div className="flex flex-wrap gap-2">
              {isSelling && product.state === "available" && product.skuId !== null && (
                <CardButton
                  kind="primary"
                  text={labels.moveToCart}
                  name={product.name}
                  onClick={() => product.skuId !== null && move(product, product.skuId)}
                />
              )}
              {(product.state === "choose" || product.state === "options_gone") && (
                <ShopLink
                  href={buildLocalePath(
                    locale,
                    buildProductPath(product.slug, product.optionQuery),
                  )}
                  className={buildButtonClass("secondary")}
                >
                  {labels.chooseOptions} <span className="sr-only">{product.name}</span>
                </ShopLink>
              )}
              <CardButton
                kind="tertiary"
                text={labels.remove}
                name={product.name}
                onClick={() => drop(product)}
              />
            </div>
          </SavedCard>
        ))}
      </ul>
    </div>
  )
}

type CardButtonProps = {
  kind: "primary" | "tertiary"
  text: string
  /** Name of the product, for screen readers. */
  name: string
  onClick: () => unknown
}

function CardButton({ kind, text, name, onClick }: CardButtonProps) {
  return (
    <button type="button" onClick={onClick} className={buildButtonClass(kind)}>
      {text} <span className="sr-only">{name}</span>
    </button>
  )
}
