import { describe, expect, it } from "@jest/globals"
import { checkCatalogue } from "./check-catalogue.ts"
import { flattenCatalogue } from "./flatten-catalogue.ts"

/** What is wrong with a text in a language, where English says `english`. */
function check(locale: string, english: string, text: string, key = "cart.note"): string[] {
  const faults = checkCatalogue(locale, new Map([[key, english]]), new Map([[key, text]]))
  return faults.map(({ fault }) => fault)
}

describe("keys", () => {
  it("that are missing or superfluous are told", () => {
    const english = new Map(Object.entries({ "cart.title": "Cart", "cart.empty": "Nothing" }))
    const german = new Map(Object.entries({ "cart.title": "Warenkorb", "cart.old": "Alt" }))
    expect(checkCatalogue("de", english, german)).toEqual([
      { key: "cart.empty", fault: "is missing" },
      { key: "cart.old", fault: "is not among the English texts" },
    ])
  })

  it("stand in the order of the English ones", () => {
    const english = new Map(Object.entries({ a: "Cart", b: "Nothing" }))
    const german = new Map(Object.entries({ b: "Nichts", a: "Warenkorb" }))
    expect(checkCatalogue("de", english, german)).toEqual([
      { key: "b", fault: "stands elsewhere than in English" },
    ])
  })

  it("are the names of the groups that a text is in", () => {
    const { texts, faults } = flattenCatalogue({ a: { b: { c: "Text" } }, "d.e": "Text", f: [1] })
    expect([...texts]).toEqual([["a.b.c", "Text"]])
    expect(faults.map(({ key }) => key)).toEqual(["d.e", "f"])
    expect(flattenCatalogue(null).faults).toHaveLength(1)
  })
})

describe("what is filled in", () => {
  it.each([
    ["Hello {name}", "Hallo {vorname}"],
    ["Hello {name}", "Hallo"],
    ["See <link>this</link>", "Siehe dies"],
    ["{count, plural, one {# item} other {# items}}", "{count} Artikel"],
    ["{state, select, on {on} other {off}}", "{state, select, an {an} other {aus}}"],
  ])("is the same in every language: %s", (english, german) => {
    expect(check("de", english, german)).toEqual([expect.stringContaining("has the places")])
  })

  it("may stand in another order", () => {
    expect(check("ja", "{a} of <b>{c}</b>", "<b>{c}</b>のうち{a}")).toEqual([])
  })

  it("is in braces that match", () => {
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
  ])("that a language has are all there: %s", (locale, text, missing) => {
    expect(check(locale, english, text).sort()).toEqual(
      missing.map((rule) => `{count} has no form "${rule}"`).sort(),
    )
  })

  it.each([
    ["pl", "{count, plural, one {# rzecz} few {# rzeczy} many {# rzeczy} other {# rzeczy}}"],
    ["fr", "{count, plural, one {# article} other {# articles}}"],
    ["ja", "{count, plural, other {#点}}"],
    ["de", "{count, plural, =1 {ein Artikel} other {# Artikel}}"],
  ])("that are enough are not more: %s", (locale, text) => {
    expect(check(locale, english, text)).toEqual([])
  })

  it("that the language does not know are told", () => {
    expect(check("ja", english, "{count, plural, few {#点} other {#点}}")).toEqual([
      expect.stringContaining('"few"'),
    ])
  })

  it("that stand for several numbers say which", () => {
    const text = "{count, plural, one {товар} few {# товара} many {# товаров} other {# товара}}"
    expect(check("ru", english, text)).toEqual([expect.stringContaining("said of 1 and 21")])
  })
})

describe("a text that was not translated", () => {
  it("is told", () => {
    expect(check("de", "Your cart is empty", "Your cart is empty")).toEqual(["is still English"])
  })

  it.each([
    ["de", "ABN {abn}"],
    ["de", "Details"],
    ["fr", "Total (AUD)"],
    ["ko", "{first} {last}"],
  ])("may be the same where the language says so: %s, %s", (locale, text) => {
    expect(check(locale, text, text)).toEqual([])
  })

  it("is not excused by another language's words", () => {
    expect(check("pl", "Details", "Details")).toEqual(["is still English"])
  })
})

describe("letters", () => {
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
  ])("are those of the language: %s", (locale, english, text) => {
    expect(check(locale, english, text)).not.toEqual([])
  })

  it.each([
    ["ru", "A photo, as JPEG", "Фото в формате JPEG"],
    ["ja", "HTML {size}", "HTML：{size}"],
    ["ar", "Redeem at {address}", "استبدلها على ⁦{address}⁩"],
    ["uz", "Your account", "Oʻz hisobingiz"],
  ])("beside names and code are no fault: %s", (locale, english, text) => {
    expect(check(locale, english, text)).toEqual([])
  })
})

describe("marks", () => {
  it.each([
    ["Save", " "],
    ["Save", "Speichern "],
    ["Code {code}", "Code: ⁨{code}"],
    ["Code {code}", "Code: {code}⁩"],
    ["The shop is open", "L'ouverture"],
    ["Save", "Speichern\\u00a0"],
    ["Say “yes”", 'Sagen Sie "ja"'],
  ])("that nobody would want are told: %s → %j", (english, text) => {
    expect(check("de", english, text).length).toBeGreaterThan(0)
  })
})

it("French marks keep to their words at the end of a line", () => {
  expect(check("fr", "Really?", "Vraiment ?")).toHaveLength(1)
  expect(check("fr", "Really?", "Vraiment\u202f?")).toEqual([])
})

it("a Russian date does not end a sentence, since it has a full stop of its own", () => {
  expect(check("ru", "Good from {day}.", "Действует с {day}.")).toHaveLength(1)
  expect(check("ru", "Good from {day}.", "С {day} действует.")).toEqual([])
})

describe("room", () => {
  it("is what a button has on a phone", () => {
    const key = "product.addToCart"
    expect(check("de", "Add to cart", "In den Warenkorb", key)).toEqual([])
    const long = "Legen Sie diesen Artikel in Ihren Warenkorb"
    expect(check("de", "Add to cart", long, key)).toEqual([expect.stringContaining("letters wide")])
  })

  it("is half as many East Asian letters", () => {
    const key = "consent.accept"
    expect(check("ja", "Accept", "すべてのサービスを許可する", key)).toHaveLength(1)
  })
})
