import { eventually } from "#tests/support/eventually.ts"
import { buildCart } from "#tests/support/shown-cart.ts"
import type { Cart } from "../cart.ts"
import { hearCartNews, tellCartNews } from "./cart-news.ts"

// Browser globals that Node.js does not have.
Object.assign(globalThis, { addEventListener: () => {} })

describe("cart change messages", () => {
  it("reach other tabs without the cart's content, also from a page without subscribers", async () => {
    const heard: unknown[] = []
    const tab = new BroadcastChannel("curlew-cart")
    tab.onmessage = ({ data }) => heard.push(data)
    tellCartNews(buildCart([]))
    await eventually(20_000, () => expect(heard).toEqual(["changed"]))
    tab.close()
  })

  it("reach this page's subscribers with the cart until they unsubscribe, and are not echoed", async () => {
    const heard: (Cart | null)[] = []
    const cart = buildCart([])
    const stop = hearCartNews((news) => heard.push(news))
    const tab = new BroadcastChannel("curlew-cart")
    tellCartNews(cart)
    tab.postMessage("changed")
    await eventually(20_000, () => expect(heard).toHaveLength(2))
    stop()
    tellCartNews(cart)
    tab.close()
    expect(heard).toEqual([cart, null])
  })
})
