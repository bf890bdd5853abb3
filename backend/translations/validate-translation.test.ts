import { describe, expect, it } from "@jest/globals"
import { validateTranslation } from "./validate-translation.ts"

const validateText = (source: string, text: string) =>
  validateTranslation({ format: "text", text: source }, text)
const validateHtml = (source: string, text: string) =>
  validateTranslation({ format: "html", text: source }, text)

describe("a translation that can stand for its source", () => {
  it.each([
    ["Shop", "Laden"],
    ["For {name}, from {shop}", "Von {shop} für {name}"],
    ["Less than 5 < 10", "Weniger als 5 < 10"],
  ])("is another line with the same placeholders: %s", (source, text) => {
    expect(validateText(source, text)).toBeNull()
  })

  it.each([
    ['<p>See <a href="/shop">the shop</a></p>', '<p><a href="/shop">Zum Laden</a></p>'],
    ["<p>One</p>", "<p>Eins</p><p>Zwei</p>"],
    ['<img src="/a.webp" alt="A cat">', '<img src="/a.webp" alt="Eine Katze">'],
    ["<p>Plain<br>text</p>", "<p>Einfacher Text</p>"],
  ])("uses the markup of the source: %s", (source, text) => {
    expect(validateHtml(source, text)).toBeNull()
  })
})

describe("a translation that is refused", () => {
  it.each([
    ["For {name}", "Für dich", "lacks the placeholder {name}"],
    ["For {name}", "Für {name} {name}", "has the placeholder {name} once too often"],
    ["For you", "Für {you}", "has the placeholder {you} once too often"],
    ["Shop", "Der <b>Laden</b>", "has <b>, which the English text has not"],
    ["Shop", "Der\nLaden", "has several lines; the English text has one"],
    ["Shop", "x".repeat(501), "has more than 500 characters"],
  ])("is a line that does not fit: %s → %s", (source, text, issue) => {
    expect(validateText(source, text)).toBe(issue)
  })

  it.each([
    ["<p>A</p>", "<p>A</p><script>x()</script>", "has <script>, which the English text has not"],
    ["<p>A</p>", '<p onclick="x()">A</p>', 'has <p onclick="x()">, which the English text has not'],
    ['<a href="/shop">A</a>', "<p>A</p>", "has <p>, which the English text has not"],
    ['<p><a href="/shop">A</a></p>', "<p>A</p>", "lacks the link /shop"],
    [
      '<a href="/shop">A</a>',
      '<a href="//evil.example">A</a>',
      'has <a href="//evil.example">, which the English text has not',
    ],
    ["<p>A</p>", "<p>A</p><img src=x onerror", "has a tag that is not closed"],
  ])("has markup that the source lacks: %s → %s", (source, text, issue) => {
    expect(validateHtml(source, text)).toBe(issue)
  })
})
