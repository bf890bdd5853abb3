/** @jest-environment jsdom */
import { jest } from "@jest/globals"
import { act, renderHook } from "@testing-library/react"
import type { ReactNode } from "react"
import { SWRConfig } from "swr"
import { getShownCount, watchShownCount } from "#lib/cart/browser/shown-count.ts"
import type { Cart } from "#lib/cart/cart.ts"
import { FakeCartApi, setCountCookie } from "#tests/support/fake-cart-api.ts"
import { FakeChannel } from "#tests/support/fake-channel.ts"
import { buildCart, buildCartItem } from "#tests/support/shown-cart.ts"
import { useCart } from "./use-cart.ts"

Object.assign(globalThis, { BroadcastChannel: FakeChannel })

let api: FakeCartApi
/** The cart on the server. */
let kept: Cart
let startMs = Date.parse("2026-11-03T00:00:00.000Z")

const buildKept = (qty: number) => {
  setCountCookie(qty)
  return buildCart([buildCartItem({ id: 1, qty })])
}

beforeEach(() => {
  startMs += 3_600_000
  jest.useFakeTimers({ now: startMs })
  kept = buildKept(1)
  api = new FakeCartApi()
  api.answer = (call, body) => {
    if (call === "read") return { cart: kept }
    kept = buildKept(call === "remove" ? 0 : Number(Object(body).qty))
    if (call === "remove") kept = buildCart([])
    return { ok: true, cart: kept }
  }
})
afterEach(() => {
  jest.useRealTimers()
})

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))

/** Renders the hook and records every quantity that it returned. */
function showCart(initial = kept) {
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
    await pass(100)
    expect([live().pending, live().cart.itemCount, getShownCount()]).toEqual([false, 3, 3])
  })

  it("sends one request at a time, and applies the last quantity without flicker", async () => {
    const { live, shown } = showCart()
    api.hold()
    for (const qty of [2, 3, 4, 9]) act(() => live().setQuantity(1, qty))
    await pass(100)
    expect(api.asked).toEqual([{ call: "update", body: { id: 1, qty: 2 } }])
    api.letGo()
    await pass(200)
    expect(api.asked.slice(1)).toEqual([{ call: "update", body: { id: 1, qty: 9 } }])
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
    const { live } = showCart(buildKept(5))
    act(() => live().setQuantity(1, wanted))
    await pass(100)
    expect(api.asked[0]).toEqual({ call: "update", body: { id: 1, qty } })
  })

  it("removes a line", async () => {
    const { live } = showCart()
    act(() => live().remove(1))
    expect(live().cart.items).toEqual([])
    await pass(100)
    expect(api.asked[0]).toEqual({ call: "remove", body: { id: 1 } })
    expect([live().cart.itemCount, getShownCount()]).toEqual([0, 0])
  })

  it("rolls back to the server's cart if the change is rejected, and returns the error", async () => {
    const { live } = showCart()
    const message = "Only 2 of these are left."
    api.answer = () => ({ ok: false, code: "out_of_stock", message, cart: kept })
    act(() => live().setQuantity(1, 50))
    await pass(100)
    expect(live()).toMatchObject({ pending: false, error: { message, itemId: 1 } })
    expect([live().cart.itemCount, getShownCount()]).toEqual([1, 1])
  })

  it("rolls back to the server's cart if there is no response", async () => {
    const { live } = showCart()
    api.isAway = true
    act(() => live().setQuantity(1, 50))
    await pass(100)
    expect(live()).toMatchObject({ pending: false, error: { code: "no_answer" } })
    expect(live().cart.itemCount).toBe(1)
  })

  it("sends the chosen delivery place", async () => {
    const { live } = showCart()
    act(() => live().choose({ place: { suburb: "Calliope", postcode: "4680" } }))
    expect(live().pending).toBe(true)
    await pass(100)
    const body = { place: { suburb: "Calliope", postcode: "4680" } }
    expect(api.asked).toEqual([{ call: "read", body }])
    expect(live().pending).toBe(false)
  })
})

describe("useCart: a change elsewhere", () => {
  it("refetches the cart when another tab publishes a change", async () => {
    const { live, unmount } = showCart()
    kept = buildKept(6)
    await act(async () => new FakeChannel("curlew-cart").postMessage("changed"))
    await pass(100)
    expect(live().cart.itemCount).toBe(6)
    unmount()
  })

  it("publishes its own changes to the other tabs", async () => {
    const heard: unknown[] = []
    const other = new FakeChannel("curlew-cart")
    other.onmessage = ({ data }) => heard.push(data)
    const { live } = showCart()
    act(() => live().setQuantity(1, 2))
    await pass(100)
    other.close()
    expect(heard).toEqual(["changed"])
  })

  it("refetches the cart when the page is restored from the back/forward cache", async () => {
    const { live } = showCart()
    await act(async () => void dispatchEvent(new Event("pagehide")))
    kept = buildCart([])
    setCountCookie(0)
    const event = Object.assign(new Event("pageshow"), { persisted: true })
    await act(async () => void dispatchEvent(event))
    await pass(100)
    expect(live().cart.itemCount).toBe(0)
  })

  it("refetches the cart on focus, at most every ten seconds", async () => {
    const { live } = showCart()
    await pass(20_000)
    const focus = () => act(async () => void dispatchEvent(new Event("focus")))
    kept = { ...kept, promotionMessage: "That code has ended." }
    for (let times = 0; times < 5; times += 1) await focus()
    await pass(9_000)
    await focus()
    expect(api.calls).toEqual(["read"])
    expect(live().cart.promotionMessage).toBe("That code has ended.")
    await pass(1_100)
    await focus()
    await pass(100)
    expect(api.calls).toEqual(["read", "read"])
  })

  it("refetches the cart if the count cookie differs", async () => {
    const initial = kept
    kept = buildKept(4)
    const { live } = showCart(initial)
    await pass(100)
    expect(live().cart.itemCount).toBe(4)
  })

  it("fetches the cart once even if the count is read again before the response", async () => {
    const initial = kept
    kept = buildKept(4)
    const { answer } = api
    api.answer = (call, body) => {
      document.dispatchEvent(new Event("visibilitychange"))
      return answer(call, body)
    }
    const { live } = showCart(initial)
    await pass(5_000)
    expect(api.calls).toEqual(["read"])
    expect(live().cart.itemCount).toBe(4)
    kept = buildKept(5)
    await act(async () => void document.dispatchEvent(new Event("visibilitychange")))
    await pass(100)
    expect(live().cart.itemCount).toBe(5)
  })

  it("updates the header's count, also in browsers without cookie change events", async () => {
    const counted: number[] = []
    const stop = watchShownCount(() => counted.push(getShownCount()))
    api.answer = () => {
      setCountCookie(0)
      return { cart: buildCart([]) }
    }
    showCart(buildCart([]))
    await pass(100)
    stop()
    expect([api.calls, counted.at(-1)]).toEqual([["read"], 0])
  })

  it("does not fetch the cart without a reason", async () => {
    showCart()
    await pass(30_000)
    expect(api.calls).toEqual([])
  })

  it("returns the latest cart when an older page is shown again", async () => {
    const initial = kept
    const first = showCart(initial)
    first.unmount()
    kept = { ...kept, promotionMessage: "That code has ended." }
    const second = showCart(initial)
    await pass(100)
    expect(second.live().cart.promotionMessage).toBe("That code has ended.")
  })

  it("leaves the cart unchanged if it cannot be fetched", async () => {
    const { live } = showCart()
    api.isAway = true
    await act(async () => new FakeChannel("curlew-cart").postMessage("changed"))
    await pass(100)
    expect(live().cart.itemCount).toBe(1)
  })
})
