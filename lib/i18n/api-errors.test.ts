import { expect, it } from "@jest/globals"
import { buildMessageTranslator, formatFieldErrors } from "./api-errors.ts"

it("translates a message of the shop with localised amounts and dates", async () => {
  const translate = await buildMessageTranslator("de")
  expect(translate("This code is for orders of $1,250.00 or more.")).toContain("1.250,00\u00a0AU$")
  expect(translate("This code can be used from 1 December 2026.")).toContain("1. Dezember 2026")
})

it("leaves an unknown message unchanged", async () => {
  const translate = await buildMessageTranslator("de")
  expect(formatFieldErrors({ name: "Bring a hat.", city: "" }, translate)).toEqual({
    name: "Bring a hat.",
    city: "",
  })
})
