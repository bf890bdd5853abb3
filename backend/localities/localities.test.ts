import { findLocalities } from "./find-localities.ts"
import { loadLocalities, parseLocalities } from "./load-localities.ts"

const list = parseLocalities(
  [
    "# a comment",
    "South Gladstone,QLD,4680",
    "Gladstone Central,QLD,4680",
    "",
    "Glen Eden,QLD,4680",
    "O'Connor,ACT,2602",
    "Alice Springs,NT,0870",
  ].join("\r\n"),
)
const find = (query: string) => findLocalities(list, query).map(({ suburb }) => suburb)

describe("localities", () => {
  it("are found by the beginning of the suburb first, then of its later words", () => {
    expect(find("glad")).toEqual(["Gladstone Central", "South Gladstone"])
    expect(find("GLADSTONE-C")).toEqual(["Gladstone Central"])
    expect(find("oconnor")).toEqual(["O'Connor"])
    expect(find("stone")).toEqual([])
  })

  it("are found by the beginning of the postcode", () => {
    expect(find("087")).toEqual(["Alice Springs"])
    expect(find(" 4680 ")).toEqual(["Gladstone Central", "Glen Eden", "South Gladstone"])
  })

  it("are not listed for less than two characters, and are at most eight", () => {
    expect(find("g")).toEqual([])
    expect(find("4")).toEqual([])
    const many = parseLocalities(
      Array.from({ length: 12 }, (_, at) => `Place ${at},QLD,4680`).join("\n"),
    )
    expect(findLocalities(many, "place")).toHaveLength(8)
    expect(findLocalities(many, "4680")).toHaveLength(8)
  })

  it("are rejected with the line that is none, or whose postcode is in another state", () => {
    expect(() => parseLocalities("Sydney,NSW,2000\nPerth,QLD,6000")).toThrow(/line 2 .*Perth/)
    expect(() => parseLocalities("Sydney;NSW;2000")).toThrow(/line 1/)
  })

  it("of the starter list are unique and include the shop's own region", async () => {
    const starter = await loadLocalities(undefined)
    const keys = starter.map(({ suburb, state, postcode }) => `${suburb} ${state} ${postcode}`)
    expect(new Set(keys).size).toBe(keys.length)
    expect(findLocalities(starter, "calliope")).toEqual([
      { suburb: "Calliope", state: "QLD", postcode: "4680" },
    ])
  })
})
