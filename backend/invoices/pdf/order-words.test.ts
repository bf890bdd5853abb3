import { describe, expect, it } from "@jest/globals"
import { orderWords } from "./order-words.ts"

describe("the parts of a line, from left to right", () => {
  it.each([
    ["Ann Example", ["Ann Example"]],
    ["محمد العلي", ["العلي", " ", "محمد"]],
    ["Ann محمد العلي Street", ["Ann", " ", "العلي", " ", "محمد", " ", "Street"]],
    ["27 شارع النيل", ["27", " ", "النيل", " ", "شارع"]],
    ["شارع النيل 27", ["27", " ", "النيل", " ", "شارع"]],
    ["דן לוי", ["לוי", " ", "דן"]],
    ["王小明 (محمد)", ["王小明", " ", ")محمد("]],
    ["27 شارع (شقة 4)", ["27", " ", "(", "4", " ", ")شقة", " ", "شارع"]],
  ])("of %j follow each other as their script does", (text, parts) => {
    expect(orderWords(text)).toEqual(parts)
  })

  it("are all there, however strange the text", () => {
    const text = " ء 1-2, a ב ٣٤ ! "
    expect([...orderWords(text).join("")].sort()).toEqual([...text].sort())
  })
})
