import { expect, it } from "@jest/globals"
import { widgetTexts } from "#lib/contract/translation.ts"
import { widgets } from "./registry.ts"

/** Settings that are text for the CMS and nothing that visitors read: links, colours, places. */
const notRead = new Set([
  "amounts",
  "button_colour",
  "button_link",
  "button_url",
  "code",
  "link_to_document",
  "location",
  "overlay_colour",
  "text_colour",
])

it("knows of every text setting of a widget whether it is translated", () => {
  const texts = widgets.flatMap((widget) =>
    widget
      .describeSettings()
      .filter(({ fallback, choices }) => fallback === "" && choices.length === 0)
      .map(({ name }) => ({ name, widget: widget.type })),
  )
  const unknown = texts.filter(
    ({ name }) => !Object.hasOwn(widgetTexts, name) && !notRead.has(name),
  )
  expect(unknown).toEqual([])
  expect(texts.filter(({ name }) => Object.hasOwn(widgetTexts, name)).length).toBeGreaterThan(20)
})
