"use client"

import type { CartItem } from "#lib/cart/cart.ts"
import { CartLine } from "./cart-line.tsx"

type CartLinesProps = {
  items: readonly CartItem[]
  onQuantity: (item: CartItem, qty: number) => void
  onRemove: (item: CartItem) => void
}

/** Renders the lines of the cart. */
export function CartLines({ items, onQuantity, onRemove }: CartLinesProps) {
  return (
    <ul className="ruled border-y border-line">
      {items.map((item) => (
        <CartLine
          key={item.id}
          item={item}
          onQuantity={(qty) => onQuantity(item, qty)}
          onRemove={() => onRemove(item)}
        />
      ))}
    </ul>
  )
}
