import { rawCodeWidget } from "./raw-code.tsx"

describe("settings of the raw code widget", () => {
  it.each([
    {},
    { code: null, height: null, title: null },
    { code: "<b>", height: "400px", title: " Sums " },
    { code: "<b>", height: "high" },
  ])("accept incomplete values: %j", (settings) => {
    expect(rawCodeWidget.plan(settings)).toHaveProperty("ok", true)
  })

  it("reject code that is no string or longer than 500,000 characters", () => {
    expect(rawCodeWidget.plan({ code: 5 })).toMatchObject({ error: { field: "code" } })
    expect(rawCodeWidget.plan({ code: "x".repeat(500_001) })).toMatchObject({
      error: { field: "code" },
    })
  })
})
