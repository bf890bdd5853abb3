import { expect, it } from "@jest/globals"
import type { Group } from "#lib/catalogue/group.ts"
import { listChangedPaths } from "./index-now.ts"

const group = (id: number, slug: string, root: number): Group => ({
  id,
  slug,
  root,
  name: slug,
  lft: id,
  rgt: id + 1,
  level: id === root ? 0 : 1,
  picture: null,
  content: "",
  title: "",
  metaDescription: "",
  updatedAt: "",
})
const groups = [group(1, "shop", 1), group(2, "resin", 1), group(3, "shop-christmas", 3)]

it("lists the pages of changed records for IndexNow, each page once", () => {
  const changes = [
    ...([
      { kind: "product", slug: "bottle" },
      { kind: "product", slug: "bottle" },
    ] as const),
    ...([
      { kind: "page", slug: "home" },
      { kind: "page", slug: "about" },
    ] as const),
    ...([
      { kind: "article", slug: "curing" },
      { kind: "group", slug: "resin" },
    ] as const),
    ...([
      { kind: "group", slug: "shop" },
      { kind: "group", slug: "shop-christmas" },
    ] as const),
    ...([
      { kind: "group", slug: "help" },
      { kind: "faq", slug: "all" },
    ] as const),
    { kind: "site", slug: "all" } as const,
  ]
  expect(listChangedPaths({ groups }, changes)).toEqual([
    "/product/bottle",
    "/",
    "/about",
    "/blog/curing",
    "/blog",
    "/shop/resin",
    "/shop",
    "/shop-christmas",
  ])
})
