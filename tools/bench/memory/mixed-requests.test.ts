import { buildMixedRequest, mixItems } from "./mixed-requests.ts"

const supply = { paths: ["/", "/de/shop", "/ar/blog/one"], words: ["resin", "größe"] }
const requests = Array.from({ length: 60 }, (_, index) => buildMixedRequest(index, supply))
const countKind = (kind: string) => requests.filter((request) => request.kind === kind).length
const listPaths = (kind: string) =>
  requests.flatMap((request) => (request.kind === kind && "path" in request ? [request.path] : []))

describe("mixed load", () => {
  it("consists of pages, flight data, searches, cart calls and API calls", () => {
    const kinds = ["page", "flight data", "search", "cart", "API"]
    expect(kinds.map(countKind)).toEqual([30, 12, 6, 6, 6])
  })

  it("requests every page as HTML and as flight data", () => {
    expect(new Set(listPaths("page"))).toEqual(new Set(supply.paths))
    expect(new Set(listPaths("flight data"))).toEqual(new Set(supply.paths))
  })

  it("escapes search terms, on the page and as suggestions", () => {
    expect(new Set(listPaths("search"))).toEqual(
      new Set([
        "/search/gr%C3%B6%C3%9Fe",
        "/api/bff/suggest?query=gr%C3%B6%C3%9Fe&locale=en",
        "/search/resin",
        "/api/bff/suggest?query=resin&locale=en",
      ]),
    )
  })

  it("adds to carts and reads them", () => {
    const calls = requests.flatMap((request) => (request.kind === "cart" ? [request.call] : []))
    expect(new Set(calls)).toEqual(new Set(["add", "read"]))
  })

  it("throws for a shop without pages", () => {
    expect(() => buildMixedRequest(0, { paths: [], words: ["resin"] })).toThrow(
      "nothing to request",
    )
  })
})

describe("pages of the mixed load", () => {
  const numbers = Array.from({ length: 1800 }, (_, index) => index)

  it("are different and spread over the whole sitemap", () => {
    const taken = mixItems(numbers, 900)
    expect(new Set(taken).size).toBe(900)
    expect(Math.max(...taken)).toBeGreaterThan(1790)
    expect(Math.max(...taken.slice(0, 20)) - Math.min(...taken.slice(0, 20))).toBeGreaterThan(1000)
  })

  it.each([0, 1, 2, 6])("are all taken from a sitemap of %d", (length) => {
    const all = numbers.slice(0, length)
    expect(mixItems(all, 900).sort((a, b) => a - b)).toEqual(all)
  })
})
