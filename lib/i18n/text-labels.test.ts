import { describe, expect, it } from "@jest/globals"
import { labelAddon, labelTexts } from "./text-labels.ts"

const labels = {
  product: { Lamp: "Lampe" },
  addon: { Finish: "Oberfläche" },
  addon_option: { "Finish: Matt": "Seidenmatt" },
}

describe("texts with labels beside them", () => {
  it("are those of their kind, and name the translated ones", () => {
    const texts = { productName: ["product", "Lamp"], name: ["term", "Lamp"] } as const
    expect(labelTexts(labels, texts)).toEqual({
      productName: "Lampe",
      name: "Lamp",
      translatedFields: ["productName"],
    })
  })

  it("stay as they are without labels", () => {
    expect(labelTexts(null, { name: ["term", "Oak"] })).toEqual({ name: "Oak" })
  })
})

describe("a chosen add-on", () => {
  it("has the label of the chosen option, and keeps what was typed", () => {
    expect(labelAddon(labels, { name: "Finish" }, "Matt")).toEqual({
      name: "Oberfläche",
      value: "Seidenmatt",
    })
    expect(labelAddon(labels, { name: "Engraving" }, "Matt")).toEqual({
      name: "Engraving",
      value: "Matt",
    })
  })
})
