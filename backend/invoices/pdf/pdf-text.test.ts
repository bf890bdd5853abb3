import { describe, expect, it } from "@jest/globals"
import { resolveVisualOrder } from "./pdf-text.ts"

describe("the visual order of a line with bidirectional text", () => {
  it.each([
    ["Ann Example", ["Ann Example"]],
    ["محمد العلي", ["العلي", " ", "محمد"]],
    ["Ann محمد العلي Street", ["Ann", " ", "العلي", " ", "محمد", " ", "Street"]],
    ["27 شارع النيل", ["27", " ", "النيل", " ", "شارع"]],
    ["شارع النيل 27", ["27", " ", "النيل", " ", "شارع"]],
    ["דן לוי", ["לוי", " ", "דן"]],
    ["王小明 (محمد)", ["王小明", " ", ")محمد("]],
    ["27 شارع (شقة 4)", ["27", " ", "(", "4", " ", ")شقة", " ", "شارع"]],
  ])("reorders the runs of %j by their script", (text, parts) => {
    expect(resolveVisualOrder(text)).toEqual(parts)
  })

  it("loses no character of an unusual text", () => {
    const text = " ء 1-2, a ב ٣٤ ! "
    expect([...resolveVisualOrder(text).join("")].sort()).toEqual([...text].sort())
  })
})
