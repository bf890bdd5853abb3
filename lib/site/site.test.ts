import type { Group } from "#lib/catalogue/group.ts"
import type { Page } from "#lib/content/page.ts"
import { listCompleteLanguages, listMainCategories } from "./site.ts"

function group(slug: string, place: Pick<Group, "id" | "root" | "lft" | "rgt" | "level">): Group {
  const texts = { name: slug, title: "", content: "", metaDescription: "", updatedAt: "" }
  return { slug, picture: null, ...texts, ...place }
}

const groups = [
  group("shop", { id: 1, root: 1, lft: 1, rgt: 8, level: 0 }),
  group("resin", { id: 2, root: 1, lft: 4, rgt: 7, level: 1 }),
  group("resin-tough", { id: 3, root: 1, lft: 5, rgt: 6, level: 2 }),
  group("accessories", { id: 4, root: 1, lft: 2, rgt: 3, level: 1 }),
  group("shop-christmas", { id: 5, root: 5, lft: 1, rgt: 2, level: 0 }),
]

describe("the main categories", () => {
  it("lists the groups directly below the shop's root, in the order of the tree", () => {
    expect(listMainCategories({ groups }).map(({ slug }) => slug)).toEqual(["accessories", "resin"])
  })

  it("lists no main categories where the shop's root is missing", () => {
    expect(listMainCategories({ groups: groups.slice(4) })).toEqual([])
  })
})

describe("the languages whose content is complete", () => {
  const texts = { title: "", metaDescription: "", content: "", updatedAt: "" }
  const languages = { completeLanguages: ["de", "ja"] }
  const home: Page = { id: 1, name: "Home", slug: "home", rows: [], ...texts, ...languages }
  const translate = (...languages: string[]) =>
    groups.map((each) => ({ ...each, completeLanguages: languages }))
  const site = {
    languages: ["de", "ja", "ar"],
    groups: translate("de", "ar"),
    pages: new Map([["home", home]]),
  }

  it("are those of the home page and of all main categories", () => {
    expect(listCompleteLanguages(site)).toEqual(["de"])
    expect(listCompleteLanguages({ ...site, groups })).toEqual([])
  })

  it("are none of a shop without a home page and categories", () => {
    expect(listCompleteLanguages({ ...site, groups: [], pages: new Map() })).toEqual([])
  })
})
