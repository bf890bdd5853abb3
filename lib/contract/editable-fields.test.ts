import { listEditableFields } from "./editable-fields.ts"
import { siteConfigSchema } from "./site.ts"

const { profile: allOff } = siteConfigSchema.parse({})
const nobody = { date_of_birth: "" }
const born = { date_of_birth: "1984-05-31" }

describe("a customer may change", () => {
  it("the phone number alone where every switch is off", () => {
    expect([...listEditableFields(allOff, nobody)]).toEqual(["mobile_phone"])
  })

  it.each([
    ["edit_name", ["first_name", "last_name"]],
    [
      "edit_drivers_licence",
      ["drivers_licence_number", "drivers_licence_expiry", "drivers_licence_state_of_issue_id"],
    ],
    ["edit_emergency_contact", ["emergency_contact_name", "emergency_contact_phone"]],
    ["edit_company_name", ["company_name"]],
    ["edit_company_phone", ["company_phone"]],
    ["edit_trading_name", ["trading_name"]],
    ["edit_abn", ["abn"]],
    ["edit_website", ["website"]],
    ["edit_facebook", ["facebook_link"]],
    ["club_additional_member", ["additional_member"]],
    ["manage_addresses", ["current_address_id"]],
  ] as const)("with %s also exactly the fields of that switch", (flag, fields) => {
    const editable = listEditableFields({ ...allOff, [flag]: true }, nobody)
    expect([...editable].sort()).toEqual([...fields, "mobile_phone"].sort())
  })
})

describe("a date of birth", () => {
  const canEdit = (flags: object, user: { date_of_birth: string }) =>
    listEditableFields({ ...allOff, ...flags }, user).has("date_of_birth")

  it("is set by whoever has none, where it may be edited", () => {
    expect(canEdit({ edit_date_of_birth: true }, nobody)).toBe(true)
    expect(canEdit({ change_date_of_birth: true }, nobody)).toBe(false)
  })

  it("that is set changes only where changing is switched on as well", () => {
    expect(canEdit({ edit_date_of_birth: true }, born)).toBe(false)
    expect(canEdit({ change_date_of_birth: true }, born)).toBe(false)
    expect(canEdit({ edit_date_of_birth: true, change_date_of_birth: true }, born)).toBe(true)
  })
})
