import { readdirSync, readFileSync } from "node:fs"
import { describe, expect, it } from "@jest/globals"
import type { z } from "zod"
import { addressInputSchema } from "../contract/address.ts"
import { questionSchema } from "../contract/form.ts"
import { listFields } from "../contract/form-fields.ts"
import { validateFormValues } from "../contract/form-rules.ts"
import { redeemVoucherSchema } from "../contract/voucher.ts"
import { apiMessagePatterns } from "./api-message-patterns.ts"
import { buildMessageMatcher } from "./message-matcher.ts"

const matchMessage = buildMessageMatcher(apiMessagePatterns)

describe("matching English messages of the shop", () => {
  it.each([
    ["Enter a four-digit postcode, such as 4680.", { name: "postcode", words: {} }],
    ["Enter the suburb or town.", { name: "fill", words: {} }],
    ["Only 1 is left.", { name: "left", words: { count: "1" } }],
    [
      "Only 1,200 are left. You have 3 in your cart already.",
      { name: "leftSomeYours", words: { count: "1,200", held: "3" } },
    ],
    [
      "This code is for orders of $1,250.00 or more.",
      { name: "codeLeast", words: { amount: "1,250.00" } },
    ],
    [
      "This code can be used from 1 December 2026.",
      { name: "codeFrom", words: { day: "1 December 2026" } },
    ],
    [
      "We have no fixed price for delivery to Mackay. Ask us and we’ll email you what delivery costs.",
      { name: "requestDeliveryQuote", words: {} },
    ],
    ["Please tick “I agree”.", { name: "fieldRequired", words: { name: "I agree" } }],
    [
      "“Day” must be 31/01/2026 or later.",
      { name: "atLeast", words: { name: "Day", limit: "31/01/2026" } },
    ],
    ["Enter 3 for “Nozzles”.", { name: "fieldInvalid", words: { name: "Nozzles" } }],
  ])("matches a message and extracts its values: %s", (text, found) => {
    expect(matchMessage(text)).toEqual(found)
  })

  it.each(["", "Kim", "Only a few are left.", "Standard Post", "this is out of stock."])(
    "returns null for any other text: %j",
    (text) => {
      expect(matchMessage(text)).toBeNull()
    },
  )

  it("stays fast on a text made to backtrack", () => {
    const long = `${"You have asked again ".repeat(5_000)}?`
    const start = performance.now()
    expect(matchMessage(long)).toBeNull()
    expect(performance.now() - start).toBeLessThan(200)
  })
})

it("matches every validation message of an address or a voucher code", () => {
  const faulty = { email: "x", phone: "x", postcode: "1", state: "XX", country: "NZ" }
  const whole = { first_name: "", last_name: "", street_address: "", city: "" }
  const long = { ...whole, company: "x".repeat(121), display_name: "x".repeat(81) }
  const messages = [
    { ...faulty, ...whole },
    { ...faulty, ...long },
  ].flatMap((input) => listIssueMessages(addressInputSchema, input))
  messages.push(
    ...listIssueMessages(redeemVoucherSchema, {}),
    ...listIssueMessages(redeemVoucherSchema, { code: "x".repeat(61) }),
  )
  expect(messages.length).toBeGreaterThan(12)
  for (const message of messages) expect([message, matchMessage(message)]).not.toContain(null)
})

it.each(["account-calls", "address", "cart", "user", "voucher"])(
  "matches every message of the contract module %s",
  (file) => {
    const source = readFileSync(`lib/contract/${file}.ts`, "utf8")
    const messages = [...source.matchAll(/"([A-Z][^"\n]* [^"\n]*\.)"/g)].map(
      ([, text = ""]) => text,
    )
    expect(messages.length).toBeGreaterThan(0)
    expect(messages.filter((text) => matchMessage(text) === null)).toEqual([])
  },
)

it("matches every validation message of a form field", () => {
  const kinds = [
    "text",
    "email",
    "phone",
    "number",
    "percent",
    "currency",
    "date",
    "datetime",
    "time",
    "checkbox",
    "select",
  ]
  const fields = kinds.flatMap((field_type) =>
    [{ required: true }, { max: 5, step: 2 }, { min: 5_000 }].map((rules, at) => ({
      field_type,
      name: `${field_type}${at}`,
      label: "Field",
      ...rules,
    })),
  )
  const questions = fields.map((field, at) => questionSchema.parse({ id: at + 1, ...field }))
  const listed = listFields({ questions, data: [] })
  for (const value of ["", "x", "7", "3", "x".repeat(10_001)]) {
    const values = Object.fromEntries(fields.map(({ name }) => [name, value]))
    const messages = Object.values(validateFormValues(listed, values).fieldErrors)
    expect(messages.length).toBeGreaterThan(0)
    expect(messages.filter((text) => matchMessage(text) === null)).toEqual([])
  }
})

it("has a translation of every message in every language", () => {
  const names = new Set(apiMessagePatterns.map(([name]) => name))
  const files = readdirSync("messages").filter((file) => file.endsWith(".json"))
  expect(files.length).toBeGreaterThan(0)
  for (const file of files) {
    const { apiErrors } = JSON.parse(readFileSync(`messages/${file}`, "utf8"))
    expect([file, new Set(Object.keys(apiErrors))]).toEqual([file, names])
  }
})

function listIssueMessages(schema: z.ZodType, input: unknown): string[] {
  return schema.safeParse(input).error?.issues.map(({ message }) => message) ?? []
}
