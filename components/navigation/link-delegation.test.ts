/** @jest-environment jsdom */
import { jest } from "@jest/globals"
import { getAppPath, registerLinkHandlers, startLinkPrefetch } from "./link-delegation.ts"
import { stopProgress } from "./progress.ts"

function show(html: string): HTMLAnchorElement {
  document.body.innerHTML = html
  const link = document.querySelector("a")
  if (!link) throw new Error("No link")
  return link
}

describe("getAppPath", () => {
  it.each([
    ['<a href="/shop/resin?x=1#top">', "/shop/resin?x=1#top"],
    ['<a href="/" target="_self">', "/"],
  ])("returns the path of a link for client-side navigation: %s", (html, path) => {
    expect(getAppPath(show(html))).toBe(path)
  })

  it.each([
    '<a href="https://example.com/">',
    '<a href="mailto:hello@curlewprint.example">',
    '<a href="/about" target="_blank">',
    '<a href="/about" download>',
    '<a href="/assets/i/abc/4x3/2000.webp">',
    '<a href="/api/search-redirect?query=x">',
    '<a href="/icon.svg">',
    '<a href="#content">',
  ])("returns null for a link that the browser follows itself: %s", (html) => {
    expect(getAppPath(show(html))).toBeNull()
  })
})

describe("registerLinkHandlers", () => {
  let pushed: string[]
  let fetched: string[]
  let stop: () => void

  beforeEach(() => {
    pushed = []
    fetched = []
    const push = (path: string) => pushed.push(path)
    const prefetch = (path: string) => fetched.push(path)
    stop = registerLinkHandlers({ push, prefetch })
  })
  afterEach(() => stop())

  function click(link: Element, init: MouseEventInit = {}) {
    return link.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ...init }))
  }

  it("navigates on a plain click on any element in the link", () => {
    const link = show('<a href="/about"><b>About</b></a>')
    expect(click(link.firstElementChild ?? link)).toBe(false)
    expect(pushed).toEqual(["/about"])
  })

  it.each([
    { ctrlKey: true },
    { metaKey: true },
    { shiftKey: true },
    { altKey: true },
    { button: 1 },
  ])("leaves a click with %j to the browser", (init) => {
    const link = show('<a href="/about">About</a>')
    link.addEventListener("click", () => {})
    click(link, init)
    expect(pushed).toEqual([])
  })

  it("ignores a click whose default was prevented", () => {
    const link = show('<a href="/about">About</a>')
    link.addEventListener("click", (event) => event.preventDefault())
    click(link)
    expect(pushed).toEqual([])
  })

  it("prefetches a target once, on hover or focus", () => {
    const link = show('<a href="/about">About</a>')
    link.dispatchEvent(new Event("pointerover", { bubbles: true }))
    link.dispatchEvent(new FocusEvent("focusin", { bubbles: true }))
    expect(fetched).toEqual(["/about"])
  })

  it.each(["/cart", "/show-invoice/abc", "/de/print-voucher/abc", "/login"])(
    "does not prefetch %s, a page of one user",
    (path) => {
      show(`<a href="${path}">Go</a>`).dispatchEvent(new Event("pointerover", { bubbles: true }))
      expect(fetched).toEqual([])
    },
  )

  it("prefetches nothing more once the connection is slow", () => {
    const connection = { effectiveType: "4g" }
    Object.defineProperty(navigator, "connection", { value: connection, configurable: true })
    document.body.innerHTML = '<a href="/about">About</a><a href="/faq">FAQ</a>'
    const [about, faq] = document.querySelectorAll("a")
    about?.dispatchEvent(new Event("pointerover", { bubbles: true }))
    connection.effectiveType = "slow-2g"
    faq?.dispatchEvent(new Event("pointerover", { bubbles: true }))
    Reflect.deleteProperty(navigator, "connection")
    expect(fetched).toEqual(["/about"])
  })

  it("prefetches no filtered list, which is rendered for each request", () => {
    document.body.innerHTML = '<a href="/shop/resin?sort=name">Resin</a><a href="/faq">FAQ</a>'
    for (const link of document.querySelectorAll("a"))
      link.dispatchEvent(new Event("pointerover", { bubbles: true }))
    expect(fetched).toEqual(["/faq"])
  })

  it("does not let the browser submit a form of filters", () => {
    document.body.innerHTML = `<form data-list-form action="/shop/resin"></form>`
    const form = document.querySelector("form")
    const event = new Event("submit", { bubbles: true, cancelable: true })
    expect(form?.dispatchEvent(event)).toBe(false)
  })

  describe("the progress bar", () => {
    let shown: boolean
    const show = (html: string) => {
      document.body.innerHTML = `<div id="progress"></div>${html}`
      shown = false
      const bar = document.getElementById("progress")
      // jsdom does not implement popovers.
      if (bar) bar.togglePopover = (force) => (shown = force === true)
    }
    const send = (form: Element | null) =>
      form?.dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }))
    /** Cancels the navigation, which jsdom does not implement. */
    const stay = (event: Event) => event.preventDefault()
    beforeEach(() => addEventListener("click", stay))
    afterEach(() => {
      removeEventListener("click", stay)
      stopProgress()
    })

    it.each([
      ['<a href="/login">', true],
      ['<a href="/assets/i/a.webp">', false],
      ['<a href="/login" target="_blank">', false],
      ['<a href="/login" download>', false],
      ['<a href="https://example.com/">', false],
      ['<a href="#content">', false],
    ])("shows progress after a click on %s: %s", (html, expected) => {
      show(html)
      const link = document.querySelector("a")
      if (link) click(link)
      expect(shown).toBe(expected)
    })

    it.each([
      ["<form>", true],
      ['<form target="_blank">', false],
      ['<form method="dialog">', false],
    ])("shows progress after a native submission of %s: %s", (html, expected) => {
      show(html)
      send(document.querySelector("form"))
      expect(shown).toBe(expected)
    })

    it("shows no progress for a form that a script submits", () => {
      show("<form></form>")
      const form = document.querySelector("form")
      form?.addEventListener("submit", stay)
      send(form)
      expect(shown).toBe(false)
    })
  })

  it("handles no click after it is stopped", () => {
    stop()
    click(show('<a href="/about" onclick="return false">About</a>'))
    expect(pushed).toEqual([])
  })
})

describe("startLinkPrefetch", () => {
  afterEach(() => Reflect.deleteProperty(window, "IntersectionObserver"))

  it("prefetches the first visible link to each kind of page", () => {
    let intersect = (_links: Element[]) => {}
    class VisibleLinks {
      constructor(callback: IntersectionObserverCallback) {
        intersect = (links) =>
          callback(
            links.map((target) => ({ isIntersecting: true, target }) as IntersectionObserverEntry),
            this as never,
          )
      }
      observe() {}
      disconnect() {}
    }
    Object.assign(window, { IntersectionObserver: VisibleLinks })
    show(`<a href="/cart">Cart</a><a href="/shop/resin">Resin</a><a href="/shop/glue">Glue</a>
      <a href="/product/a">A</a><a href="/product/b">B</a><a href="/profile/x">X</a>`)
    const fetched: string[] = []
    const stop = startLinkPrefetch({ push: () => {}, prefetch: (path) => fetched.push(path) })
    intersect([...document.querySelectorAll('a:not([href="/cart"])')])
    stop()
    expect(fetched).toEqual(["/shop/resin", "/product/a"])
  })
})

describe("data saving", () => {
  it("prefetches nothing with data saving on, but navigates client-side", () => {
    Object.defineProperty(navigator, "connection", {
      value: { saveData: true },
      configurable: true,
    })
    const calls: string[] = []
    const stop = registerLinkHandlers({
      push: (p) => calls.push(`go ${p}`),
      prefetch: (p) => calls.push(p),
    })
    const link = show('<a href="/about">About</a>')
    link.dispatchEvent(new Event("pointerover", { bubbles: true }))
    link.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }))
    stop()
    Reflect.deleteProperty(navigator, "connection")
    expect(calls).toEqual(["go /about"])
  })
})

describe("sign-in and private pages", () => {
  const guarded = ["/login", "/signup?code=A", "/logout", "/profile", "/my-account/addresses"]

  it.each([...guarded, "/checkout", "/auth", "/enter/"])(
    "leaves %s to the browser, without prefetching",
    (path) => {
      const fetched: string[] = []
      const stop = registerLinkHandlers({
        push: () => {},
        prefetch: (target) => fetched.push(target),
      })
      const link = show(`<a href="${path}">Go</a>`)
      link.dispatchEvent(new Event("pointerover", { bubbles: true }))
      stop()
      expect([getAppPath(link), fetched]).toEqual([null, []])
    },
  )

  it("navigates client-side to pages whose paths only start like private ones", () => {
    for (const path of ["/profiles", "/loginfo", "/product/checkout"]) {
      expect(getAppPath(show(`<a href="${path}">`))).toBe(path)
    }
  })

  it("navigates client-side between private pages, without prefetching, and natively out of them", async () => {
    history.replaceState(null, "", "/my-account")
    jest.resetModules()
    const watch = await import("./link-delegation.ts")
    const fetched: string[] = []
    const stop = watch.registerLinkHandlers({
      push: () => {},
      prefetch: (target) => fetched.push(target),
    })
    const inside = show('<a href="/profile">')
    inside.dispatchEvent(new Event("pointerover", { bubbles: true }))
    expect(watch.getAppPath(inside)).toBe("/profile")
    const outside = show('<a href="/shop">')
    outside.dispatchEvent(new Event("pointerover", { bubbles: true }))
    expect(watch.getAppPath(outside)).toBeNull()
    stop()
    history.replaceState(null, "", "/")
    expect(fetched).toEqual([])
  })
})
