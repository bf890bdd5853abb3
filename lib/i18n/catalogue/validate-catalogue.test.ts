import { describe, expect, it } from "@jest/globals"
import { flattenCatalogue } from "./flatten-catalogue.ts"
import { validateCatalogue } from "./validate-catalogue.ts"

/** Returns the issues of a text in a language, with `english` as the English text. */
function check(locale: string, english: string, text: string, key = "cart.note"): string[] {
  const issues = validateCatalogue(locale, new Map([[key, english]]), new Map([[key, text]]))
  return issues.map(({ issue }) => issue)
}

describe("keys", () => {
  it("reports missing and superfluous keys", () => {
    const english = new Map(Object.entries({ "cart.title": "Cart", "cart.empty": "Nothing" }))
    const german = new Map(Object.entries({ "cart.title": "Warenkorb", "cart.old": "Alt" }))
    expect(validateCatalogue("de", english, german)).toEqual([
      { key: "cart.empty", issue: "is missing" },
      { key: "cart.old", issue: "is not among the English texts" },
    ])
  })

  it("reports keys in another order than in English", () => {
    const english = new Map(Object.entries({ a: "Cart", b: "Nothing" }))
    const german = new Map(Object.entries({ b: "Nichts", a: "Warenkorb" }))
    expect(validateCatalogue("de", english, german)).toEqual([
      { key: "b", issue: "stands elsewhere than in English" },
    ])
  })

  it("joins the names of the nested groups of a text into its key", () => {
    const { texts, issues } = flattenCatalogue({ a: { b: { c: "Text" } }, "d.e": "Text", f: [1] })
    expect([...texts]).toEqual([["a.b.c", "Text"]])
    expect(issues.map(({ key }) => key)).toEqual(["d.e", "f"])
    expect(flattenCatalogue(null).issues).toHaveLength(1)
  })
})

describe("placeholders", () => {
  it.each([
    ["Hello {name}", "Hallo {vorname}"],
    ["Hello {name}", "Hallo"],
    ["See <link>this</link>", "Siehe dies"],
    ["{count, plural, one {# item} other {# items}}", "{count} Artikel"],
    ["{state, select, on {on} other {off}}", "{state, select, an {an} other {aus}}"],
  ])("reports placeholders that differ from the English text: %s", (english, german) => {
    expect(check("de", english, german)).toEqual([expect.stringContaining("has the places")])
  })

  it("accepts placeholders in another order", () => {
    expect(check("ja", "{a} of <b>{c}</b>", "<b>{c}</b>のうち{a}")).toEqual([])
  })

  it("reports unbalanced braces", () => {
    expect(check("de", "Hello {name}", "Hallo {name")).toEqual([
      expect.stringContaining("is no ICU message"),
    ])
  })
})

describe("plural forms", () => {
  const english = "{count, plural, one {# item} other {# items}}"

  it.each([
    ["ru", "{count, plural, one {# товар} other {# товара}}", ["few", "many"]],
    ["ar", "{count, plural, one {منتج} other {# منتج}}", ["zero", "two", "few", "many"]],
    ["de", "{count, plural, other {# Artikel}}", ["one"]],
  ])("reports plural forms of the language that are missing: %s", (locale, text, missing) => {
    expect(check(locale, english, text).sort()).toEqual(
      missing.map((rule) => `{count} has no form "${rule}"`).sort(),
    )
  })

  it.each([
    ["pl", "{count, plural, one {# rzecz} few {# rzeczy} many {# rzeczy} other {# rzeczy}}"],
    ["fr", "{count, plural, one {# article} other {# articles}}"],
    ["ja", "{count, plural, other {#点}}"],
    ["de", "{count, plural, =1 {ein Artikel} other {# Artikel}}"],
  ])("accepts a complete set of plural forms: %s", (locale, text) => {
    expect(check(locale, english, text)).toEqual([])
  })

  it("reports plural forms that the language does not have", () => {
    expect(check("ja", english, "{count, plural, few {#点} other {#点}}")).toEqual([
      expect.stringContaining('"few"'),
    ])
  })

  it("reports plural forms for several numbers that omit the number", () => {
    const text = "{count, plural, one {товар} few {# товара} many {# товаров} other {# товара}}"
    expect(check("ru", english, text)).toEqual([expect.stringContaining("used for 1 and 21")])
  })
})

describe("untranslated texts", () => {
  it("reports a text that is still English", () => {
    expect(check("de", "Your cart is empty", "Your cart is empty")).toEqual(["is still English"])
  })

  it.each([
    ["de", "ABN {abn}"],
    ["de", "Details"],
    ["fr", "Total (AUD)"],
    ["ko", "{first} {last}"],
  ])("accepts an identical text where the language uses the same word: %s, %s", (locale, text) => {
    expect(check(locale, text, text)).toEqual([])
  })

  it("reports an identical text that only another language may use", () => {
    expect(check("pl", "Details", "Details")).toEqual(["is still English"])
  })
})

describe("scripts", () => {
  it.each([
    ["ru", "Your cart", "Vasha korzina"],
    ["ar", "Your cart", "Panier"],
    ["ja", "Your cart", "장바구니"],
    ["de", "Your cart", "Ihr Корб"],
    ["ru", "Your cart", "Ваша кoрзина"],
    ["uk", "Your cart", "Ваш кошык"],
    ["uz", "Your cart", "So'rov"],
    ["pl", "Your cart", "Koszyk：nic"],
    ["zh", "Your cart", "カート"],
  ])("reports characters of another language: %s", (locale, english, text) => {
    expect(check(locale, english, text)).not.toEqual([])
  })

  it.each([
    ["ru", "A photo, as JPEG", "Фото в формате JPEG"],
    ["ja", "HTML {size}", "HTML：{size}"],
    ["ar", "Redeem at {address}", "استبدلها على ⁦{address}⁩"],
    ["uz", "Your account", "Oʻz hisobingiz"],
  ])("accepts names and code in Latin: %s", (locale, english, text) => {
    expect(check(locale, english, text)).toEqual([])
  })
})

describe("punctuation", () => {
  it.each([
    ["Save", " "],
    ["Save", "Speichern "],
    ["Code {code}", "Code: ⁨{code}"],
    ["Code {code}", "Code: {code}⁩"],
    ["The shop is open", "L'ouverture"],
    ["Save", "Speichern\\u00a0"],
    ["Say “yes”", 'Sagen Sie "ja"'],
  ])("reports unwanted punctuation: %s → %j", (english, text) => {
    expect(check("de", english, text).length).toBeGreaterThan(0)
  })
})

it("requires a non-breaking space before French punctuation", () => {
  expect(check("fr", "Really?", "Vraiment ?")).toHaveLength(1)
  expect(check("fr", "Really?", "Vraiment\u202f?")).toEqual([])
})

it("reports a Russian message that ends with a date, since the date has its own full stop", () => {
  expect(check("ru", "Good from {day}.", "Действует с {day}.")).toHaveLength(1)
  expect(check("ru", "Good from {day}.", "С {day} действует.")).toEqual([])
})

describe("text width", () => {
  it("reports a text that is too wide for a button on a phone", () => {
    const key = "product.addToCart"
    expect(check("de", "Add to cart", "In den Warenkorb", key)).toEqual([])
    const long = "Legen Sie diesen Artikel in Ihren Warenkorb"
    expect(check("de", "Add to cart", long, key)).toEqual([
      expect.stringContaining("characters wide"),
    ])
  })

  it("counts East Asian characters as two columns", () => {
    const key = "consent.accept"
    expect(check("ja", "Accept", "すべてのサービスを許可する", key)).toHaveLength(1)
  })
})
