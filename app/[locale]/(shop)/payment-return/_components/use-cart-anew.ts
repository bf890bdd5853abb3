"use client"

import { useEffect } from "react"

/** Once what was in the cart is paid, has this page and the other tabs know what is left in it. */
export function useCartAnew(isPaid: boolean): void {
  useEffect(() => {
    if (isPaid) readCartAnew().catch(() => {})
  }, [isPaid])
}

async function readCartAnew(): Promise<void> {
  const [{ askCart }, { parseCartAnswer }, { tellCartNews }, { lookAtCount }] = await Promise.all([
    import("#lib/cart/browser/ask-cart.ts"),
    import("#lib/cart/browser/parse-cart-answer.ts"),
    import("#lib/cart/browser/cart-news.ts"),
    import("#lib/cart/browser/shown-count.ts"),
  ])
  tellCartNews(parseCartAnswer(await askCart("read", {})))
  lookAtCount()
}
