"use client"

import { type ReactNode, useSyncExternalStore } from "react"
import { getShownCount, subscribeToShownCount } from "#lib/cart/browser/cart-count-store.ts"
import { formatTemplate } from "#lib/i18n/format-template.ts"
import { type PluralForms, resolvePluralForm } from "#lib/i18n/plural-forms.ts"

type CartBadgeProps = {
  /** From the server: the icons' paths are no part of every page's scripts. */
  icon: ReactNode
  href: string
  locale: string
  /** `items` contain the placeholder "{number}". */
  labels: { cart: string; items: PluralForms }
}

/** Maximum count that fits into the bubble. */
const maxShown = 99

/**
 * Renders the link to the cart with its item count. The server renders no count, because it is per
 * user. The bubble overlaps the icon, so that it causes no layout shift.
 */
export function CartBadge({ icon, href, locale, labels }: CartBadgeProps) {
  const count = useSyncExternalStore(subscribeToShownCount, getShownCount, () => 0)
  return (
    <a
      href={href}
      className="relative grid min-h-11 min-w-11 place-content-center justify-items-center rounded-lg text-xs font-semibold no-underline hover:underline"
    >
      {icon}
      <span aria-hidden="true" className="icon-word">
        {labels.cart}
      </span>
      <span className="sr-only">
        {count > 0 ? countItems(labels.items, count, locale) : labels.cart}
      </span>
      {count > 0 && (
        <span
          aria-hidden="true"
          className={`absolute -end-1 top-0 min-w-5 rounded-full bg-brand px-1 text-center leading-5 text-on-brand ${count > maxShown ? "text-[0.625rem]" : ""}`.trimEnd()}
        >
          {count > maxShown ? `${maxShown}+` : count}
        </span>
      )}
    </a>
  )
}

function countItems(forms: PluralForms, count: number, locale: string): string {
  return formatTemplate(resolvePluralForm(forms, count, locale), { number: String(count) })
}
