/** @jest-environment jsdom */
import { jest } from "@jest/globals"
import { getAppPath, watchLinks } from "./watch-links.ts"

function show(html: string): HTMLAnchorElement {
  document.body.innerHTML = html
  const link = document.querySelector("a")
  if (!link) throw new Error("No link")
  return link
}

describe("a link", () => {
  it.each([
    ['<a href="/shop/resin?x=1#top">', "/shop/resin?x=1#top"],
    ['<a href="/" target="_self">', "/"],
  ])("%s navigates inside the app", (html, path) => {
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
  ])("%s is left to the browser", (html) => {
    expect(getAppPath(show(html))).toBeNull()
  })
})

describe("the link watcher", () => {
  let pushed: string[]
  let fetched: string[]
  let stop: () => void

  beforeEach(() => {
    pushed = []
    fetched = []
    const push = (path: string) => pushed.push(path)
    const prefetch = (path: string) => fetched.push(path)
    stop = watchLinks({ push, prefetch })
  })
  afterEach(() => stop())

  function click(link: Element, init: MouseEventInit = {}) {
    return link.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ...init }))
  }

  it("takes a plain click on whatever stands in the link", () => {
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

  it("leaves a click that something else has taken", () => {
    const link = show('<a href="/about">About</a>')
    link.addEventListener("click", (event) => event.preventDefault())
    click(link)
    expect(pushed).toEqual([])
  })

  it("fetches a target ahead once, when it is pointed at or focused", () => {
    const link = show('<a href="/about">About</a>')
    link.dispatchEvent(new Event("pointerover", { bubbles: true }))
    link.dispatchEvent(new FocusEvent("focusin", { bubbles: true }))
    expect(fetched).toEqual(["/about"])
  })

  it("does nothing any more once it is stopped", () => {
    stop()
    click(show('<a href="/about" onclick="return false">About</a>'))
    expect(pushed).toEqual([])
  })
})

describe("who saves data", () => {
  it("fetches nothing ahead, yet navigates inside the app", () => {
    Object.defineProperty(navigator, "connection", {
      value: { saveData: true },
      configurable: true,
    })
    const calls: string[] = []
    const stop = watchLinks({ push: (p) => calls.push(`go ${p}`), prefetch: (p) => calls.push(p) })
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
    "%s is left to the browser, and not fetched ahead",
    (path) => {
      const fetched: string[] = []
      const stop = watchLinks({ push: () => {}, prefetch: (target) => fetched.push(target) })
      const link = show(`<a href="${path}">Go</a>`)
      link.dispatchEvent(new Event("pointerover", { bubbles: true }))
      stop()
      expect([getAppPath(link), fetched]).toEqual([null, []])
    },
  )

  it("are told from pages that merely begin like them", () => {
    for (const path of ["/profiles", "/loginfo", "/product/checkout"]) {
      expect(getAppPath(show(`<a href="${path}">`))).toBe(path)
    }
  })

  it("lead to each other inside the app, unfetched, and out of it through the browser", async () => {
    history.replaceState(null, "", "/my-account")
    jest.resetModules()
    const watch = await import("./watch-links.ts")
    const fetched: string[] = []
    const stop = watch.watchLinks({ push: () => {}, prefetch: (target) => fetched.push(target) })
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
