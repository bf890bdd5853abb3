import { type CustomerDetails, detailNames } from "./customer.ts"
import { buildProfileSections } from "./profile-sections.ts"

const nothing = Object.fromEntries(detailNames.map((name) => [name, ""])) as CustomerDetails
const listNames = (sections: ReturnType<typeof buildProfileSections>) =>
  sections.map(({ name, fields }) => [name, fields.map((field) => field.name)])

describe("the profile", () => {
  it("leaves out details that are neither set nor editable", () => {
    expect(buildProfileSections(nothing, new Set())).toEqual([])
  })

  it("shows every editable detail, and of the others those that are set", () => {
    const known = { ...nothing, abn: "51824753556" }
    const sections = buildProfileSections(known, new Set(["mobilePhone", "website"]))
    expect(listNames(sections)).toEqual([
      ["about", ["mobilePhone"]],
      ["business", ["abn", "website"]],
    ])
    expect(sections[1]?.fields).toEqual([
      { name: "abn", value: "51824753556", isEditable: false },
      { name: "website", value: "", isEditable: true },
    ])
  })

  it("puts every detail into exactly one section", () => {
    const shown = buildProfileSections(nothing, new Set(detailNames)).flatMap(
      ({ fields }) => fields,
    )
    expect(shown.map(({ name }) => name).sort()).toEqual([...detailNames].sort())
  })
})
