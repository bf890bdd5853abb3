import { describe, expect, it } from "@jest/globals"
import { parse } from "graphql"
import { graphqlDocuments } from "#lib/contract/graphql-documents.ts"
import { resolveExcess } from "./query-limits.ts"

describe("GraphQL query limits", () => {
  it.each(Object.entries(graphqlDocuments))("accept the shop's query %s", (_name, { text }) => {
    expect(resolveExcess(parse(text), { limit: 100 })).toBeNull()
  })

  it("reject deep nesting", () => {
    const deep = `${"{ a ".repeat(15)}${"}".repeat(15)}`
    expect(resolveExcess(parse(deep), {})).toMatchObject({ code: "graphql_depth_exceeded" })
  })

  it("reject more than 20 aliases", () => {
    const many = Array.from({ length: 21 }, (_, index) => `a${index}: x`).join(" ")
    expect(resolveExcess(parse(`{ ${many} }`), {})).toMatchObject({
      code: "graphql_aliases_exceeded",
    })
  })

  it("multiply the cost of a list by its limit, also if the limit is a variable", () => {
    const text = `query Q($limit: Int) { ${"sellProducts(limit: $limit) { data { id name slug } } ".repeat(15)} }`
    expect(resolveExcess(parse(text), { limit: 100 })).toEqual({ code: "graphql_cost_exceeded" })
    expect(resolveExcess(parse(text), { limit: 2 })).toBeNull()
  })

  it("use the larger of limit and first, in any order", () => {
    const buildQuery = (window: string) =>
      `{ ${Array.from({ length: 15 }, (_, at) => `a${at}: sellProducts(${window}) { data { id name slug } }`).join(" ")} }`
    for (const window of ["limit: 1, first: 100", "first: 100, limit: 1", "first: 100"]) {
      expect(resolveExcess(parse(buildQuery(window)), {})).toEqual({
        code: "graphql_cost_exceeded",
      })
    }
    expect(resolveExcess(parse(buildQuery("first: 2, limit: 1")), {})).toBeNull()
    const byVariable = `query Q($f: Int) ${buildQuery("limit: 1, first: $f")}`
    expect(resolveExcess(parse(byVariable), { f: 100 })).toEqual({ code: "graphql_cost_exceeded" })
  })

  it("multiply the cost of slides by the number of galleries and by the requested limit", () => {
    const fields = Array.from({ length: 10 }, (_, at) => `f${at}`).join(" ")
    const text = (limit: string) => `{ cognitoGallerys { slides${limit} { ${fields} } } }`
    expect(resolveExcess(parse(text("")), {})).toEqual({ code: "graphql_cost_exceeded" })
    expect(resolveExcess(parse(text("(limit: 1)")), {})).toBeNull()
    expect(resolveExcess(parse(text("(limit: 100)")), {})).toEqual({
      code: "graphql_cost_exceeded",
    })
  })

  it("stop early for fragments that double twenty times", () => {
    const fragments = Array.from(
      { length: 20 },
      (_, index) => `fragment f${index} on Query { ...f${index + 1} ...f${index + 1} }`,
    )
    const text = `{ ...f0 } ${fragments.join(" ")} fragment f20 on Query { x }`
    expect(resolveExcess(parse(text), {})).toEqual({ code: "graphql_cost_exceeded" })
  })
})
