import { formatPlainText, truncateAtWord } from "./plain-text.ts"

describe("plain text of HTML", () => {
  it.each([
    ["<p>One</p><p>two</p>", "One two"],
    ["un<b>believ</b>able", "unbelievable"],
    ["<ul><li>a</li><li>b</li></ul>", "a b"],
    ["a<br>b", "a b"],
    ["Fish &amp; chips &lt;hot&gt;", "Fish & chips <hot>"],
    ["<script>alert(1)</script><style>p{}</style>text", "text"],
    ["pipes <5 mm & >3 mm", "pipes <5 mm & >3 mm"],
    ["a\u0000b\n\tc", "a b c"],
    ["<p></p><hr>&nbsp;", ""],
    ["👨‍👩‍👧 مرحبا", "👨‍👩‍👧 مرحبا"],
  ])("converts %j to %j", (html, text) => {
    expect(formatPlainText(html)).toBe(text)
  })
})

describe("text truncation at a word", () => {
  it("ends after a whole word, without trailing punctuation", () => {
    expect(truncateAtWord("Grey resin, strong and clear", 12)).toBe("Grey resin…")
    expect(truncateAtWord("Grey resin strong", 11)).toBe("Grey resin…")
  })

  it("returns a text that fits unchanged", () => {
    expect(truncateAtWord("Grey resin", 10)).toBe("Grey resin")
  })

  it("truncates within a word that is too long, but never within a grapheme", () => {
    expect(truncateAtWord("x".repeat(10_000), 10)).toBe(`${"x".repeat(9)}…`)
    expect(truncateAtWord("👨‍👩‍👧".repeat(20), 4)).toBe(`${"👨‍👩‍👧".repeat(3)}…`)
    expect(truncateAtWord("三维打印机树脂", 4)).toBe("三维打…")
  })
})
