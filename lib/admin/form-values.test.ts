import { describe, expect, it } from "@jest/globals"
import { z } from "zod"
import { modelInputs } from "#lib/contract/model-call.ts"
import { buildFormFields } from "./describe-schema.ts"
import { buildFormValues, parseFormValues } from "./form-values.ts"
import { formatShopTime, parseShopTime } from "./shop-time.ts"

const kindsOf = (schema: z.ZodObject) =>
  Object.fromEntries(buildFormFields(schema).map(({ name, kind }) => [name, kind]))

describe("the description of a model's form", () => {
  it("has the control of each field that the contract's schema says", () => {
    expect(kindsOf(modelInputs["cognito/article"])).toMatchObject({
      name: "text",
      blurb: "long",
      content: "html",
      image_hash: "image",
      published_at: "instant",
    })
    expect(kindsOf(modelInputs["sell/promotion"])).toMatchObject({
      percent_basis_points: "percent",
      amount: "money",
      max_uses: "integer",
      first_order_only: "boolean",
      product_ids: "references",
    })
    expect(kindsOf(modelInputs["cognito/form"])).toMatchObject({ questions: "rows", data: "json" })
    expect(kindsOf(modelInputs["cognito/menu"])).toEqual({ name: "text", url: "text" })
    expect(kindsOf(modelInputs["cognito/credit"])).toMatchObject({ amount: "money" })
  })

  it("says what is required, what a new record has, and which model a reference is to", () => {
    const fields = buildFormFields(modelInputs["cognito/slide"])
    const find = (name: string) => fields.find((field) => field.name === name)
    expect(find("gallery_id")).toMatchObject({ isRequired: true, model: "cognito/gallery" })
    expect(find("image_opacity")).toMatchObject({ isRequired: false, initial: 100 })
    expect(find("free_side")?.choices?.map(({ value }) => value)).toEqual(["left", "right"])
  })

  it("exists for every model", () => {
    for (const schema of Object.values(modelInputs))
      expect(() => buildFormFields(schema)).not.toThrow()
  })
})

const fields = buildFormFields(
  z.object({
    ...modelInputs["sell/promotion"].pick({ amount: true, max_uses: true, starts_at: true }).shape,
    lines: z.array(z.string()).default([]),
    rows: z.array(z.object({ label: z.string().min(1), step: z.number().int() })).default([]),
  }),
)

describe("a percentage in a form", () => {
  const percent = buildFormFields(
    modelInputs["sell/promotion"].pick({ percent_basis_points: true }),
  )
  const parse = (text: string) => parseFormValues(percent, { percent_basis_points: text })

  it.each([
    ["10", 1_000],
    ["12.5", 1_250],
    ["12,55", 1_255],
    ["10%", 1_000],
    ["100 %", 10_000],
    ["", null],
  ])("of %j is stored in basis points", (text, basisPoints) => {
    expect(parse(text)).toEqual({ values: { percent_basis_points: basisPoints }, problems: {} })
  })

  it.each(["ten", "101", "1.234", "-5"])("is not %j", (text) => {
    expect(parse(text).problems).toEqual({ percent_basis_points: "percent" })
  })

  it("comes back as it was typed", () => {
    expect(buildFormValues(percent, { percent_basis_points: 1_250 })).toEqual({
      percent_basis_points: "12.5",
    })
  })
})

describe("the values of a form", () => {
  it("come back from its controls as they were in the record", () => {
    const record = {
      amount: "24.95",
      max_uses: null,
      starts_at: "2026-11-27T05:00:00.000Z",
      lines: ["a", "b"],
      rows: [{ label: "Tea", step: 2 }],
    }
    const parsed = parseFormValues(fields, buildFormValues(fields, record))
    expect(parsed).toEqual({ values: record, problems: {} })
  })

  it("name each field whose text cannot be sent, also within a row", () => {
    const typed = { amount: "lots", max_uses: "2.5", starts_at: "soon", lines: "" }
    const rows = [{ label: "Tea", step: "" }]
    expect(parseFormValues(fields, Object.assign({ rows }, typed)).problems).toEqual({
      amount: "amount",
      max_uses: "integer",
      starts_at: "date",
      "rows.0.step": "required",
    })
  })
})

it("reads the shop's local time on both sides of a change of its clocks", () => {
  for (const timestamp of [
    "2026-04-04T12:30:00.000Z",
    "2026-04-05T12:30:00.000Z",
    "2026-10-03T12:30:00.000Z",
    "2026-10-04T12:30:00.000Z",
  ]) {
    expect(parseShopTime(formatShopTime(timestamp))).toBe(timestamp)
  }
  expect([parseShopTime("soon"), parseShopTime("2026-13-45T99:99")]).toEqual([null, null])
})
