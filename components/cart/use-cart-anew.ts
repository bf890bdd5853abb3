"use client"

import { useEffect } from "react"

/** Refetches the cart once it may have changed, and publishes it to this page and other tabs. */
export function useCartAnew(isOther: boolean): void {
  useEffect(() => {
    if (isOther) readCartAnew().catch(() => {})
  }, [isOther])
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
