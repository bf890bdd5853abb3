import { z } from "zod"
import type { Picture } from "#lib/images/picture.ts"
import { defineWidget } from "./define-widget.ts"

const context = {
  locale: "en",
  pageSlug: "about",
  item: null,
  parameters: [],
  id: "w1",
  limit: 100,
  offset: 0,
  sorting: "",
  isLcpImage: false,
  isSelling: true,
}

const picture: Picture = {
  hash: "a".repeat(32),
  alt: "",
  placeholder: "#aabbcc",
  aspect: "4x3",
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
  nameItem: (_data, item) => item.toUpperCase(),
  picture: (data, { tone }) => (tone === "cool" ? { ...picture, alt: data } : null),
  describe: ({ data }) => ({ kind: "list", name: data, entries: [] }),
})

const withParameters = defineWidget({
  type: "test/taking",
  name: "Taking",
  purpose: "Takes.",
  settings: z.object({}),
  examples: () => [],
  load: async () => null,
  View: () => null,
  hasItem: () => true,
  hasParameters: (_data, [, fourth]) => fourth === "x",
})

describe("widget definition", () => {
  it("loads the data for its settings and contributes to the structured data", async () => {
    const result = greeting.plan({ name: "all", times: 2 })
    if (!result.ok) throw new Error("invalid settings")
    expect(result.value.isPageHeading).toBe(true)
    expect(result.value.isLcpCandidate).toBe(false)
    const { graphPart } = await result.value.load(context)
    expect(graphPart).toEqual({ kind: "list", name: "all all", entries: [] })
  })

  it("accepts path parameters after an item only if the widget declares them", async () => {
    const itemContext = { ...context, item: "kim", parameters: ["2", "x"] }
    const load = async (widget: typeof greeting) => {
      const result = widget.plan({ name: "kim" })
      if (!result.ok) throw new Error("invalid settings")
      return (await result.value.load(itemContext)).hasItem
    }
    expect([await load(greeting), await load(withParameters)]).toEqual([false, true])
  })

  it("reports whether it shows the item of the URL", async () => {
    const result = greeting.plan({ name: "kim" })
    if (!result.ok) throw new Error("invalid settings")
    const hasItem = async (item: string | null) =>
      (await result.value.load({ ...context, item })).hasItem
    expect([await hasItem("kim"), await hasItem("lee"), await hasItem(null)]).toEqual([
      true,
      false,
      false,
    ])
  })

  it("returns the item's name, and the image for social sharing", async () => {
    const load = async (settings: object, item: string | null) => {
      const result = greeting.plan(settings)
      if (!result.ok) throw new Error("invalid settings")
      const { itemName, picture: pageImage } = await result.value.load({ ...context, item })
      return { itemName, alt: pageImage?.alt ?? null }
    }
    expect(await load({ name: "kim", tone: "cool" }, "kim")).toEqual({
      itemName: "KIM",
      alt: "kim",
    })
    expect(await load({}, null)).toEqual({ itemName: null, alt: null })
  })

  it("describes its settings for editors", () => {
    expect(greeting.describeSettings()).toEqual([
      { name: "name", description: "Whom it greets.", choices: [], fallback: "you" },
      { name: "times", description: "How often.", choices: [], fallback: 1 },
      {
        name: "tone",
        description: "In which tone.",
        choices: ["warm", "cool"],
        fallback: "warm",
      },
    ])
  })

  it("has a default for every setting", () => {
    expect(greeting.plan({})).toHaveProperty("ok", true)
  })

  it("rejects invalid settings and names the field", () => {
    expect(greeting.plan({ times: 4 })).toMatchObject({ error: { field: "times" } })
    expect(greeting.plan("nothing")).toMatchObject({ error: { field: "" } })
  })
})
