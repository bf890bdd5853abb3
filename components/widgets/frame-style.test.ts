import { wrapperSchema } from "#lib/contract/page.ts"
import { buildWrapperStyle } from "./wrapper-style.ts"

const styleOf = (wrapper: object) => buildWrapperStyle(wrapperSchema.parse(wrapper))

describe("the frame around a widget", () => {
  it("is none where nothing is set", () => {
    expect(styleOf({})).toBeNull()
  })

  it("uses the editors' spacing scale", () => {
    expect(styleOf({ padding_top: "4", padding_bottom: "px", margin_top: "0.5" })).toEqual({
      paddingBlockStart: "calc(var(--spacing) * 4)",
      paddingBlockEnd: "1px",
      marginBlockStart: "calc(var(--spacing) * 0.5)",
    })
  })

  it.each(["97", "4px", "-1", "1.25", "calc(1)", ""])(
    "ignores a step off the scale: %j",
    (step) => {
      expect(styleOf({ padding_top: step })).toBeNull()
    },
  )

  it("keeps text readable on a coloured background", () => {
    expect(styleOf({ background_colour: "brand" })).toEqual({
      backgroundColor: "var(--color-brand)",
      color: "var(--color-on-brand)",
    })
    expect(styleOf({ background_colour: "black" })?.color).toBe("#ffffff")
    expect(styleOf({ background_colour: "brand", text_colour: "white" })?.color).toBe("#ffffff")
  })

  it("ignores a colour that is not one of the codes", () => {
    expect(styleOf({ background_colour: "url(x)" })).toBeNull()
  })
})
