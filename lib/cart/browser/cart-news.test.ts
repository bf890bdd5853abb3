import { eventually } from "#tests/support/eventually.ts"
import { buildCart } from "#tests/support/shown-cart.ts"
import type { Cart } from "../cart.ts"
import { hearCartNews, tellCartNews } from "./cart-news.ts"

// What a page has and a process has not.
Object.assign(globalThis, { addEventListener: () => {} })

describe("news of the cart", () => {
  it("reach other tabs as no more than that there are some, also from a page that hears none", async () => {
    const heard: unknown[] = []
    const tab = new BroadcastChannel("curlew-cart")
    tab.onmessage = ({ data }) => heard.push(data)
    tellCartNews(buildCart([]))
    await eventually(20_000, () => expect(heard).toEqual(["changed"]))
    tab.close()
  })

  it("reach this page with the cart, until it stops listening, and not once more as a tab's", async () => {
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
