"use client"

import { useSyncExternalStore } from "react"
import { getShownCount, watchShownCount } from "#lib/cart/browser/shown-count.ts"

type CartBadgeProps = {
  href: string
  /** `items` holds "{count}" where the number stands. */
  labels: { cart: string; item: string; items: string }
}

/** Most that the bubble has room for. */
const most = 99

/**
 * The way to the cart, with how many items are in it. The page is sent without a number, which is
 * the visitor's own; it stands over the icon, so that nothing moves when it comes.
 */
export function CartBadge({ href, labels }: CartBadgeProps) {
  const count = useSyncExternalStore(watchShownCount, getShownCount, () => 0)
  const items = (count === 1 ? labels.item : labels.items).replace("{count}", String(count))
  return (
    <a
      href={href}
      className="relative grid min-h-11 min-w-11 place-content-center justify-items-center rounded-lg text-xs font-semibold no-underline hover:underline"
    >
      <CartIcon />
      <span aria-hidden="true">{labels.cart}</span>
      <span className="sr-only">{count > 0 ? items : labels.cart}</span>
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

function CartIcon() {
  return (
    <svg
      viewBox="0 0 20 20"
      width="20"
      height="20"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      aria-hidden="true"
    >
      <path d="M1 2h3l2.5 10h9L18 5H5" />
      <circle cx="7.5" cy="16.5" r="1.5" />
      <circle cx="14.5" cy="16.5" r="1.5" />
    </svg>
  )
}
