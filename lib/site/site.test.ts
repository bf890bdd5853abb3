import type { Group } from "#lib/catalogue/group.ts"
import { listMainCategories } from "./site.ts"

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
