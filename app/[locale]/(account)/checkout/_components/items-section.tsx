"use client"

import { Picture } from "#components/ui/picture.tsx"
import { ShopLink } from "#components/ui/shop-link.tsx"
import type { CartItem } from "#lib/cart/cart.ts"
import { formatMoney } from "#lib/money.ts"
import { type CheckoutTexts, fillText } from "./checkout-texts.ts"
import { rowLook, SectionCard } from "./section-card.tsx"
import type { Checkout } from "./use-checkout.ts"

type ItemsSectionProps = { checkout: Checkout; texts: CheckoutTexts; locale: string }

/** What is about to be ordered, in short. */
export function ItemsSection({ checkout, texts, locale }: ItemsSectionProps) {
  return (
    <SectionCard id="items" heading={texts.items.heading}>
      <ul className="divide-y divide-line">
        {checkout.cart.items.map((item) => (
          <Item key={item.id} {...{ item, texts, locale }} />
        ))}
      </ul>
      <ShopLink
        href="/cart"
        className="inline-flex min-h-11 items-center font-semibold text-brand underline underline-offset-4"
      >
        {texts.items.change}
      </ShopLink>
    </SectionCard>
  )
}

type ItemProps = { item: CartItem; texts: CheckoutTexts; locale: string }

function Item({ item, texts, locale }: ItemProps) {
  const { picture, productName, name, addons, qty, subtotal, warning } = item
  const details = [name, ...addons.map((addon) => `${addon.name}: ${addon.label}`)]
  return (
    <li className="flex gap-3 py-3">
      {picture && (
        <div className="w-16 shrink-0">
          <Picture
            picture={picture}
            alt=""
            widths={[150, 300]}
            sizes="64px"
            className="h-auto w-full rounded-lg"
          />
        </div>
      )}
      <div className="min-w-0 grow wrap-anywhere">
        <p className={rowLook}>
          <span className="font-semibold">{productName}</span>
          <span className="shrink-0 whitespace-nowrap tabular-nums">
            {formatMoney(subtotal, locale)}
          </span>
        </p>
        <p className="text-sm text-muted">
          {[fillText(texts.items.quantity, { qty: String(qty) }), ...details]
            .filter((part) => part !== "")
            .join(" · ")}
        </p>
        {warning !== "" && <p className="text-sm font-semibold text-danger">{warning}</p>}
      </div>
    </li>
  )
}
