import { expect, it } from "@jest/globals"
import { markOriginal } from "./mark-original.ts"

it("adds no attributes to CMS content on an English page", () => {
  expect(markOriginal("en", "<h2>Care</h2>")).toEqual({})
})

it("declares CMS content as English on a page in another language", () => {
  expect(markOriginal("de", "<h2>Care</h2>")).toEqual({ lang: "en" })
  expect(markOriginal("ar")).toEqual({ lang: "en" })
  expect(markOriginal("ar", "<p>Keep it <b>dry</b>.</p>")).toEqual({ lang: "en" })
})

it.each([
  "<h2>Care</h2>",
  "<ul><li>Gloves</li></ul>",
  "<TABLE><tr></tr></TABLE>",
  "<p>A</p><ol></ol>",
])('sets dir="auto" for structured content on a right-to-left page: %s', (html) => {
  expect(markOriginal("ar", html)).toEqual({ lang: "en", dir: "auto" })
})
