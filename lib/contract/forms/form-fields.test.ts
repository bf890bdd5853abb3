import { legacyFieldSchema, questionSchema } from "./form.ts"
import { listFields } from "./form-fields.ts"

const questions = (...list: object[]) =>
  list.map((each, at) =>
    questionSchema.parse({ id: at + 1, name: "", field_type: "text", ...each }),
  )
const legacy = (...list: object[]) => list.map((each) => legacyFieldSchema.parse(each))

describe("listFields", () => {
  it("lists the questions in order, and the legacy data only if there are none", () => {
    const data = legacy({ name: "old", type: "text" })
    const fields = listFields({ questions: questions({ name: "a" }, { name: "b" }), data })
    expect(fields.map(({ name }) => name)).toEqual(["a", "b"])
    expect(listFields({ questions: [], data }).map(({ name }) => name)).toEqual(["old"])
    expect(listFields({ questions: [], data: [] })).toEqual([])
  })

  it("names fields by their id if they have no name or an unsafe one", () => {
    const fields = listFields({ questions: questions({}, { name: "__proto__" }), data: [] })
    expect(fields.map(({ name }) => name)).toEqual(["q1", "q2"])
    const older = legacy({ type: "header" }, { type: "text" })
    expect(listFields({ questions: [], data: older }).map(({ name }) => name)).toEqual(["q1", "q2"])
  })

  it("gives fields with the same name unique keys and leaves other names unchanged", () => {
    const names = ["a", "a", "a-2", "a", "b"].map((name) => ({ name }))
    const fields = listFields({ questions: questions(...names), data: [] })
    expect(fields.map(({ name }) => name)).toEqual(["a", "a-3", "a-2", "a-4", "b"])
  })

  it("leaves out fields of an unknown kind", () => {
    const formQuestions = questions({ name: "a", field_type: "hologram" }, { name: "b" })
    expect(listFields({ questions: formQuestions, data: [] }).map(({ name }) => name)).toEqual([
      "b",
    ])
    const older = legacy(
      { name: "a", type: "file" },
      { name: "b", type: "button", subtype: "reset" },
    )
    expect(listFields({ questions: [], data: older })).toEqual([])
  })

  it("joins the lines of a label into one", () => {
    const label = "Your\nname<br>and\r\nsurname <BR/> please"
    const [field] = listFields({ questions: questions({ label }), data: [] })
    expect(field?.label).toBe("Your name and surname please")
  })

  it("starts a dropdown empty if its value is not among the options", () => {
    const values = [
      { label: "Red", value: "red" },
      { label: "Gold", value: "gold", selected: true },
    ]
    const older = legacy(
      { type: "select", values },
      { type: "select", value: "blue", values: values.slice(0, 1) },
      { type: "select", value: "red", values: values.slice(0, 1) },
    )
    const fields = listFields({ questions: [], data: older })
    expect(fields.map(({ value }) => value)).toEqual(["gold", "", "red"])
  })

  it.each([
    ["1", "1"],
    ["true", "1"],
    ["0", "0"],
    ["", "0"],
    ["maybe", "0"],
  ])("starts a checkbox of %j as %j", (value, expected) => {
    const formQuestions = questions({ field_type: "checkbox", value })
    expect(listFields({ questions: formQuestions, data: [] })[0]?.value).toBe(expected)
  })

  it("parses bounds as numbers or ISO dates, and ignores invalid ones", () => {
    const formQuestions = questions(
      { field_type: "number", min: "1", max: 9, step: "0.5" },
      { field_type: "date", min: "01/02/2026", max: "2026-02-31" },
      { field_type: "number", min: "few", max: "", step: -1 },
      { field_type: "text", min: 3, step: 2 },
    )
    const bounds = listFields({ questions: formQuestions, data: [] }).map(({ min, max, step }) => [
      min,
      max,
      step,
    ])
    expect(bounds).toEqual([
      [1, 9, 0.5],
      ["2026-02-01", null, null],
      [null, null, null],
      [null, null, null],
    ])
  })

  it("maps legacy fields to today's kinds", () => {
    const older = legacy(
      ...["email", "tel", "password", "time", "color"].map((subtype) => ({
        type: "text",
        subtype,
      })),
      ...["textarea", "number", "date", "select", "header", "button"].map((type) => ({ type })),
      { type: "paragraph", label: "Fish & chips" },
      { type: "paragraph", label: "<b>Bold</b>" },
    )
    const fields = listFields({ questions: [], data: older })
    expect(fields.map(({ kind }) => kind)).toEqual([
      "email",
      "phone",
      "password",
      "time",
      "text",
      "textarea",
      "number",
      "date",
      "select",
      "header",
      "submit",
      "content",
      "content",
    ])
    expect(fields.slice(-2).map(({ content }) => content)).toEqual([
      "<p>Fish &amp; chips</p>",
      "<b>Bold</b>",
    ])
  })

  it("never requires entries without a value", () => {
    const formQuestions = questions({ field_type: "content", required: 1 }, { required: "1" })
    const fields = listFields({ questions: formQuestions, data: [] })
    expect(fields.map(({ required }) => required)).toEqual([false, true])
  })
})
