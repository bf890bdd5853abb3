import { describe, expect, it } from "@jest/globals"
import { parseCents } from "#lib/contract/money.ts"
import {
  buildListSearch,
  countFilters,
  defaultChoice,
  isFiltered,
  isFilteredListUrl,
  parseListQuery,
} from "./list-query.ts"

const grey = { name: "Colour", value: "Grey" }
const kilogram = { name: "Volume", value: "1 kg" }

describe("the query of a list", () => {
  it("is the same choice after it was written to a URL and parsed", () => {
    const choice = {
      sort: "price_up" as const,
      min: parseCents(2_000),
      max: parseCents(4_995),
      inStock: true,
      onSpecial: true,
      personalised: true,
      minStars: 4,
      values: [grey, kilogram, { name: "Fits", value: "A: b & c=d?" }],
    }
    const search = buildListSearch(choice, 3)
    const params = new URLSearchParams(search)
    const query = parseListQuery({
      ...Object.fromEntries(params),
      filter: params.getAll("filter"),
    })
    expect([query.choice, query.page, query.ignored]).toEqual([choice, 3, []])
    expect(search).toContain("min=20&max=49.95&in_stock=1")
    expect(search).toContain("rating=4")
  })

  it("is empty for the default list, on whatever page", () => {
    expect([buildListSearch(defaultChoice), buildListSearch(defaultChoice, 2)]).toEqual(["", ""])
    expect(parseListQuery({ sort: "", min: "", max: "", filter: "" })).toMatchObject({
      choice: defaultChoice,
      priceError: null,
      ignored: [],
    })
  })

  it("ignores and reports what it cannot use", () => {
    const query = parseListQuery({
      sort: "cheapest",
      in_stock: "yes",
      page: "-1",
      filter: ["Grey", "\u0000:x", "Colour:Grey"],
      on_special: ["1", "0"],
    })
    expect(query.choice).toEqual({ ...defaultChoice, values: [grey], onSpecial: true })
    expect(query.page).toBe(1)
    expect(query.ignored).toEqual([
      "filter=Grey",
      "filter=:x",
      "sort=cheapest",
      "in_stock=yes",
      "on_special=0",
    ])
  })

  it("filters by the ratings that the list offers, and ignores others", () => {
    expect(parseListQuery({ rating: "4" }).choice.minStars).toBe(4)
    expect(parseListQuery({ rating: "9" })).toMatchObject({
      choice: { minStars: null },
      ignored: ["rating=9"],
    })
    expect(isFilteredListUrl("/shop/resin?rating=4")).toBe(true)
  })

  it.each([
    ["24", 2_400],
    ["24.9", 2_490],
    ["24,95", 2_495],
    ["$ 24.95", 2_495],
    ["0", 0],
  ])("takes the price %j as people type it", (min, cents) => {
    expect(parseListQuery({ min })).toMatchObject({ choice: { min: cents }, priceError: null })
  })

  it.each(["abc", "-5", "1e9", "1.234", "999999999", "٢٤", "NaN"])(
    "rejects the price %j, and keeps what was typed",
    (max) => {
      expect(parseListQuery({ min: "5", max })).toMatchObject({
        choice: { min: 500, max: null },
        typedPrices: { min: "5", max },
        priceError: "invalid",
      })
    },
  )

  it("rejects an inverted price range", () => {
    expect(parseListQuery({ min: "50", max: "10" })).toMatchObject({
      choice: { min: null, max: null },
      priceError: "order",
    })
  })

  it("takes forty values of ten names at most", () => {
    const values = Array.from({ length: 60 }, (_, at) => `Size:${at}`)
    const names = Array.from({ length: 12 }, (_, at) => `Name ${at}:x`)
    expect(parseListQuery({ filter: values }).choice.values).toHaveLength(40)
    expect(parseListQuery({ filter: names }).choice.values).toHaveLength(10)
    expect(parseListQuery({ filter: [...names, ...names] }).ignored).not.toEqual([])
  })
})

describe("the number of filters", () => {
  it("counts each value and each price bound, and no sort order", () => {
    const choice = { ...defaultChoice, sort: "name" as const, min: parseCents(1), values: [grey] }
    expect([countFilters(choice), isFiltered(choice)]).toEqual([2, true])
    expect(isFiltered({ ...defaultChoice, sort: "name" })).toBe(false)
  })
})

describe("the URL of a filtered list", () => {
  it.each([
    ["/shop/resin?sort=name", true],
    ["/de/shop-christmas?in_stock=1", true],
    ["/shop-christmas/resin?filter=Colour:Grey", true],
    ["/search/resin?utm_source=x&max=5", true],
    ["/shop/resin?page=2", false],
    ["/shop/resin?sort=&min=", false],
    ["/shop/resin?utm_source=x", false],
    ["/shop/resin", false],
    ["/shop/resin/2?sort=name", false],
    ["/product/resin?sort=name", false],
    ["/shop?sort=name", false],
  ])("is told from others: %s", (url, expected) => {
    expect(isFilteredListUrl(url)).toBe(expected)
  })
})
