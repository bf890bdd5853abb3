import { listEditableFields } from "./editable-fields.ts"
import { siteConfigSchema } from "./site.ts"

const { profile: allOff } = siteConfigSchema.parse({})
const withoutBirthDate = { date_of_birth: "" }
const born = { date_of_birth: "1984-05-31" }

describe("listEditableFields", () => {
  it("allows only the phone number if every switch is off", () => {
    expect([...listEditableFields(allOff, withoutBirthDate)]).toEqual(["mobile_phone"])
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
  ] as const)("allows with %s exactly the fields of that switch as well", (flag, fields) => {
    const editable = listEditableFields({ ...allOff, [flag]: true }, withoutBirthDate)
    expect([...editable].sort()).toEqual([...fields, "mobile_phone"].sort())
  })
})

describe("editable date of birth", () => {
  const canEdit = (flags: object, user: { date_of_birth: string }) =>
    listEditableFields({ ...allOff, ...flags }, user).has("date_of_birth")

  it("may be set by a customer without one, if the switch is on", () => {
    expect(canEdit({ edit_date_of_birth: true }, withoutBirthDate)).toBe(true)
    expect(canEdit({ change_date_of_birth: true }, withoutBirthDate)).toBe(false)
  })

  it("may be changed once set only if changing is on as well", () => {
    expect(canEdit({ edit_date_of_birth: true }, born)).toBe(false)
    expect(canEdit({ change_date_of_birth: true }, born)).toBe(false)
    expect(canEdit({ edit_date_of_birth: true, change_date_of_birth: true }, born)).toBe(true)
  })
})
