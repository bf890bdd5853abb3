"use client"

import { ItemThumbnail } from "#components/commerce/item-thumbnail.tsx"
import { ShopLink } from "#components/ui/shop-link.tsx"
import type { CartItem } from "#lib/cart/cart.ts"
import { buildLocalePath } from "#lib/contract/languages.ts"
import { formatTemplate } from "#lib/i18n/format-template.ts"
import { buildFieldAttributes } from "#lib/i18n/localise-content.ts"
import { formatMoney } from "#lib/money.ts"
import { CheckoutSection, rowClass } from "./checkout-section.tsx"
import type { CheckoutTexts } from "./checkout-texts.ts"
import type { Checkout } from "./use-checkout.ts"

type ItemsSectionProps = { checkout: Checkout; texts: CheckoutTexts; locale: string }

/** Renders a summary of the ordered items. */
export function ItemsSection({ checkout, texts, locale }: ItemsSectionProps) {
  return (
    <CheckoutSection id="items" heading={texts.items.heading}>
      <ul className="stack-4">
        {checkout.cart.items.map((item) => (
          <Item key={item.id} item={item} texts={texts} locale={locale} />
        ))}
      </ul>
      <ShopLink
        href={buildLocalePath(locale, "/cart")}
        className="inline-flex min-h-11 min-w-11 items-center text-sm font-semibold text-brand underline underline-offset-4"
      >
        {texts.items.change}
      </ShopLink>
    </CheckoutSection>
  )
}

type ItemProps = { item: CartItem; texts: CheckoutTexts; locale: string }

function Item({ item, texts, locale }: ItemProps) {
  const { picture, productName, name, addons, qty, subtotal, warning, shippingNote } = item
  const details = [
    name,
    ...addons.map(({ name, label: value }) => formatTemplate(texts.items.addon, { name, value })),
  ]
  return (
    <li className="flex gap-3">
      <ItemThumbnail picture={picture} sizes="64px" className="w-16" />
      <div className="min-w-0 grow wrap-anywhere">
        <p className={rowClass}>
          <span className="font-semibold" {...buildFieldAttributes(locale, item, "productName")}>
            {productName}
          </span>
          <span className="price shrink-0 whitespace-nowrap">{formatMoney(subtotal, locale)}</span>
        </p>
        <p className="text-sm text-muted">
          {[formatTemplate(texts.items.quantity, { qty: String(qty) }), ...details]
            .filter((part) => part !== "")
            .join(" · ")}
        </p>
        {shippingNote !== "" && (
          <p className="text-sm text-muted" {...buildFieldAttributes(locale, item, "shippingNote")}>
            {shippingNote}
          </p>
        )}
        {warning !== "" && <p className="text-sm font-semibold text-danger">{warning}</p>}
      </div>
    </li>
  )
}
