import { describe, expect, it } from "@jest/globals"
import { formatSavedItems, parseSavedItems, savedQuerySchema } from "./wish-list.ts"

describe("saved products in a query", () => {
  it("are parsed as they are formatted", () => {
    const items = [
      { product: "mini-urn", sku: 12 },
      { product: "night-light", sku: null },
    ]
    expect(formatSavedItems(items)).toBe("mini-urn~12,night-light")
    expect(parseSavedItems(formatSavedItems(items))).toEqual(items)
    expect(parseSavedItems("")).toEqual([])
  })

  it.each(["../cart", "Mini urn", "urn~", "urn~0", "urn~1.5", "urn~x", "a,".repeat(101)])(
    "rejects %s",
    (text) => {
      expect(savedQuerySchema.safeParse(text).success).toBe(false)
    },
  )
})
