import { type CustomerDetails, detailNames } from "./customer.ts"
import { planProfile } from "./plan-profile.ts"

const nothing = Object.fromEntries(detailNames.map((name) => [name, ""])) as CustomerDetails
const listNames = (sections: ReturnType<typeof planProfile>) =>
  sections.map(({ name, fields }) => [name, fields.map((field) => field.name)])

describe("a profile shows", () => {
  it("nothing of what is neither known nor to be changed", () => {
    expect(planProfile(nothing, new Set())).toEqual([])
  })

  it("what may be changed, whether it is known or not, and of the rest what is known", () => {
    const known = { ...nothing, abn: "51824753556" }
    const sections = planProfile(known, new Set(["mobilePhone", "website"]))
    expect(listNames(sections)).toEqual([
      ["about", ["mobilePhone"]],
      ["business", ["abn", "website"]],
    ])
    expect(sections[1]?.fields).toEqual([
      { name: "abn", value: "51824753556", isEditable: false },
      { name: "website", value: "", isEditable: true },
    ])
  })

  it("every detail in one section each", () => {
    const shown = planProfile(nothing, new Set(detailNames)).flatMap(({ fields }) => fields)
    expect(shown.map(({ name }) => name).sort()).toEqual([...detailNames].sort())
  })
})
