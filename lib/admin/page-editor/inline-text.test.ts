/** @jest-environment jsdom */

import { describe, expect, it } from "@jest/globals"
import { findShownText, startTextEdit } from "./inline-text.ts"

function buildWidget(markup: string) {
  const widget = document.createElement("div")
  widget.innerHTML = markup
  document.body.replaceChildren(widget)
  return widget
}
const find = (widget: Element, selector: string) => widget.querySelector(selector)

describe("the text of a widget that is edited in its place", () => {
  const widget = buildWidget(`
    <section><h2><span>Our  shop</span></h2><p class="sub">Since 2015</p>
      <p>Twice</p><p class="twice">Twice</p><div class="html"><p>Long text</p></div></section>`)
  const texts = { heading: "Our shop ", subheading: "Since 2015", title: "Twice", text: null }

  it("is in the innermost element that shows it, from anywhere in it", () => {
    const element = find(widget, "span")
    expect(findShownText(widget, texts, element)).toEqual({ name: "heading", element })
    expect(findShownText(widget, texts, find(widget, "h2"))?.element).toBe(element)
    expect(findShownText(widget, texts, find(widget, ".sub"))?.name).toBe("subheading")
    const twiceFirst = { title: "Twice", heading: "Our shop" }
    expect(findShownText(widget, twiceFirst, null)).toEqual({ name: "heading", element })
  })

  it("has no element where several show it, where another setting has it, or with several lines", () => {
    const twice = find(widget, ".twice")
    expect(findShownText(widget, texts, twice)).toEqual({ name: "title", element: null })
    const sub = find(widget, ".sub")
    const same = { ...texts, heading: "Since 2015" }
    expect(findShownText(widget, same, sub)).toEqual({ name: "heading", element: null })
    const lines = { text: "Since\n2015" }
    expect(findShownText(widget, lines, sub)).toEqual({ name: "text", element: null })
    expect(findShownText(widget, lines, null)).toBeNull()
  })

  it("is none where something else was meant", () => {
    expect(findShownText(widget, texts, find(widget, ".html p"))).toBeNull()
    expect(findShownText(widget, texts, find(widget, "section"))).toBeNull()
  })
})

describe("editing a text", () => {
  function start() {
    const element = find(buildWidget("<h2>Our <b>shop</b></h2>"), "h2") as HTMLElement
    const ends: unknown[] = []
    const leave = startTextEdit(element, { selectsAll: true, onEnd: (end) => ends.push(end) })
    return { element, ends, leave }
  }
  const press = (element: Element, key: string, more: KeyboardEventInit = {}) =>
    element.dispatchEvent(new KeyboardEvent("keydown", { key, cancelable: true, ...more }))

  it("ends with the new text by Enter, on one line", () => {
    const { element, ends, leave } = start()
    expect(element.getAttribute("contenteditable")).toBe("plaintext-only")
    expect(getSelection()?.toString()).toBe("Our shop")
    element.textContent = "Our\n new  shop"
    expect(press(element, "Enter")).toBe(false)
    expect(element.hasAttribute("contenteditable")).toBe(false)
    leave()
    expect(ends).toEqual([{ text: "Our new shop", byKey: true }])
  })

  it("ends with the new text when it is left, and with none if it is the same", () => {
    const { element, ends } = start()
    element.textContent = "New"
    element.dispatchEvent(new FocusEvent("blur"))
    start().leave()
    expect(ends).toEqual([{ text: "New", byKey: false }])
    const same = start()
    same.leave()
    expect(same.ends).toEqual([{ text: null, byKey: false }])
  })

  it("restores the old text by Escape", () => {
    const { element, ends } = start()
    element.textContent = "New"
    press(element, "Escape")
    expect(element.innerHTML).toBe("Our <b>shop</b>")
    expect(ends).toEqual([{ text: null, byKey: true }])
  })

  it("goes on while an Enter belongs to an input method", () => {
    const { element, ends } = start()
    expect(press(element, "Enter", { isComposing: true })).toBe(true)
    expect(ends).toEqual([])
  })
})
