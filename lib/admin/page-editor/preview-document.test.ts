/** @jest-environment jsdom */

import { beforeEach, describe, expect, it } from "@jest/globals"
import type { NodePath } from "./page-tree.ts"
import { canListen, findMarkedPath, listenToPreview, selectInPreview } from "./preview-document.ts"

const seen: unknown[] = []
let page: Document

beforeEach(() => {
  seen.length = 0
  page = document.implementation.createHTMLDocument("Preview")
  page.body.innerHTML = `
    <a id="menu" href="/shop">Shop</a>
    <div data-node="0.0.0"><h2><a id="link" href="/about">About</a></h2></div>
    <fieldset>
      <div><input type="radio" checked><label>One</label><div class="tab-panel">
        <div data-node="1.0.0"><p id="first">First</p></div>
        <div data-node="1.0.10"><p>Last</p></div>
      </div></div>
      <div><input id="second" type="radio"><label id="tab">Two</label><div class="tab-panel">
        <div data-node="1.1.0"><form id="form"><button id="send">Send</button></form></div>
      </div></div>
    </fieldset>`
  listenToPreview(page, {
    onSelect: (element) => seen.push(["select", findMarkedPath(element)]),
    onEdit: (element) => seen.push(["edit", findMarkedPath(element), element.id]),
    onKey: ({ key }) => seen.push(["key", key]),
  })
})

const find = (id: string) => page.getElementById(id) as HTMLElement
/** Returns whether the browser does what it usually does. */
const dispatch = (id: string, event: Event) => find(id).dispatchEvent(event)
const mouse = (type: string) => new MouseEvent(type, { bubbles: true, cancelable: true })
const listSelected = () =>
  [...page.querySelectorAll("[data-selected]")].map((mark) => mark.getAttribute("data-node"))

describe("the preview's document", () => {
  it("selects the widget that is clicked, and edits the one that is double-clicked", () => {
    dispatch("first", mouse("click"))
    dispatch("first", mouse("dblclick"))
    expect(seen).toEqual([
      ["select", [1, 0, 0]],
      ["edit", [1, 0, 0], "first"],
    ])
  })

  it("follows no link and submits no form, in widgets and around them, but opens tabs", () => {
    expect(dispatch("link", mouse("click"))).toBe(false)
    expect(dispatch("menu", mouse("click"))).toBe(false)
    expect(dispatch("form", new Event("submit", { bubbles: true, cancelable: true }))).toBe(false)
    expect(dispatch("tab", mouse("click"))).toBe(true)
    expect(seen).toEqual([
      ["select", [0, 0, 0]],
      ["select", null],
      ["select", null],
    ])
  })

  it("is known not to run listeners where its frame allows none", () => {
    expect(canListen(page)).toBe(true)
    page.addEventListener = () => {}
    expect(canListen(page)).toBe(false)
  })

  it("passes on its keys", () => {
    dispatch("first", new KeyboardEvent("keydown", { key: "z", bubbles: true }))
    expect(seen).toEqual([["key", "z"]])
  })
})

describe("what is selected", () => {
  const select = (path: NodePath | null) => selectInPreview(page, path, { scrolls: true })

  it("is outlined alone: a widget, or all those of a row or block", () => {
    select([1, 0])
    expect(listSelected()).toEqual(["1.0.0", "1.0.10"])
    select([1, 0, 1])
    expect(listSelected()).toEqual([])
    select([1])
    expect(listSelected()).toEqual(["1.0.0", "1.0.10", "1.1.0"])
    select([0, 0, 0])
    expect(listSelected()).toEqual(["0.0.0"])
    select(null)
    expect(listSelected()).toEqual([])
  })

  it("is shown, also out of a closed tab; what was clicked stays where it is", () => {
    const second = find("second") as HTMLInputElement
    selectInPreview(page, [1, 1, 0], { scrolls: false })
    expect([second.checked, page.documentElement.scrollTop]).toEqual([false, 0])
    select([1, 1, 0])
    expect(second.checked).toBe(true)
    expect(page.documentElement.scrollTop).not.toBe(0)
  })
})
