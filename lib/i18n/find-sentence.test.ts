import { readdirSync, readFileSync } from "node:fs"
import { describe, expect, it } from "@jest/globals"
import type { z } from "zod"
import { addressInputSchema } from "../contract/address.ts"
import { redeemVoucherSchema } from "../contract/voucher.ts"
import { parseCents } from "../money.ts"
import { findSentence } from "./find-sentence.ts"
import { shopSentences } from "./shop-sentences.ts"

const nothing = { counts: {}, amount: null, day: null }

describe("what the shop says in English", () => {
  it.each([
    ["Enter a postcode of four digits, such as 4680.", { ...nothing, name: "postcode" }],
    ["Enter the suburb or town.", { ...nothing, name: "fill" }],
    ["Only 1 is left.", { ...nothing, name: "left", counts: { count: 1 } }],
    [
      "Only 1,200 are left. You have 3 in your cart already.",
      { ...nothing, name: "leftSomeYours", counts: { count: 1_200, held: 3 } },
    ],
    [
      "This code is for orders of $1,250.00 or more.",
      { ...nothing, name: "codeLeast", amount: parseCents(1_250_00) },
    ],
    [
      "This code can be used from 1 December 2026 on.",
      { ...nothing, name: "codeFrom", day: "1 December 2026" },
    ],
    [
      "We have no fixed price for delivery to Mackay. Ask us, and we email you what delivery costs.",
      { ...nothing, name: "askDelivery" },
    ],
  ])("is known with what stands in its places: %s", (text, found) => {
    expect(findSentence(text)).toEqual(found)
  })

  it.each(["", "Kim", "Only a few are left.", "Standard Post", "this is out of stock."])(
    "is told apart from any other text: %j",
    (text) => {
      expect(findSentence(text)).toBeNull()
    },
  )

  it("takes no longer for a text that was made to be slow", () => {
    const long = `${"You have asked again ".repeat(5_000)}?`
    const start = performance.now()
    expect(findSentence(long)).toBeNull()
    expect(performance.now() - start).toBeLessThan(200)
  })
})

it("every fault that an address or a voucher's code can have is known", () => {
  const faulty = { email: "x", phone: "x", postcode: "1", state: "XX", country: "NZ" }
  const whole = { first_name: "", last_name: "", street_address: "", city: "" }
  const long = { ...whole, company: "x".repeat(121), display_name: "x".repeat(81) }
  const faults = [
    { ...faulty, ...whole },
    { ...faulty, ...long },
  ].flatMap((input) => listFaults(addressInputSchema, input))
  faults.push(
    ...listFaults(redeemVoucherSchema, {}),
    ...listFaults(redeemVoucherSchema, { code: "x".repeat(61) }),
  )
  expect(faults.length).toBeGreaterThan(12)
  for (const fault of faults) expect([fault, findSentence(fault)]).not.toContain(null)
})

it("every sentence has words in every language", () => {
  const names = new Set(shopSentences.map(([name]) => name))
  const files = readdirSync("messages").filter((file) => file.endsWith(".json"))
  expect(files.length).toBeGreaterThan(0)
  for (const file of files) {
    const { said } = JSON.parse(readFileSync(`messages/${file}`, "utf8"))
    expect([file, new Set(Object.keys(said))]).toEqual([file, names])
  }
})

function listFaults(schema: z.ZodType, input: unknown): string[] {
  return schema.safeParse(input).error?.issues.map(({ message }) => message) ?? []
}
