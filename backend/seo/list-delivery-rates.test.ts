import { expect, it } from "@jest/globals"
import { buildPostcodeRanges, type PostcodeRow } from "./list-delivery-rates.ts"

const row = (first: string, last = first, change: Partial<PostcodeRow> = {}): PostcodeRow => ({
  first,
  last,
  isExcluded: false,
  isSuburb: false,
  ...change,
})
const out = { isExcluded: true }

it("merges ranges that touch or overlap", () => {
  expect(
    buildPostcodeRanges([row("4000", "4100"), row("4101", "4200"), row("4150", "4300")]),
  ).toEqual([{ first: "4000", last: "4300" }])
})

it("splits a range around excluded postcodes", () => {
  const rows = [row("0200", "9999"), row("2899", "2899", out), row("6798", "6799", out)]
  expect(buildPostcodeRanges(rows)).toEqual([
    { first: "0200", last: "2898" },
    { first: "2900", last: "6797" },
    { first: "6800", last: "9999" },
  ])
})

it("removes a range that is excluded completely", () => {
  expect(buildPostcodeRanges([row("4680"), row("4000", "4999", out)])).toEqual([])
})

it("never includes a postcode by suburb, and excludes the whole postcode of an excluded suburb", () => {
  expect(buildPostcodeRanges([row("4680", "4680", { isSuburb: true })])).toEqual([])
  const rows = [row("4680", "4681"), row("4680", "4680", { ...out, isSuburb: true })]
  expect(buildPostcodeRanges(rows)).toEqual([{ first: "4681", last: "4681" }])
})
