/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, it } from "@jest/globals"
import { navigateTo, registerClientRouter } from "./navigate.ts"
import { savePendingUpdate } from "./pending-update.ts"
import { stopProgress } from "./progress.ts"

let went: string[]
let isShown: boolean

beforeEach(() => {
  went = []
  isShown = false
  document.body.innerHTML = '<div id="progress"></div>'
  const bar = document.getElementById("progress")
  // jsdom does not implement popovers.
  if (bar) bar.togglePopover = (force) => (isShown = force === true)
})

afterEach(stopProgress)

it("shows the progress bar at once during a navigation to another page", () => {
  const close = registerClientRouter((path, type) => went.push(`${type} ${path}`))
  navigateTo("/shop/resin")
  expect([isShown, went]).toEqual([true, ["push /shop/resin"]])
  close()
})

it("shows no progress bar if the path stays the same", () => {
  const close = registerClientRouter((path) => went.push(path))
  navigateTo("/?sort=price")
  expect([isShown, went]).toEqual([false, ["/?sort=price"]])
  close()
})

it("starts to load the scripts of a product page before the router requests its data", () => {
  const load = async (chunkId: number) => went.push(`load ${chunkId}`)
  Object.assign(globalThis, { __webpack_require__: { e: load, productPage: 7 } })
  const close = registerClientRouter((path) => went.push(path))
  navigateTo("/product/moon?size=2")
  expect(went).toEqual(["load 7", "/product/moon?size=2"])
  close()
  Reflect.deleteProperty(globalThis, "__webpack_require__")
})

it("uses the latest registered router, and ignores the removal of an older one", () => {
  const closeOld = registerClientRouter(() => went.push("old"))
  const close = registerClientRouter(() => went.push("new"))
  closeOld()
  navigateTo("/#place")
  expect(went).toEqual(["new"])
  close()
})

it("loads a document once if a newer build is waiting, and sends its worker no message before", () => {
  const messages: unknown[] = []
  const worker = Object.assign(new EventTarget(), {
    onstatechange: null,
    onerror: null,
    scriptURL: "/sw.js",
    state: "installed" as const,
    postMessage: (word: unknown) => void messages.push(word),
  })
  savePendingUpdate(worker)
  const close = registerClientRouter((path) => went.push(path))
  // A fragment of this page is the only document that jsdom can navigate to.
  navigateTo("/#contact")
  expect([went, messages, location.hash]).toEqual([[], [], "#contact"])
  navigateTo("/#inside")
  expect(went).toEqual(["/#inside"])
  close()
})
