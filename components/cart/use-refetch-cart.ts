"use client"

import { useEffect } from "react"

/** Refetches the cart once it may have changed, and publishes it to this page and other tabs. */
export function useRefetchCart(isOther: boolean): void {
  useEffect(() => {
    if (isOther) refetchCart().catch(() => {})
  }, [isOther])
}

async function refetchCart(): Promise<void> {
  const [{ sendCartRequest }, { parseCartResponse }, { publishCartChange }, { publishShownCount }] =
    await Promise.all([
      import("#lib/cart/browser/cart-api.ts"),
      import("#lib/cart/browser/parse-cart-response.ts"),
      import("#lib/cart/browser/cart-channel.ts"),
      import("#lib/cart/browser/cart-count-store.ts"),
    ])
  publishCartChange(parseCartResponse(await sendCartRequest("read", {})))
  publishShownCount()
}
