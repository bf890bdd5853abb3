"use client"

import { useEffect } from "react"

/** As soon as the cart may be another, has this page and the other tabs know what is left in it. */
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
