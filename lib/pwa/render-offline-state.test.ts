/** @jest-environment jsdom */
import { type OfflineFacts, renderOfflineState } from "./render-offline-state.ts"

const facts: OfflineFacts = {
  languageTag: "en-AU",
  prefix: "",
  texts: {
    cart: "Shopping Cart",
    cartWas: "As it was on {time}.",
    noCart: "Not shown.",
    total: "Total",
    totalWithoutDelivery: "Total without delivery",
  },
  names: { cartKey: "cart", markCookie: "mark", countCookie: "count", pagesCache: "pages" },
}
const cart = {
  atMs: Date.parse("2026-11-03T04:05:00Z"),
  mark: null,
  total: "$59.60",
  hasDelivery: true,
  items: [{ name: "<b>Light", details: ["Blue", "Tom"], qty: 2, amount: "$49.00" }],
}
let cachedPages: Map<string, string>

/** Returns the texts of the page at this path after it is filled in. */
async function open(path: string, own: Partial<OfflineFacts> = {}): Promise<string[]> {
  history.replaceState(null, "", path)
  document.body.innerHTML = `<h1 id="title">You are offline</h1><p id="text">Not on your device.</p>
<ul id="cart" hidden></ul><section id="saved-pages" hidden><ul id="pages"></ul></section>`
  await renderOfflineState({ ...facts, ...own })
  const shown = document.querySelectorAll(
    "h1,#text,#cart:not([hidden]) li,#saved-pages:not([hidden]) a",
  )
  return [...shown].map((node) => node.textContent ?? "")
}

function setCookie(name: string, value: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the older interface is the one the shop reads
  document.cookie = `${name}=${value}; Path=/; Max-Age=${value === "" ? 0 : 60}`
}

beforeEach(() => {
  localStorage.clear()
  setCookie("count", "2")
  cachedPages = new Map()
  const cache = {
    keys: async () => [...cachedPages.keys()].map((path) => ({ url: `${location.origin}${path}` })),
    match: async ({ url }: { url: string }) => {
      return { text: async () => cachedPages.get(new URL(url).pathname) }
    },
  }
  Object.assign(globalThis, {
    caches: { has: async () => cachedPages.size > 0, open: async () => cache },
  })
})
afterEach(() => {
  for (const name of ["mark", "count"]) setCookie(name, "")
})

describe("the offline page", () => {
  it.each(["/cart", "/de/cart", "/cart/"])(
    "at %s shows the cart as it was, with the time",
    async (path) => {
      localStorage.setItem("cart", JSON.stringify(cart))
      const [title, text, ...lines] = await open(path)
      expect(title).toBe("Shopping Cart")
      expect(text).toMatch(/^As it was on .*November 2026.*\.$/)
      expect(lines).toEqual(["2 × <b>LightBlueTom$49.00", "Total$59.60"])
    },
  )

  it("shows amounts as the cart page formatted them, in any language", async () => {
    const [item] = cart.items
    const items = [{ ...item, amount: "49,00\u00a0AUD" }]
    localStorage.setItem("cart", JSON.stringify({ ...cart, items, total: "59,60\u00a0AUD" }))
    const lines = (await open("/ka/cart", { languageTag: "ka", prefix: "/ka" })).slice(2)
    expect(lines).toEqual(["2 × <b>LightBlueTom49,00\u00a0AUD", "Total59,60\u00a0AUD"])
  })

  it("ignores a stored cart of an earlier format, with numeric amounts", async () => {
    const lines = [{ name: "Light", details: [], qty: 2, cents: 4900 }]
    const { atMs, mark, hasDelivery } = cart
    localStorage.setItem("cart", JSON.stringify({ atMs, mark, hasDelivery, lines, total: 4900 }))
    expect(await open("/cart")).toEqual(["Shopping Cart", "Not shown."])
  })

  it("labels the total as excluding shipping if shipping was unknown", async () => {
    localStorage.setItem("cart", JSON.stringify({ ...cart, hasDelivery: false }))
    expect(await open("/cart")).toContain("Total without delivery$59.60")
  })

  it("hides a cart of another login, one that is empty by now, and one that cannot be parsed", async () => {
    for (const text of [JSON.stringify({ ...cart, mark: "gone" }), "{", "7", "[]", "null"]) {
      localStorage.setItem("cart", text)
      expect(await open("/cart")).toEqual(["Shopping Cart", "Not shown."])
    }
    localStorage.setItem("cart", JSON.stringify(cart))
    setCookie("mark", "ann")
    expect(await open("/cart")).toEqual(["Shopping Cart", "Not shown."])
    setCookie("mark", "")
    setCookie("count", "0")
    expect(await open("/cart")).toEqual(["Shopping Cart", "Not shown."])
  })

  it("shows the cart on no other page", async () => {
    localStorage.setItem("cart", JSON.stringify(cart))
    expect(await open("/shop")).toEqual(["You are offline", "Not on your device."])
  })

  it("lists the cached pages of its language, the latest first", async () => {
    cachedPages.set("/shop", "<title>Shop &amp; more</title>")
    cachedPages.set("/de/shop", "<title>Laden</title>")
    cachedPages.set("/about", "<title>About us</title>")
    expect((await open("/blog")).slice(2)).toEqual(["About us", "Shop & more"])
    expect((await open("/de/blog", { prefix: "/de" })).slice(2)).toEqual(["Laden"])
  })

  it("is self-contained, so that its source can be inlined into the page", () => {
    const alone = new Function(`return ${renderOfflineState.toString()}`)
    expect(alone()).toEqual(expect.any(Function))
  })
})
