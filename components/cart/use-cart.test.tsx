/** @jest-environment jsdom */
import { jest } from "@jest/globals"
import { act, renderHook } from "@testing-library/react"
import type { ReactNode } from "react"
import { SWRConfig } from "swr"
import { getShownCount, subscribeToShownCount } from "#lib/cart/browser/cart-count-store.ts"
import type { Cart } from "#lib/cart/cart.ts"
import { buildCart, buildCartItem } from "#tests/assertions/shown-cart.ts"
import { FakeCartApi, saveCartCountCookie } from "#tests/fakes/fake-cart-api.ts"
import { FakeChannel } from "#tests/fakes/fake-channel.ts"
import { useCart } from "./use-cart.ts"

Object.assign(globalThis, { BroadcastChannel: FakeChannel })

let api: FakeCartApi
/** The cart on the server. */
let serverCart: Cart
let startMs = Date.parse("2026-11-03T00:00:00.000Z")

const buildServerCart = (qty: number) => {
  saveCartCountCookie(qty)
  return buildCart([buildCartItem({ id: 1, qty })])
}

beforeEach(() => {
  startMs += 3_600_000
  jest.useFakeTimers({ now: startMs })
  serverCart = buildServerCart(1)
  api = new FakeCartApi()
  api.respond = (call, body) => {
    if (call === "read") return { cart: serverCart }
    serverCart = buildServerCart(call === "remove" ? 0 : Number(Object(body).qty))
    if (call === "remove") serverCart = buildCart([])
    return { ok: true, cart: serverCart }
  }
})
afterEach(() => {
  jest.useRealTimers()
})

const advance = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))

/** Renders the hook and records every quantity that it returned. */
function showCart(initial = serverCart) {
  const shown: (number | undefined)[] = []
  const wrapper = ({ children }: { children: ReactNode }) => (
    <SWRConfig value={{ provider: () => new Map() }}>{children}</SWRConfig>
  )
  const { result, unmount } = renderHook(
    () => {
      const live = useCart(initial)
      shown.push(live.cart.items[0]?.qty)
      return live
    },
    { wrapper },
  )
  return { live: () => result.current, shown, unmount }
}

describe("useCart: a change", () => {
  it("shows a new quantity optimistically, in the total and in the header", async () => {
    const { live } = showCart()
    api.hold()
    act(() => live().setQuantity(1, 3))
    expect(live().cart).toMatchObject({ itemCount: 3, total: 7500 })
    expect([live().pending, getShownCount()]).toEqual([true, 3])
    api.letGo()
    await advance(100)
    expect([live().pending, live().cart.itemCount, getShownCount()]).toEqual([false, 3, 3])
  })

  it("sends one request at a time, and applies the last quantity without flicker", async () => {
    const { live, shown } = showCart()
    api.hold()
    for (const qty of [2, 3, 4, 9]) act(() => live().setQuantity(1, qty))
    await advance(100)
    expect(api.requests).toEqual([{ call: "update", body: { id: 1, qty: 2 } }])
    api.letGo()
    await advance(200)
    expect(api.requests.slice(1)).toEqual([{ call: "update", body: { id: 1, qty: 9 } }])
    const seen = shown.filter((qty, at) => qty !== shown[at - 1])
    expect(seen).toEqual([1, 2, 3, 4, 9])
  })

  it.each([
    [0, 1],
    [-4, 1],
    [2.7, 2],
    [1e9, 999],
    [Number.NaN, 1],
  ])("clamps a quantity of %p to %i", async (wanted, qty) => {
    const { live } = showCart(buildServerCart(5))
    act(() => live().setQuantity(1, wanted))
    await advance(100)
    expect(api.requests[0]).toEqual({ call: "update", body: { id: 1, qty } })
  })

  it("removes a line", async () => {
    const { live } = showCart()
    act(() => live().remove(1))
    expect(live().cart.items).toEqual([])
    await advance(100)
    expect(api.requests[0]).toEqual({ call: "remove", body: { id: 1 } })
    expect([live().cart.itemCount, getShownCount()]).toEqual([0, 0])
  })

  it("rolls back to the server's cart if the change is rejected, and returns the error", async () => {
    const { live } = showCart()
    const message = "Only 2 of these are left."
    api.respond = () => ({ ok: false, code: "out_of_stock", message, cart: serverCart })
    act(() => live().setQuantity(1, 50))
    await advance(100)
    expect(live()).toMatchObject({ pending: false, error: { message, itemId: 1 } })
    expect([live().cart.itemCount, getShownCount()]).toEqual([1, 1])
  })

  it("rolls back to the server's cart if there is no response", async () => {
    const { live } = showCart()
    api.isAway = true
    act(() => live().setQuantity(1, 50))
    await advance(100)
    expect(live()).toMatchObject({ pending: false, error: { code: "no_response" } })
    expect(live().cart.itemCount).toBe(1)
  })

  it("sends the chosen delivery place", async () => {
    const { live } = showCart()
    act(() => live().choose({ place: { suburb: "Calliope", postcode: "4680" } }))
    expect(live().pending).toBe(true)
    await advance(100)
    const body = { place: { suburb: "Calliope", postcode: "4680" } }
    expect(api.requests).toEqual([{ call: "read", body }])
    expect(live().pending).toBe(false)
  })
})

describe("useCart: a change elsewhere", () => {
  it("refetches the cart when another tab publishes a change", async () => {
    const { live, unmount } = showCart()
    serverCart = buildServerCart(6)
    await act(async () => new FakeChannel("curlew-cart").postMessage("changed"))
    await advance(100)
    expect(live().cart.itemCount).toBe(6)
    unmount()
  })

  it("publishes its own changes to the other tabs", async () => {
    const received: unknown[] = []
    const other = new FakeChannel("curlew-cart")
    other.onmessage = ({ data }) => received.push(data)
    const { live } = showCart()
    act(() => live().setQuantity(1, 2))
    await advance(100)
    other.close()
    expect(received).toEqual(["changed"])
  })

  it("refetches the cart when the page is restored from the back/forward cache", async () => {
    const { live } = showCart()
    await act(async () => void dispatchEvent(new Event("pagehide")))
    serverCart = buildCart([])
    saveCartCountCookie(0)
    const event = Object.assign(new Event("pageshow"), { persisted: true })
    await act(async () => void dispatchEvent(event))
    await advance(100)
    expect(live().cart.itemCount).toBe(0)
  })

  it("refetches the cart on focus, at most every ten seconds", async () => {
    const { live } = showCart()
    await advance(20_000)
    const focus = () => act(async () => void dispatchEvent(new Event("focus")))
    serverCart = { ...serverCart, promotionMessage: "That code has ended." }
    for (let times = 0; times < 5; times += 1) await focus()
    await advance(9_000)
    await focus()
    expect(api.calls).toEqual(["read"])
    expect(live().cart.promotionMessage).toBe("That code has ended.")
    await advance(1_100)
    await focus()
    await advance(100)
    expect(api.calls).toEqual(["read", "read"])
  })

  it("refetches the cart if the count cookie differs", async () => {
    const initial = serverCart
    serverCart = buildServerCart(4)
    const { live } = showCart(initial)
    await advance(100)
    expect(live().cart.itemCount).toBe(4)
  })

  it("fetches the cart once even if the count is read again before the response", async () => {
    const initial = serverCart
    serverCart = buildServerCart(4)
    const { respond } = api
    api.respond = (call, body) => {
      document.dispatchEvent(new Event("visibilitychange"))
      return respond(call, body)
    }
    const { live } = showCart(initial)
    await advance(5_000)
    expect(api.calls).toEqual(["read"])
    expect(live().cart.itemCount).toBe(4)
    serverCart = buildServerCart(5)
    await act(async () => void document.dispatchEvent(new Event("visibilitychange")))
    await advance(100)
    expect(live().cart.itemCount).toBe(5)
  })

  it("updates the header's count, also in browsers without cookie change events", async () => {
    const counted: number[] = []
    const stop = subscribeToShownCount(() => counted.push(getShownCount()))
    api.respond = () => {
      saveCartCountCookie(0)
      return { cart: buildCart([]) }
    }
    showCart(buildCart([]))
    await advance(100)
    stop()
    expect([api.calls, counted.at(-1)]).toEqual([["read"], 0])
  })

  it("does not fetch the cart without a reason", async () => {
    showCart()
    await advance(30_000)
    expect(api.calls).toEqual([])
  })

  it("returns the latest cart when an older page is shown again", async () => {
    const initial = serverCart
    const first = showCart(initial)
    first.unmount()
    serverCart = { ...serverCart, promotionMessage: "That code has ended." }
    const second = showCart(initial)
    await advance(100)
    expect(second.live().cart.promotionMessage).toBe("That code has ended.")
  })

  it("leaves the cart unchanged if it cannot be fetched", async () => {
    const { live } = showCart()
    api.isAway = true
    await act(async () => new FakeChannel("curlew-cart").postMessage("changed"))
    await advance(100)
    expect(live().cart.itemCount).toBe(1)
  })
})
