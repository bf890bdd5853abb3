import { describe, expect, it } from "@jest/globals"
import { buildControlName, listFieldValues, resolveField } from "./form-controls.ts"

const names = [
  "email",
  "Your name",
  `"quoted"\n`,
  "submit",
  "$ACTION_1",
  "key",
  "50 %",
  "__proto__",
]

describe("a field's control name", () => {
  it.each(names)("for %p resolves back to the field", (name) => {
    expect(resolveField(buildControlName(name, false))).toBe(name)
    expect(resolveField(buildControlName(name, true))).toBe(name)
    expect(buildControlName(name, false)).toMatch(/^field\.[\w%.!~*'()-]*$/)
  })

  it.each(["key", "form", "$ACTION_KEY", "field", "field.%"])("is not %p", (control) => {
    expect(resolveField(control)).toBeNull()
  })
})

describe("the field values of a form", () => {
  it("exclude other controls and files; a ticked checkbox wins over the 0 before it", () => {
    const data = new FormData()
    data.append("field.newsletter", "0")
    data.append("field.newsletter", "1")
    data.append("secret.pass", "x")
    data.append("key", "not a field value")
    data.append("field.file", new File(["x"], "x.txt"))
    expect(listFieldValues(data)).toEqual({ newsletter: "1", pass: "x" })
  })

  it("cannot pollute the object prototype", () => {
    const data = new FormData()
    data.append("field.__proto__", "x")
    const values = listFieldValues(data)
    expect(Object.getPrototypeOf(values)).toBe(Object.prototype)
    expect(Object.keys(values)).toEqual(["__proto__"])
  })
})
