import { formatErrorDetail, formatFieldDetails } from "../error-detail.ts"
import { legacyFieldSchema, questionSchema } from "./form.ts"
import { listFields } from "./form-fields.ts"
import { listOversizes, type RawFormValues, validateFormValues } from "./form-rules.ts"

function buildFields(question: object) {
  const parsedQuestion = questionSchema.parse({
    id: 1,
    name: "a",
    label: "It",
    field_type: "text",
    ...question,
  })
  return listFields({ questions: [parsedQuestion], data: [] })
}

function validateValue(question: object, raw: string | number | boolean | null) {
  const { values, fieldErrors } = validateFormValues(buildFields(question), { a: raw })
  return fieldErrors.a ? formatErrorDetail(fieldErrors.a) : values[0]?.value
}

describe("validateFormValues", () => {
  it.each([
    ["text", "  Ann\n Lee ", "Ann  Lee"],
    ["text", "a\u0000b\ud800c", "ab\ufffdc"],
    ["textarea", " one\r\ntwo ", "one\ntwo"],
    ["password", " pass word ", " pass word "],
    ["email", " Ann.Lee+x@mail.example.com ", "Ann.Lee+x@mail.example.com"],
    ["phone", "0412 345 678", "0412 345 678"],
    ["phone", "+61 (7) 4972-0000 ext. 12", "+61 (7) 4972-0000 ext. 12"],
    ["phone", "13 14 50", "13 14 50"],
    ["number", "1,234.50", 1234.5],
    ["number", "1 234 567", 1234567],
    ["number", "-3", -3],
    ["number", 0, 0],
    ["currency", "$12", "12.00"],
    ["currency", "$1,234.50", "1234.50"],
    ["currency", "AUD $ 9999999999999.99", "9999999999999.99"],
    ["percent", "12.5 %", 12.5],
    ["date", "1/2/2026", "01/02/2026"],
    ["date", "2026-02-01", "01/02/2026"],
    ["date", "29/02/2028", "29/02/2028"],
    ["datetime", "2026-02-01T09:30", "01/02/2026 09:30"],
    ["datetime", "1/2/2026 2:05 pm", "01/02/2026 14:05"],
    ["time", "12 am", "00:00"],
    ["time", "2.30 p.m.", "14:30"],
    ["time", "09:30:15", "09:30"],
    ["checkbox", "1", 1],
    ["checkbox", "on", 1],
    ["checkbox", true, 1],
    ["checkbox", "0", 0],
    ["checkbox", null, 0],
  ])(
    "normalises the value of a %s field from %j to %j, and is idempotent",
    (field_type, raw, normalised) => {
      expect(validateValue({ field_type }, raw)).toBe(normalised)
      expect(validateValue({ field_type }, normalised)).toBe(normalised)
    },
  )

  it.each([
    ["email", "ann@home", /an email address, such as name@example\.com, for “It”/],
    ["email", "ann@example.com\r\nBcc: x@example.com", /an email address/],
    ["email", "a..b@example.com", /an email address/],
    ["email", `${"a".repeat(250)}@example.com`, /an email address/],
    ["phone", "call me", /a phone number/],
    ["phone", "12345", /a phone number/],
    ["number", "twelve", /a number, such as 12/],
    ["number", "1e9", /a number/],
    ["number", "1,5", /a number/],
    ["number", "NaN", /a number/],
    ["number", "9".repeat(400), /a number/],
    ["currency", "12.345", /an amount of money/],
    ["percent", "$5", /a number, such as 12\.5/],
    ["date", "31/02/2026", /a date as dd\/mm\/yyyy/],
    ["date", "29/02/2026", /a date/],
    ["date", "2026-13-01", /a date/],
    ["date", "02/30/2026", /a date/],
    ["date", "1/1/26", /a date/],
    ["date", "tomorrow", /a date/],
    ["datetime", "01/02/2026", /a date and a time/],
    ["datetime", "01/02/2026 25:00", /a date and a time/],
    ["time", "9", /a time/],
    ["time", "13 pm", /a time/],
    ["time", "24:00", /a time/],
    ["text", "a".repeat(10_001), /“It” is too long: at most 10,000 characters fit/],
  ])("rejects the value of a %s field %j with a plain message", (field_type, raw, message) => {
    expect(validateValue({ field_type }, raw)).toMatch(message)
  })

  it.each([
    ["text", " ", "Please fill in “It”."],
    ["number", "", "Please fill in “It”."],
    ["date", null, "Please fill in “It”."],
    ["checkbox", "0", "Please tick “It”."],
  ])("requires a value in a required %s field", (field_type, raw, message) => {
    expect(validateValue({ field_type, required: true }, raw)).toBe(message)
  })

  it.each(["text", "email", "phone", "number", "currency", "percent", "date", "datetime", "time"])(
    "accepts an empty value in an optional %s field",
    (field_type) => {
      expect(validateValue({ field_type, min: 3 }, "")).toBe("")
    },
  )

  it("rejects values outside the bounds or between steps", () => {
    const number = { field_type: "number", min: 1, max: 9, step: 2 }
    expect(validateValue(number, "0")).toBe("“It” must be at least 1.")
    expect(validateValue(number, "10")).toBe("“It” must be at most 9.")
    expect(validateValue(number, "4")).toBe("“It” must go in steps of 2, counted from 1.")
    expect(validateValue(number, "5")).toBe(5)
    expect(validateValue({ field_type: "number", step: 0.1 }, "0.3")).toBe(0.3)
    const date = { field_type: "date", min: "2026-02-01", max: "28/02/2026" }
    expect(validateValue(date, "31/01/2026")).toBe("“It” must be 01/02/2026 or later.")
    expect(validateValue(date, "01/03/2026")).toBe("“It” must be 28/02/2026 or earlier.")
  })

  it("reports an invalid value with the editor's own validation message if there is one", () => {
    const validation_message = "We need your birthday."
    expect(validateValue({ field_type: "date", validation_message }, "31/02/2026")).toBe(
      validation_message,
    )
  })

  it("resets a dropdown to empty if its value is not among the options", () => {
    const values = [{ label: "Red", value: "red" }]
    const select = (required: boolean) =>
      listFields({
        questions: [],
        data: [
          legacyFieldSchema.parse({ name: "a", type: "select", label: "Hue", required, values }),
        ],
      })
    expect(validateFormValues(select(false), { a: "blue" }).values[0]?.value).toBe("")
    expect(validateFormValues(select(true), { a: "red" }).values[0]?.value).toBe("red")
    expect(formatFieldDetails(validateFormValues(select(true), { a: "blue" }).fieldErrors)).toEqual(
      {
        a: "Please choose an option for “Hue”.",
      },
    )
  })
})

describe("submitted values besides the form's fields", () => {
  it.each([
    ["an unknown name", '{"a":"x","price":"0"}'],
    ["a prototype", '{"a":"x","__proto__":{"b":"y"},"constructor":"z"}'],
  ])("ignores %s", (_what, text) => {
    const sent: RawFormValues = JSON.parse(text)
    expect(validateFormValues(buildFields({}), sent)).toEqual({
      values: [{ name: "a", label: "It", kind: "text", value: "x" }],
      fieldErrors: {},
    })
    expect(Reflect.get({}, "b")).toBeUndefined()
  })

  it("ignores inherited properties of objects", () => {
    const fields = buildFields({ name: "toString", required: true })
    const { fieldErrors } = validateFormValues(fields, {})
    expect(formatFieldDetails(fieldErrors)).toEqual({ toString: "Please fill in “It”." })
  })

  it("accepts a form without input fields", () => {
    expect(validateFormValues([], { a: "x" })).toEqual({ values: [], fieldErrors: {} })
  })
})

describe("listOversizes", () => {
  it("reports each value that is too long, with its limit", () => {
    const fieldErrors = listOversizes(buildFields({}), { a: "x".repeat(1_000_000), b: "y" })
    expect(formatFieldDetails(fieldErrors)).toEqual({
      a: "“It” is too long: at most 10,000 characters fit. Please shorten it.",
    })
  })

  it("reports the longest value if the values are too long only together", () => {
    const data = Object.fromEntries(
      Array.from({ length: 11 }, (_, at) => [`f${at}`, "x".repeat(9_500 + at)]),
    )
    expect(formatFieldDetails(listOversizes([], data))).toEqual({
      f10: "Your answers are too long together: at most 100,000 characters fit. Please shorten “f10”.",
    })
  })

  it("accepts values at the limit", () => {
    expect(listOversizes(buildFields({}), { a: "x".repeat(10_000) })).toEqual({})
  })
})
