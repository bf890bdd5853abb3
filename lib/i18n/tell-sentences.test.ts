import { expect, it } from "@jest/globals"
import { buildTell, tellFaults } from "./tell-sentences.ts"

it("translates a message of the shop with localised amounts and dates", async () => {
  const tell = await buildTell("de")
  expect(tell("This code is for orders of $1,250.00 or more.")).toContain("1.250,00\u00a0AU$")
  expect(tell("This code can be used from 1 December 2026.")).toContain("1. Dezember 2026")
})

it("leaves an unknown message unchanged", async () => {
  const tell = await buildTell("de")
  expect(tellFaults({ name: "Bring a hat.", city: "" }, tell)).toEqual({
    name: "Bring a hat.",
    city: "",
  })
})
