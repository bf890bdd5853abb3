"use client"

import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useSyncExternalStore,
} from "react"
import useSWR from "swr"
import {
  getShownCount,
  publishShownCount,
  subscribeToShownCount,
  updateShownCount,
} from "#lib/cart/browser/cart-count-store.ts"
import type { CartRequestError } from "#lib/cart/browser/cart-error.ts"
import { fetchCart, getCartWriter, subscribeToCart } from "#lib/cart/browser/cart-store.ts"
import { noWrites } from "#lib/cart/browser/mutation-queue.ts"
import { buildOptimisticCart } from "#lib/cart/browser/optimistic-cart.ts"
import type { Cart, CartChoices } from "#lib/cart/cart.ts"
import { maxQuantity } from "#lib/variants/resolve-price.ts"

export type LiveCart = {
  /** The optimistic cart: changes in flight are applied and priced in the browser. */
  cart: Cart
  /** True while a change is in flight. */
  pending: boolean
  /** Why the last change failed; the cart is then the server's again. */
  error: CartRequestError | null
  /** Sets a line's quantity, rounded down and clamped to 1–999. The latest call wins. */
  setQuantity: (id: number, qty: number) => void
  remove: (id: number) => void
  /** Sets delivery, place and code; omitted ones stay unchanged, null clears. */
  choose: (choices: CartChoices) => void
}

const focusEveryMs = 10_000

/** Carts that the server rendered into this page, so that Back does not restore an outdated one. */
const seenCarts = new WeakSet<Cart>()

/**
 * Returns the live cart in the browser, initially the one of the rendered page. It follows other
 * tabs and is refetched on focus and when the page is restored from the back/forward cache.
 */
export function useCart(initial: Cart): LiveCart {
  const { data = initial, mutate } = useSWR("cart", () => fetchCart(), {
    fallbackData: initial,
    revalidateOnMount: false,
    revalidateIfStale: false,
    focusThrottleInterval: focusEveryMs,
    shouldRetryOnError: false,
  })
  const writer = getCartWriter()
  const writes = useSyncExternalStore(writer.subscribe, writer.getWrites, () => noWrites)
  const cart = useMemo(() => buildOptimisticCart(data, writes), [data, writes])
  useEffect(() => {
    const isUnseen = !seenCarts.has(initial)
    seenCarts.add(initial)
    void (isUnseen ? mutate(initial, { revalidate: false }) : mutate())
  }, [initial, mutate])
  useEffect(() => {
    const take = (next: Cart) => void mutate(next, { revalidate: false })
    return subscribeToCart(take, () => void mutate())
  }, [mutate])
  useCartCountSync(cart, writes.isBusy, mutate)

  return {
    cart,
    pending: writes.isBusy,
    error: writes.error,
    setQuantity: (id, qty) => writer.setQuantity(id, resolveWhole(qty)),
    remove: (id) => writer.setQuantity(id, 0),
    choose: writer.choose,
  }
}

/**
 * Updates the header's count with the optimistic cart, and refetches the cart if the count cookie
 * differs. Runs one fetch at a time: each one changes the count, and of several concurrent ones
 * none would be applied. Publishes the count afterwards: not every browser has cookie change
 * events, and none fires them at once.
 */
function useCartCountSync(
  { itemCount }: Cart,
  isBusy: boolean,
  refetch: () => Promise<unknown>,
): void {
  useLayoutEffect(() => updateShownCount(isBusy ? itemCount : null), [isBusy, itemCount])
  const isRefetching = useRef(false)
  const compare = useEffectEvent(() => {
    if (isBusy || isRefetching.current || getShownCount() === itemCount) return
    isRefetching.current = true
    const end = () => {
      publishShownCount()
      isRefetching.current = false
    }
    refetch().then(end, end)
  })
  useEffect(() => {
    compare()
    return subscribeToShownCount(() => compare())
  }, [])
}

function resolveWhole(qty: number): number {
  return Number.isFinite(qty) ? Math.min(Math.max(Math.floor(qty), 1), maxQuantity) : 1
}
