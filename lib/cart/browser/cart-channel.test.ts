import { eventually } from "#tests/assertions/eventually.ts"
import { buildCart } from "#tests/assertions/shown-cart.ts"
import type { Cart } from "../cart.ts"
import { publishCartChange, subscribeToCartChanges } from "./cart-channel.ts"

// Browser globals that Node.js does not have.
Object.assign(globalThis, { addEventListener: () => {} })

describe("cart change messages", () => {
  it("reach other tabs without the cart's content, also from a page without subscribers", async () => {
    const messages: unknown[] = []
    const tab = new BroadcastChannel("curlew-cart")
    tab.onmessage = ({ data }) => messages.push(data)
    publishCartChange(buildCart([]))
    await eventually(20_000, () => expect(messages).toEqual(["changed"]))
    tab.close()
  })

  it("reach this page's subscribers with the cart until they unsubscribe, and are not echoed", async () => {
    const received: (Cart | null)[] = []
    const cart = buildCart([])
    const stop = subscribeToCartChanges((update) => received.push(update))
    const tab = new BroadcastChannel("curlew-cart")
    publishCartChange(cart)
    tab.postMessage("changed")
    await eventually(20_000, () => expect(received).toHaveLength(2))
    stop()
    publishCartChange(cart)
    tab.close()
    expect(received).toEqual([cart, null])
  })
})
