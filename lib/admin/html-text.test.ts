import { describe, expect, it } from "@jest/globals"
import { addParagraphs, formatSelection, type HtmlFormat } from "./html-text.ts"

describe("formatting a selection", () => {
  const select = (text: string, part: string) => {
    const start = text.indexOf(part)
    return { text, start, end: start + part.length }
  }

  it.each<[HtmlFormat, string]>([
    ["bold", "<strong>blue</strong>"],
    ["italic", "<em>blue</em>"],
    ["heading", "<h2>blue</h2>"],
    ["list", "<ul>\n<li>blue</li>\n</ul>"],
    ["link", '<a href="/">blue</a>'],
  ])("applies %s", (format, expected) => {
    expect(formatSelection(select("a blue cup", "blue"), format).inserted).toBe(expected)
  })

  it("selects the formatted text, and the address of a link", () => {
    const selected = (format: HtmlFormat) => {
      const { inserted, start, end } = formatSelection(select("a blue cup", "blue"), format)
      return inserted.slice(start, end)
    }
    expect([selected("bold"), selected("link")]).toEqual(["blue", "/"])
  })

  it("makes an item of each line", () => {
    const text = "One\n\n Two \nThree"
    expect(formatSelection({ text, start: 0, end: text.length }, "list").inserted).toBe(
      "<ul>\n<li>One</li>\n<li>Two</li>\n<li>Three</li>\n</ul>",
    )
  })
})

describe("paragraphs", () => {
  it.each([
    ["One.\n\nTwo.", "<p>One.</p>\n<p>Two.</p>"],
    ["One.\nTwo.", "<p>One.<br>\nTwo.</p>"],
    ["One.\r\n\r\nTwo.\n", "<p>One.</p>\n<p>Two.</p>"],
    ['1 < 2,\n<a href="/">two</a>', '<p>1 < 2,<br>\n<a href="/">two</a></p>'],
    ["One,<br>\n<strong>two</strong>.", "<p>One,<br>\n<strong>two</strong>.</p>"],
  ])("are made of the lines of %j", (text, expected) => {
    expect(addParagraphs(text)).toBe(expected)
  })

  it.each([
    "",
    "One.",
    "<p>One.</p>\n\n<p>Two.</p>",
    "<ul>\n<li>One</li>\n</ul>",
    "One\n<hr>\nTwo",
    "<style>\np { color: red }\n</style>",
    "<details>\nMore\n</details>",
    "<!-- One\nTwo -->",
  ])("are not added to %j", (text) => {
    expect(addParagraphs(text)).toBe(text)
  })
})
