import { describe, expect, it } from "@jest/globals"
import type { Group } from "#lib/catalogue/group.ts"
import type { Page } from "#lib/content/page.ts"
import { hasSeason, listGroupAddresses, listSeasonalAddresses } from "./list-group-urls.ts"
import { listPageAddresses, listStandingAddresses } from "./list-page-urls.ts"

const group = (id: number, slug: string, place: Partial<Group>): Group => ({
  id,
  slug,
  name: slug,
  root: 1,
  lft: 1,
  rgt: 2,
  level: 1,
  picture: null,
  content: "",
  title: "",
  metaDescription: "",
  updatedAt: "",
  ...place,
})
const groups = [
  group(1, "shop", { lft: 1, rgt: 6, level: 0 }),
  group(2, "tools", { lft: 2, rgt: 5 }),
  group(3, "nozzles", { lft: 3, rgt: 4, level: 2 }),
  group(9, "shop-christmas", { root: 9, lft: 1, rgt: 4, level: 0 }),
  group(10, "baubles", { root: 9, lft: 2, rgt: 3 }),
  group(20, "elsewhere", { root: 20, level: 0 }),
]
const record = (slug: string, productCount: number | null) => ({
  slug,
  productCount,
  updatedAt: "2026-11-21T00:00:00.000Z",
  pictures: [],
})
const listPaths = (slug: string, count: number | null) =>
  listGroupAddresses({ groups }, record(slug, count)).map(({ path, kind }) => `${kind} ${path}`)

describe("a category", () => {
  it("stands below the root of its tree, with the pages that its products fill", () => {
    expect(listPaths("nozzles", 25)).toEqual([
      "group /shop/nozzles",
      "further /shop/nozzles/2",
      "further /shop/nozzles/3",
    ])
    expect(listPaths("baubles", 13)).toEqual([
      "group /shop-christmas/baubles",
      "further /shop-christmas/baubles/2",
    ])
  })

  it("has the products of those below it too, but for the shop's front", () => {
    expect(listPaths("tools", 13)).toEqual(["group /shop/tools", "further /shop/tools/2"])
    expect(listPaths("shop", 100)).toEqual(["group /shop"])
  })

  it("has a first page however few products it has, and whether or not they were counted", () => {
    expect(listPaths("nozzles", 0)).toEqual(["group /shop/nozzles"])
    expect(listPaths("nozzles", 12)).toEqual(["group /shop/nozzles"])
    expect(listPaths("nozzles", null)).toEqual(["group /shop/nozzles"])
  })

  it("of another tree stands nowhere, nor one that the shop does not know", () => {
    expect(listPaths("elsewhere", 5)).toEqual([])
    expect(listPaths("no-such", 5)).toEqual([])
  })
})

describe("a top-level category", () => {
  const listSeasonal = (slug: string, count: number) =>
    listSeasonalAddresses({ groups }, record(slug, count)).map(({ path }) => path)

  it("stands among the seasonal pages while it has seasonal products", () => {
    expect(listSeasonal("tools", 13)).toEqual(["/shop-christmas/tools", "/shop-christmas/tools/2"])
    expect(listSeasonal("tools", 0)).toEqual([])
    expect(listSeasonal("nozzles", 5)).toEqual([])
  })

  it("does so only where the shop has a season", () => {
    expect(hasSeason({ groups })).toBe(true)
    expect(hasSeason({ groups: groups.slice(0, 3) })).toBe(false)
  })
})

describe("a content page", () => {
  const page = (slug: string): Page => ({
    id: 1,
    name: slug,
    slug,
    title: "",
    metaDescription: "",
    content: "",
    rows: [],
    updatedAt: "",
  })
  const slugs = ["home", "about", "blog", "readme", "product", "shop", "cms"]
  const pages = new Map(slugs.map((slug) => [slug, page(slug)]))
  const listPaths = (slug: string, items: string[] = []) =>
    listPageAddresses({ pages }, record(slug, null), items).map(({ path }) => path)

  it("stands at its slug, the front page at the root", () => {
    expect(["home", "about", "blog"].flatMap((slug) => listPaths(slug))).toEqual([
      "/",
      "/about",
      "/blog",
    ])
  })

  it("goes on with its items", () => {
    expect(listPaths("about", ["workshop"])).toEqual(["/about", "/about/workshop"])
    expect(listPaths("home", ["workshop"])).toEqual(["/"])
  })

  it("is not listed where its address shows something else, or asks not to be", () => {
    expect(["readme", "product", "shop", "cms", "gone"].flatMap((slug) => listPaths(slug))).toEqual(
      [],
    )
  })

  it("is not needed for the front and the blog to be there", () => {
    expect(listStandingAddresses({ pages })).toEqual([])
    const without = listStandingAddresses({ pages: new Map() })
    expect(without.map(({ path }) => path)).toEqual(["/", "/blog"])
  })
})
