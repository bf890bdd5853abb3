import { expect, it } from "@jest/globals"
import { markOriginal } from "./mark-original.ts"

it("a text of editors is not marked on an English page, which it is in the language of", () => {
  expect(markOriginal("en", "<h2>Care</h2>")).toEqual({})
})

it("a text of editors is English on a page in another language", () => {
  expect(markOriginal("de", "<h2>Care</h2>")).toEqual({ lang: "en" })
  expect(markOriginal("ar")).toEqual({ lang: "en" })
  expect(markOriginal("ar", "<p>Keep it <b>dry</b>.</p>")).toEqual({ lang: "en" })
})

it.each([
  "<h2>Care</h2>",
  "<ul><li>Gloves</li></ul>",
  "<TABLE><tr></tr></TABLE>",
  "<p>A</p><ol></ol>",
])(
  "a text with a shape of its own stands on its own side of a page read from right to left: %s",
  (html) => {
    expect(markOriginal("ar", html)).toEqual({ lang: "en", dir: "auto" })
  },
)
