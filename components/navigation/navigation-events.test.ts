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
  const shop = await import("./navigation-events.ts")
  const { getNavigationTarget } = await import("./navigation-target.ts")
  const show = (to: string) => {
    history.replaceState(null, "", to)
    const { pathname } = location
    const content = document.getElementById("content")
    if (content) content.innerHTML = pages[pathname] ?? ""
    document.title = pathname
    shop.handleNavigationEnd(pathname)
  }
  const stop = shop.subscribeToHistoryNavigation()
  show(path)
  return {
    goTo: (to: string) => {
      shop.handleNavigationStart(to)
      show(to)
    },
    goBackTo: (to: string) => {
      history.replaceState(null, "", to)
      dispatchEvent(new PopStateEvent("popstate"))
      show(to)
    },
    getNavigationTarget,
    handleNavigationStart: shop.handleNavigationStart,
    stop,
  }
}

const getFocused = () => document.activeElement?.textContent
const getLiveText = () => [...document.querySelectorAll("[role=status]")].at(-1)?.textContent

beforeEach(() => {
  document.body.innerHTML = '<main id="content" tabindex="-1"></main>'
  scrolled = 0
  globalThis.scrollTo = () => {
    scrolled += 1
  }
  globalThis.CSS = { escape: (text: string) => text } as typeof CSS
})

describe("the first page of a document", () => {
  it("leaves scroll position and focus of the first page to the browser", async () => {
    const { stop } = await open("/shop/resin")
    expect([document.activeElement, scrolled, getLiveText()]).toEqual([document.body, 0, ""])
    stop()
  })
})

describe("handleNavigationEnd: a new page", () => {
  it("scrolls a new page to the top, focuses its heading and updates the live region", async () => {
    const { goTo, stop } = await open("/shop/resin")
    goTo("/product/a")
    expect([getFocused(), scrolled, getLiveText()]).toEqual(["A", 1, "/product/a"])
    stop()
  })

  it("focuses the main element of a page without a heading", async () => {
    const { goTo, stop } = await open("/shop/resin")
    goTo("/bare")
    expect(document.activeElement?.id).toBe("content")
    stop()
  })

  it("scrolls to and focuses the URL's fragment", async () => {
    const { goTo, stop } = await open("/shop/resin")
    goTo("/product/a#notes")
    expect([getFocused(), scrolled]).toEqual(["Notes", 0])
    stop()
  })

  it.each([
    ["percent-encoded", "#caf%C3%A9"],
    ["that an id contains as it is", "#50%25"],
  ])("focuses the element of a fragment %s", async (_case, fragment) => {
    pages["/encoded"] = '<h1>Menu</h1><p id="café">Café</p><p id="50%25">Café</p>'
    const { goTo, stop } = await open("/shop/resin")
    goTo(`/encoded${fragment}`)
    expect([getFocused(), scrolled]).toEqual(["Café", 0])
    stop()
  })

  it.each(["#", "#missing", "#100%", "#%E9"])(
    "focuses the heading for the fragment %s, which identifies no element",
    async (fragment) => {
      const { goTo, stop } = await open("/shop/resin")
      goTo(`/product/a${fragment}`)
      expect([getFocused(), scrolled]).toEqual(["A", 1])
      stop()
    },
  )

  it("updates the live region once the page has a title", async () => {
    const { stop } = await open("/shop/resin")
    const { handleNavigationEnd, handleNavigationStart } = await import("./navigation-events.ts")
    handleNavigationStart("/product/a")
    document.title = ""
    handleNavigationEnd("/product/a")
    expect(getLiveText()).toBe("")
    document.title = "Product A"
    await new Promise((done) => setTimeout(done))
    expect(getLiveText()).toBe("Product A")
    stop()
  })

  it("returns the navigation target until the navigation ends", async () => {
    const { handleNavigationStart, goTo, getNavigationTarget, stop } = await open("/shop/resin")
    handleNavigationStart("/product/a")
    expect(getNavigationTarget()).toBe("/product/a")
    goTo("/product/a")
    expect(getNavigationTarget()).toBeNull()
    stop()
  })
})

describe("the progress bar", () => {
  it("is hidden once the last navigation has ended, and after a return from the browser's cache", async () => {
    const { handleNavigationStart, goTo, stop } = await open("/shop/resin")
    const { startProgress } = await import("./progress.ts")
    let isShown = false
    const bar = document.createElement("div")
    bar.id = "progress"
    // jsdom does not implement popovers.
    bar.togglePopover = (force) => (isShown = force === true)
    document.body.append(bar)
    startProgress()
    handleNavigationStart("/bare")
    handleNavigationStart("/product/a")
    expect(isShown).toBe(true)
    goTo("/product/a")
    expect(isShown).toBe(false)
    startProgress()
    dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }))
    expect(isShown).toBe(false)
    stop()
  })
})

describe("handleNavigationEnd: Back and Forward", () => {
  it("preserves the scroll position after Back and focuses the link that had been followed", async () => {
    const { goTo, goBackTo, stop } = await open("/shop/resin")
    goTo("/product/a")
    scrolled = 0
    goBackTo("/shop/resin")
    expect([getFocused(), scrolled]).toEqual(["A", 0])
    expect(document.activeElement).toHaveAttribute("href", "/product/a")
    stop()
  })

  it("focuses the heading after Forward, even if the page links to the previous one", async () => {
    const { goTo, goBackTo, stop } = await open("/shop/resin")
    goTo("/product/a")
    goBackTo("/shop/resin")
    goBackTo("/product/a")
    expect(document.activeElement?.tagName).toBe("H1")
    stop()
  })
})

it("does not move the focus from a field in the page during a navigation", async () => {
  const { goTo, stop } = await open("/bare")
  pages["/search/a"] = '<h1>Results</h1><input name="query">'
  goTo("/search/a")
  const field = document.querySelector("input")
  field?.focus()
  const { handleNavigationEnd, handleNavigationStart } = await import("./navigation-events.ts")
  handleNavigationStart("/search/a?x")
  handleNavigationEnd("/search/a")
  expect(document.activeElement).toBe(field)
  stop()
})

it("preserves scroll position and focus when the same page renders again", async () => {
  const { stop } = await open("/shop/resin")
  const { handleNavigationEnd } = await import("./navigation-events.ts")
  handleNavigationEnd("/shop/resin")
  expect([document.activeElement, scrolled]).toEqual([document.body, 0])
  stop()
})
