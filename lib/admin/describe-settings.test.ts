import { expect, it } from "@jest/globals"
import { siteInputSchema } from "#lib/contract/site.ts"
import { buildSettingsForm } from "./describe-settings.ts"

const groups = buildSettingsForm()
const fields = groups.flatMap((group) => group.fields)

it("has every setting of the site once, with what it changes", () => {
  const names = fields.map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
  const unused = ["config.payment_to_user_id"]
  const firsts = new Set(names.map((name) => name.split(".")[0]))
  expect([...firsts].sort()).toEqual(Object.keys(siteInputSchema.shape).sort())
  expect(names).toEqual(expect.arrayContaining(["config.login.google", "opening_hours.monday"]))
  expect(names.filter((name) => unused.includes(name))).toEqual([])
  expect(fields.filter(({ help, label }) => help === "" || label === "")).toEqual([])
})

it("has several lines for the address, as invoices do", () => {
  expect(fields.find(({ name }) => name === "organisation_address")?.kind).toBe("long")
})

it("sorts the settings under headings, none of which is empty", () => {
  expect(groups.filter((group) => group.fields.length === 0 || group.heading === "")).toEqual([])
})
