import { describe, expect, it } from "@jest/globals"
import { buildSettingValues, parseSettingValues, type SettingField } from "./setting-values.ts"

const buildField = (name: string, kind: SettingField["kind"], more = {}): SettingField => ({
  name,
  kind,
  label: name,
  help: "",
  isRequired: false,
  isNullable: true,
  initial: null,
  ...more,
})
const fields = [
  buildField("heading", "text", { initial: "" }),
  buildField("parallax", "boolean", { initial: false }),
  buildField("opacity", "integer", { initial: 100, min: 0, max: 100 }),
  buildField("picture", "image"),
  buildField("video", "reference", { isVideo: true }),
]

describe("the settings of a widget in a form", () => {
  it("shows what editing systems store in other forms, and defaults for what is missing", () => {
    const stored = { parallax: "1", picture: { hash: "abc" }, video: { file: "/v/7.mp4" } }
    expect(buildSettingValues(fields, stored)).toEqual({
      heading: "",
      parallax: true,
      opacity: "100",
      picture: "abc",
      video: "7",
    })
  })

  it("keeps what has no control, and what is shown as it is stored", () => {
    const stored = {
      parallax: "1",
      picture: { hash: "abc" },
      video: { file: "/v/7.mp4", slate: 1 },
      own: 5,
    }
    const values = { ...buildSettingValues(fields, stored), heading: "Hello" }
    expect(parseSettingValues(fields, values, stored)).toEqual({
      settings: { ...stored, heading: "Hello", opacity: 100 },
      problems: {},
    })
  })

  it("removes a blank setting, so that the default applies", () => {
    const stored = { heading: "Hello", opacity: 40 }
    const values = { ...buildSettingValues(fields, stored), heading: "", opacity: "" }
    const { settings } = parseSettingValues(fields, values, stored)
    expect(settings).toEqual({ parallax: false })
  })

  it("rejects numbers that are none or out of bounds, and keeps the stored one", () => {
    const stored = { opacity: 40 }
    const parse = (opacity: string) =>
      parseSettingValues(fields, { ...buildSettingValues(fields, stored), opacity }, stored)
    expect(parse("101")).toMatchObject({ settings: stored, problems: { opacity: "range" } })
    expect(parse("many")).toMatchObject({ settings: stored, problems: { opacity: "integer" } })
  })

  it("stores a chosen video by its file", () => {
    const values = { ...buildSettingValues(fields, {}), video: "9" }
    expect(parseSettingValues(fields, values, {}).settings.video).toEqual({
      file: "/v/9.mp4",
      slate: null,
    })
  })
})
