/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, it } from "@jest/globals"
import { notePendingUpdate } from "#components/web-app/pending-update.ts"
import { navigateTo, openInside } from "./navigate.ts"
import { endProgress } from "./progress.ts"

let went: string[]
let isShown: boolean

beforeEach(() => {
  went = []
  isShown = false
  document.body.innerHTML = '<div id="progress"></div>'
  const bar = document.getElementById("progress")
  // jsdom knows no popovers.
  if (bar) bar.togglePopover = (force) => (isShown = force === true)
})

afterEach(endProgress)

it("a bar shows at once that the visitor is on the way to another page", () => {
  const close = openInside((path, way) => went.push(`${way} ${path}`))
  navigateTo("/shop/resin")
  expect([isShown, went]).toEqual([true, ["push /shop/resin"]])
  close()
})

it("no bar shows where the path stays the same", () => {
  const close = openInside((path) => went.push(path))
  navigateTo("/?sort=price")
  expect([isShown, went]).toEqual([false, ["/?sort=price"]])
  close()
})

it("the newest way inside is taken, and an older one that ends takes nothing away", () => {
  const closeOld = openInside(() => went.push("old"))
  const close = openInside(() => went.push("new"))
  closeOld()
  navigateTo("/#place")
  expect(went).toEqual(["new"])
  close()
})

it("where a newer shop waits the page comes as a document, once, and nothing is told before", () => {
  const told: unknown[] = []
  const worker = Object.assign(new EventTarget(), {
    ...{ onstatechange: null, onerror: null, scriptURL: "/sw.js", state: "installed" as const },
    postMessage: (word: unknown) => void told.push(word),
  })
  notePendingUpdate(worker)
  const close = openInside((path) => went.push(path))
  // To a place of this page, the one document that jsdom can go to.
  navigateTo("/#contact")
  expect([went, told, location.hash]).toEqual([[], [], "#contact"])
  navigateTo("/#inside")
  expect(went).toEqual(["/#inside"])
  close()
})
