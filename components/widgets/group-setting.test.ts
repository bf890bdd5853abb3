import { slugSchema } from "#lib/contract/primitives.ts"
import { groupSetting } from "./group-setting.ts"

describe("group setting", () => {
  it.each([
    ["testimonials", "testimonials"],
    ["Happy customers", "happy-customers"],
    ["  Café & Crêpes ", "cafe-crepes"],
    [2026, "2026"],
    [`${"long ".repeat(40)}`, "long-".repeat(24).slice(0, -1)],
  ])("resolves a group by its slug or its name: %j", (input, slug) => {
    expect(groupSetting.parse(input)).toBe(slug)
    expect(slugSchema.safeParse(slug).success).toBe(true)
  })

  it.each(["", "  ", null, undefined, "…"])("is null without a group: %j", (input) => {
    expect(groupSetting.parse(input)).toBeNull()
  })
})
