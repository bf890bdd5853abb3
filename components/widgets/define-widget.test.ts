import { z } from "zod"
import { defineWidget } from "./define-widget.ts"

const context = {
  ...{ locale: "en", pageSlug: "about", item: null, id: "w1" },
  ...{ limit: 100, offset: 0, sorting: "", isLead: false, isSelling: true },
}

const greeting = defineWidget({
  type: "test/greeting",
  name: "Greeting",
  purpose: "Greets.",
  settings: z.object({
    name: z.string().default("you").describe("Whom it greets."),
    times: z.number().max(3).default(1).describe("How often."),
    tone: z.enum(["warm", "cool"]).default("warm").describe("In which tone."),
  }),
  examples: () => [{ name: "Twice", settings: { times: 2 } }],
  isPageHeading: ({ name }) => name === "all",
  load: async ({ name, times }) => `${name} `.repeat(times).trim(),
  View: ({ data }) => data,
  hasItem: (data, item) => data.startsWith(item),
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

  it("says whether it shows the item of the page's address", async () => {
    const result = greeting.plan({ name: "kim" })
    if (!("plan" in result)) throw new Error("refused")
    const hasItem = async (item: string | null) =>
      (await result.plan.load({ ...context, item })).hasItem
    expect([await hasItem("kim"), await hasItem("lee"), await hasItem(null)]).toEqual([
      true,
      false,
      false,
    ])
  })

  it("tells editors of its settings", () => {
    expect(greeting.describeSettings()).toEqual([
      { name: "name", description: "Whom it greets.", choices: [], fallback: "you" },
      { name: "times", description: "How often.", choices: [], fallback: 1 },
      {
        ...{ name: "tone", description: "In which tone." },
        ...{ choices: ["warm", "cool"], fallback: "warm" },
      },
    ])
  })

  it("has defaults for everything", () => {
    expect(greeting.plan({})).toHaveProperty("plan")
  })

  it("refuses settings it cannot read, naming the field", () => {
    expect(greeting.plan({ times: 4 })).toMatchObject({ refusal: { field: "times" } })
    expect(greeting.plan("nothing")).toMatchObject({ refusal: { field: "" } })
  })
})
