import { describe, expect, it } from "@jest/globals"
import { buildMenuMove, buildMenuTree, type MenuLink } from "./menu-tree.ts"

const link = (id: number, parent: string, sort_order: number): MenuLink => ({
  id,
  parent,
  sort_order,
  name: `Link ${id}`,
  link: `/${id}`,
  enabled: true,
})
/** The menu "main" with 1 (and 4, 5 below it), 2, 3. */
const links = [
  link(1, "main", 1),
  link(2, "main", 2),
  link(3, "main", 3),
  link(4, "1", 1),
  link(5, "1", 2),
]

describe("the links of a menu", () => {
  it("are a tree by their parents, each level in its order", () => {
    const [first, ...others] = buildMenuTree([...links].reverse(), "main")
    expect(first?.children.map(({ link: { id } }) => id)).toEqual([4, 5])
    expect(others.map(({ link: { id } }) => id)).toEqual([2, 3])
  })

  it("move within a level, and only those whose place differs are changed", () => {
    expect(buildMenuMove(links, 3, { parent: "main", index: 1 })).toEqual([
      { id: 3, sort_order: 2 },
      { id: 2, sort_order: 3 },
    ])
    expect(buildMenuMove(links, 3, { parent: "main", index: 2 })).toEqual([])
  })

  it("move below another link and out again", () => {
    expect(buildMenuMove(links, 2, { parent: "1", index: 2 })).toEqual([
      { id: 2, parent: "1", sort_order: 3 },
    ])
    expect(buildMenuMove(links, 4, { parent: "main", index: 3 })).toEqual([
      { id: 4, parent: "main", sort_order: 4 },
    ])
  })

  it("never stand below themselves", () => {
    expect(buildMenuMove(links, 1, { parent: "4", index: 0 })).toEqual([])
    expect(buildMenuMove(links, 1, { parent: "1", index: 0 })).toEqual([])
    expect(buildMenuMove(links, 99, { parent: "main", index: 0 })).toEqual([])
  })
})
