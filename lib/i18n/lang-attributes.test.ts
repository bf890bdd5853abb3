import { expect, it } from "@jest/globals"
import { buildLangAttributes } from "./lang-attributes.ts"

it("adds no attributes to CMS content on an English page", () => {
  expect(buildLangAttributes("en", "<h2>Care</h2>")).toEqual({})
})

it("declares CMS content as English on a page in another language", () => {
  expect(buildLangAttributes("de", "<h2>Care</h2>")).toEqual({ lang: "en" })
  expect(buildLangAttributes("ar")).toEqual({ lang: "en" })
  expect(buildLangAttributes("ar", "<p>Keep it <b>dry</b>.</p>")).toEqual({ lang: "en" })
})

it.each([
  "<h2>Care</h2>",
  "<ul><li>Gloves</li></ul>",
  "<TABLE><tr></tr></TABLE>",
  "<p>A</p><ol></ol>",
])('sets dir="auto" for structured content on a right-to-left page: %s', (html) => {
  expect(buildLangAttributes("ar", html)).toEqual({ lang: "en", dir: "auto" })
})
