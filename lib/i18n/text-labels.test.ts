import { describe, expect, it } from "@jest/globals"
import { buildLabelledAddon, buildLabelledTexts } from "./text-labels.ts"

const labels = {
  product: { Lamp: "Lampe" },
  addon: { Finish: "Oberfläche" },
  addon_option: { "Finish: Matt": "Seidenmatt" },
}

describe("texts with labels beside them", () => {
  it("are those of their kind, and name the translated ones", () => {
    const texts = { productName: ["product", "Lamp"], name: ["term", "Lamp"] } as const
    expect(buildLabelledTexts(labels, texts)).toEqual({
      productName: "Lampe",
      name: "Lamp",
      translatedFields: ["productName"],
    })
  })

  it("stay as they are without labels", () => {
    expect(buildLabelledTexts(null, { name: ["term", "Oak"] })).toEqual({ name: "Oak" })
  })
})

describe("a chosen add-on", () => {
  it("has the label of the chosen option, and keeps what was typed", () => {
    expect(buildLabelledAddon(labels, { name: "Finish" }, "Matt")).toEqual({
      name: "Oberfläche",
      value: "Seidenmatt",
    })
    expect(buildLabelledAddon(labels, { name: "Engraving" }, "Matt")).toEqual({
      name: "Engraving",
      value: "Matt",
    })
  })
})
