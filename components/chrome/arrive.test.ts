/** @jest-environment jsdom */
import { beforeEach, describe, expect, it, jest } from "@jest/globals"

type Pages = Record<string, string>
const pages: Pages = {
  "/shop/resin": '<nav><a href="/shop">Shop</a></nav><h1>Resin</h1><a href="/product/a">A</a>',
  "/product/a": '<nav><a href="/shop/resin">Resin</a></nav><h1>A</h1><p id="notes">Notes</p>',
  "/bare": "<p>Nothing</p>",
}

let scrolled: number

async function open(path: string) {
  jest.resetModules()
  const shop = await import("./arrive.ts")
  const show = (to: string) => {
    history.replaceState(null, "", to)
    const { pathname } = location
    const content = document.getElementById("content")
    if (content) content.innerHTML = pages[pathname] ?? ""
    document.title = pathname
    shop.arrive(pathname)
  }
  const stop = shop.watchReturns()
  show(path)
  return {
    goTo: (to: string) => {
      shop.depart(to)
      show(to)
    },
    goBackTo: (to: string) => {
      history.replaceState(null, "", to)
      dispatchEvent(new PopStateEvent("popstate"))
      show(to)
    },
    getDestination: shop.getDestination,
    depart: shop.depart,
    stop,
  }
}

const getFocused = () => document.activeElement?.textContent
const getTold = () => [...document.querySelectorAll("[role=status]")].at(-1)?.textContent

beforeEach(() => {
  document.body.innerHTML = '<main id="content" tabindex="-1"></main>'
  scrolled = 0
  globalThis.scrollTo = () => {
    scrolled += 1
  }
  globalThis.CSS = { escape: (text: string) => text } as typeof CSS
})

describe("the first page", () => {
  it("is left as the browser shows it", async () => {
    const { stop } = await open("/shop/resin")
    expect([document.activeElement, scrolled, getTold()]).toEqual([document.body, 0, ""])
    stop()
  })
})

describe("a page that is gone to", () => {
  it("is seen from its top, with the focus on its heading, and its title is told", async () => {
    const { goTo, stop } = await open("/shop/resin")
    goTo("/product/a")
    expect([getFocused(), scrolled, getTold()]).toEqual(["A", 1, "/product/a"])
    stop()
  })

  it("has the focus as a whole where it has no heading", async () => {
    const { goTo, stop } = await open("/shop/resin")
    goTo("/bare")
    expect(document.activeElement?.id).toBe("content")
    stop()
  })

  it("is seen from the place that its address names", async () => {
    const { goTo, stop } = await open("/shop/resin")
    goTo("/product/a#notes")
    expect([getFocused(), scrolled]).toEqual(["Notes", 0])
    stop()
  })

  it("is told once it has a title", async () => {
    const { stop } = await open("/shop/resin")
    const { arrive, depart } = await import("./arrive.ts")
    depart("/product/a")
    document.title = ""
    arrive("/product/a")
    expect(getTold()).toBe("")
    document.title = "Product A"
    await new Promise((done) => setTimeout(done))
    expect(getTold()).toBe("Product A")
    stop()
  })

  it("is the destination until it is there", async () => {
    const { depart, goTo, getDestination, stop } = await open("/shop/resin")
    depart("/product/a")
    expect(getDestination()).toBe("/product/a")
    goTo("/product/a")
    expect(getDestination()).toBeNull()
    stop()
  })
})

describe("a page that is gone back to", () => {
  it("is where it was, with the focus on the link that had led away from it", async () => {
    const { goTo, goBackTo, stop } = await open("/shop/resin")
    goTo("/product/a")
    scrolled = 0
    goBackTo("/shop/resin")
    expect([getFocused(), scrolled]).toEqual(["A", 0])
    expect(document.activeElement).toHaveAttribute("href", "/product/a")
    stop()
  })

  it("or forward to has the focus on its heading, although it links to where the visitor was", async () => {
    const { goTo, goBackTo, stop } = await open("/shop/resin")
    goTo("/product/a")
    goBackTo("/shop/resin")
    goBackTo("/product/a")
    expect(document.activeElement?.tagName).toBe("H1")
    stop()
  })
})

it("whoever types on keeps the focus", async () => {
  const { goTo, stop } = await open("/bare")
  pages["/search/a"] = '<h1>Results</h1><input name="query">'
  goTo("/search/a")
  const field = document.querySelector("input")
  field?.focus()
  const { arrive, depart } = await import("./arrive.ts")
  depart("/search/a?x")
  arrive("/search/a")
  expect(document.activeElement).toBe(field)
  stop()
})

it("a page that only looks anew keeps place and focus", async () => {
  const { stop } = await open("/shop/resin")
  const { arrive } = await import("./arrive.ts")
  arrive("/shop/resin")
  expect([document.activeElement, scrolled]).toEqual([document.body, 0])
  stop()
})
