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
import { applyWishes } from "#lib/cart/browser/apply-wishes.ts"
import { followCart, getCartWriter, readCart } from "#lib/cart/browser/browser-cart.ts"
import type { CartFault } from "#lib/cart/browser/cart-fault.ts"
import { noWrites } from "#lib/cart/browser/cart-writer.ts"
import {
  getShownCount,
  lookAtCount,
  showCount,
  watchShownCount,
} from "#lib/cart/browser/shown-count.ts"
import type { Cart, CartChoices } from "#lib/cart/cart.ts"
import { maxQuantity } from "#lib/variants/resolve-price.ts"

export type LiveCart = {
  /** As the shopper wants it, priced ahead while the shop has not answered. */
  cart: Cart
  /** Something is on its way to the shop. */
  pending: boolean
  /** Why the last wish was not fulfilled; the cart is the shop's again. */
  error: CartFault | null
  /** The latest quantity of a line wins; it is kept whole and from 1 to 999. */
  setQuantity: (id: number, qty: number) => void
  remove: (id: number) => void
  /** Delivery, place and code; those left out stay as they are, null forgets. */
  choose: (choices: CartChoices) => void
}

const focusEveryMs = 10_000

/** Carts that a server has put into this page, so that an old one does not come back with Back. */
const shown = new WeakSet<Cart>()

/**
 * The cart in the browser, beginning with the one the page was sent with. It follows the other tabs,
 * and is read anew when the page is looked at again or comes back as it was left.
 */
export function useCart(initial: Cart): LiveCart {
  const { data = initial, mutate } = useSWR("cart", () => readCart(), {
    ...{ fallbackData: initial, revalidateOnMount: false, revalidateIfStale: false },
    ...{ focusThrottleInterval: focusEveryMs, shouldRetryOnError: false },
  })
  const writer = getCartWriter()
  const writes = useSyncExternalStore(writer.subscribe, writer.getWrites, () => noWrites)
  const cart = useMemo(() => applyWishes(data, writes), [data, writes])
  useEffect(() => {
    const isNews = !shown.has(initial)
    shown.add(initial)
    void (isNews ? mutate(initial, { revalidate: false }) : mutate())
  }, [initial, mutate])
  useEffect(() => {
    const take = (next: Cart) => void mutate(next, { revalidate: false })
    return followCart(take, () => void mutate())
  }, [mutate])
  useFollowedCount(cart, writes.isBusy, mutate)

  return {
    cart,
    pending: writes.isBusy,
    error: writes.fault,
    setQuantity: (id, qty) => writer.setQuantity(id, resolveWhole(qty)),
    remove: (id) => writer.setQuantity(id, 0),
    choose: writer.choose,
  }
}

/**
 * The header counts along, and a header that counts otherwise has the cart read anew. One reading is
 * under way at a time: each counts anew, and of several at once none would be taken. The header looks
 * again afterwards: not every browser tells of cookies that change, and none at once.
 */
function useFollowedCount(
  { itemCount }: Cart,
  isBusy: boolean,
  readAnew: () => Promise<unknown>,
): void {
  useLayoutEffect(() => showCount(isBusy ? itemCount : null), [isBusy, itemCount])
  const isReading = useRef(false)
  const compare = useEffectEvent(() => {
    if (isBusy || isReading.current || getShownCount() === itemCount) return
    isReading.current = true
    const end = () => {
      lookAtCount()
      isReading.current = false
    }
    readAnew().then(end, end)
  })
  useEffect(() => {
    compare()
    return watchShownCount(() => compare())
  }, [])
}

function resolveWhole(qty: number): number {
  return Number.isFinite(qty) ? Math.min(Math.max(Math.floor(qty), 1), maxQuantity) : 1
}
