"use client"

import { useSyncExternalStore } from "react"
import { Icon } from "#components/ui/icon.tsx"
import { getShownCount, watchShownCount } from "#lib/cart/browser/shown-count.ts"
import { fillText } from "#lib/i18n/fill-text.ts"
import { type PluralForms, resolvePluralForm } from "#lib/i18n/plural-forms.ts"

type CartBadgeProps = {
  href: string
  locale: string
  /** `items` hold "{number}" where the number stands. */
  labels: { cart: string; items: PluralForms }
}

/** Most that the bubble has room for. */
const most = 99

/**
 * The way to the cart, with how many items are in it. The page is sent without a number, which is
 * the visitor's own; it stands over the icon, so that nothing moves when it comes.
 */
export function CartBadge({ href, locale, labels }: CartBadgeProps) {
  const count = useSyncExternalStore(watchShownCount, getShownCount, () => 0)
  return (
    <a
      href={href}
      className="relative grid min-h-11 min-w-11 place-content-center justify-items-center rounded-lg text-xs font-semibold no-underline hover:underline"
    >
      <Icon name="cart" />
      <span aria-hidden="true" className="icon-word">
        {labels.cart}
      </span>
      <span className="sr-only">
        {count > 0 ? countItems(labels.items, count, locale) : labels.cart}
      </span>
      {count > 0 && (
        <span
          aria-hidden="true"
          className={`absolute -end-1 top-0 min-w-5 rounded-full bg-brand px-1 text-center leading-5 text-on-brand ${count > most ? "text-[0.625rem]" : ""}`.trimEnd()}
        >
          {count > most ? `${most}+` : count}
        </span>
      )}
    </a>
  )
}

function countItems(forms: PluralForms, count: number, locale: string): string {
  return fillText(resolvePluralForm(forms, count, locale), { number: String(count) })
}
