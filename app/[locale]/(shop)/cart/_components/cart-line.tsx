"use client"

import { ItemThumbnail } from "#components/commerce/item-thumbnail.tsx"
import { Price } from "#components/commerce/price.tsx"
import { ShopLink } from "#components/ui/shop-link.tsx"
import type { CartItem } from "#lib/cart/cart.ts"
import { buildProductPath } from "#lib/catalogue/shop-paths.ts"
import { buildLocalePath } from "#lib/contract/languages.ts"
import { formatTemplate } from "#lib/i18n/format-template.ts"
import { buildFieldAttributes } from "#lib/i18n/localise-content.ts"
import { formatChange, formatMoney } from "#lib/money.ts"
import { CartErrorMessage, CartForm, useCartPage } from "./cart-form.tsx"
import { LineQuantity } from "./line-quantity.tsx"

const sizes = "(min-width: 640px) 128px, 80px"

type CartLineProps = {
  item: CartItem
  onQuantity: (qty: number) => void
  onRemove: () => void
}

/** Returns the DOM id of an item's line, as a link target. */
export const getLineId = (itemId: number): string => `line-${itemId}`

/** Renders one line of the cart with its price, its quantity and its availability warning. */
export function CartLine({ item, onQuantity, onRemove }: CartLineProps) {
  const { locale, error } = useCartPage()
  const path = buildLocalePath(locale, buildProductPath(item.slug))
  const hasError = error?.intent === "remove" && error.itemId === item.id
  return (
    <li
      id={getLineId(item.id)}
      className="grid scroll-mt-4 grid-cols-[5rem_minmax(0,1fr)] gap-x-4 gap-y-3 py-5 sm:grid-cols-[8rem_minmax(0,1fr)]"
    >
      <ItemThumbnail picture={item.picture} sizes={sizes} className="w-full" />
      <div className="min-w-0 stack-3">
        <div className="flex flex-wrap justify-between gap-x-4">
          <LineText item={item} path={path} />
          <p className="price ms-auto text-lg">{formatMoney(item.subtotal, locale)}</p>
        </div>
        {item.warning !== "" && <p className="font-semibold text-danger">{item.warning}</p>}
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
          <LineQuantity item={item} onChange={onQuantity} />
          <RemoveButton item={item} onRemove={onRemove} />
        </div>
        {hasError && <CartErrorMessage text={error.text} />}
      </div>
    </li>
  )
}

function LineText({ item, path }: { item: CartItem; path: string }) {
  const { labels, locale } = useCartPage()
  const { price, fullPrice } = item
  return (
    <div className="min-w-28 flex-1 stack-1 max-sm:basis-full">
      <h2
        className="font-semibold wrap-anywhere"
        {...buildFieldAttributes(locale, item, "productName")}
      >
        <ShopLink href={path} className="-my-3 inline-block py-3 hover:underline">
          {item.productName}
        </ShopLink>
      </h2>
      {item.name !== "" && (
        <p
          className="text-sm text-muted wrap-anywhere"
          {...buildFieldAttributes(locale, item, "name")}
        >
          {item.name}
        </p>
      )}
      {item.addons.map((addon) => (
        <p key={addon.id} className="text-sm text-muted wrap-anywhere">
          {formatTemplate(labels.line.addon, { name: addon.name, value: addon.label })}
          {addon.price > 0 && ` (${formatChange(addon.price, locale)})`}
        </p>
      ))}
      {item.shippingNote !== "" && (
        <p
          className="text-sm text-muted wrap-anywhere"
          {...buildFieldAttributes(locale, item, "shippingNote")}
        >
          {item.shippingNote}
        </p>
      )}
      <p className="text-sm [&_span]:font-normal">
        <Price
          price={price}
          fullPrice={fullPrice > price ? fullPrice : null}
          labels={labels.line.prices}
          phrase={(text) => formatTemplate(labels.line.each, { price: text })}
          locale={locale}
        />
      </p>
    </div>
  )
}

function RemoveButton({ item, onRemove }: { item: CartItem; onRemove: () => void }) {
  const { labels } = useCartPage()
  return (
    <CartForm intent="remove" itemId={item.id} onSend={onRemove}>
      <button
        type="submit"
        aria-label={formatTemplate(labels.line.removeNamed, { name: item.productName })}
        className="min-h-11 min-w-11 text-end text-sm text-muted underline hover:text-ink"
      >
        {labels.line.remove}
      </button>
    </CartForm>
  )
}
