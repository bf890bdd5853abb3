import { rawCodeWidget } from "./raw-code.tsx"

describe("the settings of an editor's code", () => {
  it.each([
    {},
    { code: null, height: null, title: null },
    { code: "<b>", height: "400px", title: " Sums " },
    { code: "<b>", height: "high" },
  ])("are taken as sloppy as they come: %j", (settings) => {
    expect(rawCodeWidget.plan(settings)).toHaveProperty("plan")
  })

  it("are refused where the code is none, or larger than any page", () => {
    expect(rawCodeWidget.plan({ code: 5 })).toMatchObject({ refusal: { field: "code" } })
    expect(rawCodeWidget.plan({ code: "x".repeat(500_001) })).toMatchObject({
      refusal: { field: "code" },
    })
  })
})
