import { describe, expect, it } from "@jest/globals"
import { buildPhotoWrites } from "./build-photo-writes.ts"
import { columns } from "./csv-format.ts"
import { buildGroupNames } from "./group-names.ts"
import { createPlanLog } from "./product-plan.ts"

const hash = "a".repeat(32)
const context = {
  groups: buildGroupNames([]),
  hashes: new Set([hash]),
  ownerOf: () => undefined,
  now: new Date("2026-11-21T00:00:00Z"),
  preservesStock: false,
  skipsUnknownGroups: false,
}

/** Returns the alt text that is stored for this cell. */
function importAltText(cell: string): string | undefined {
  const cells = new Map([
    [columns.imageSrc, hash],
    [columns.imageAlt, cell],
  ])
  const product = { handle: "mug", rows: [{ line: 2, cells }], errors: [] }
  return buildPhotoWrites(product, null, context, createPlanLog([]))[0]?.name
}

describe("the alt text of an imported photo", () => {
  it("is stored as it is up to 500 characters", () => {
    expect(importAltText(" A mug ")).toBe("A mug")
    expect(importAltText("a".repeat(500))).toBe("a".repeat(500))
  })

  it("is truncated after the last whole word that fits", () => {
    const word = "a".repeat(99)
    const five = Array.from({ length: 5 }, () => word).join(" ")
    expect(importAltText(`${five} mugs`)).toBe(five)
    expect(importAltText(`${five}  ${word}`)).toBe(five)
    expect(importAltText(`${five}s ${word}`)).toBe(`${five}s`)
    expect(importAltText(`${five}ss mugs`)).toBe(five.slice(0, 399))
  })

  it("is truncated within a word that is longer", () => {
    expect(importAltText("a".repeat(600))).toBe("a".repeat(500))
  })
})
