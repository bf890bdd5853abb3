import { z } from "zod"
import { defineWidget } from "./define-widget.ts"

const context = { locale: "en", pageSlug: "about", limit: 100, isLead: false }

const greeting = defineWidget({
  type: "test/greeting",
  settings: z.object({ name: z.string().default("you"), times: z.number().max(3).default(1) }),
  isPageHeading: ({ name }) => name === "all",
  load: async ({ name, times }) => `${name} `.repeat(times).trim(),
  View: ({ data }) => data,
  jsonLd: (data) => ({ "@type": "Thing", name: data }),
})

describe("a type of widget", () => {
  it("loads its data from its settings and describes it to search engines", async () => {
    const result = greeting.plan({ name: "all", times: 2 })
    if (!("plan" in result)) throw new Error("refused")
    expect(result.plan.isPageHeading).toBe(true)
    expect(result.plan.isLeadPicture).toBe(false)
    expect((await result.plan.load(context)).jsonLd).toEqual({ "@type": "Thing", name: "all all" })
  })

  it("has defaults for everything", () => {
    expect(greeting.plan({})).toHaveProperty("plan")
  })

  it("refuses settings it cannot read, naming the field", () => {
    expect(greeting.plan({ times: 4 })).toMatchObject({ refusal: { field: "times" } })
    expect(greeting.plan("nothing")).toMatchObject({ refusal: { field: "" } })
  })
})
