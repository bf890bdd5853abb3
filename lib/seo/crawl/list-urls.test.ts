import { describe, expect, it } from "@jest/globals"
import type { Group } from "#lib/catalogue/group.ts"
import type { Page } from "#lib/content/page.ts"
import {
  hasSeason,
  listDefaultPageUrls,
  listGroupUrls,
  listPageUrls,
  listSeasonalUrls,
} from "./public-url.ts"

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
  languages: [],
})
const listPaths = (slug: string, count: number | null) =>
  listGroupUrls({ groups }, record(slug, count)).map(({ path, kind }) => `${kind} ${path}`)

describe("URLs of a category", () => {
  it("start at the root of its tree and include its further pages", () => {
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

  it("are paginated by the products including subcategories, except the shop's index", () => {
    expect(listPaths("tools", 13)).toEqual(["group /shop/tools", "further /shop/tools/2"])
    expect(listPaths("shop", 100)).toEqual(["group /shop"])
  })

  it("include the first page for any product count, also an unknown one", () => {
    expect(listPaths("nozzles", 0)).toEqual(["group /shop/nozzles"])
    expect(listPaths("nozzles", 12)).toEqual(["group /shop/nozzles"])
    expect(listPaths("nozzles", null)).toEqual(["group /shop/nozzles"])
  })

  it("are empty for a category of another tree and for an unknown one", () => {
    expect(listPaths("elsewhere", 5)).toEqual([])
    expect(listPaths("no-such", 5)).toEqual([])
  })
})

it("have the languages in which the category or page is complete", () => {
  const german = group(2, "tools", { lft: 2, rgt: 5, completeLanguages: ["de"] })
  const [shop, ...others] = groups
  const site = { groups: shop ? [shop, german, ...others.slice(1)] : [] }
  expect(listGroupUrls(site, record("tools", 13)).map(({ languages }) => languages)).toEqual([
    ["de"],
    ["de"],
  ])
})

describe("seasonal URLs of a top-level category", () => {
  const listSeasonal = (slug: string, count: number) =>
    listSeasonalUrls({ groups }, record(slug, count)).map(({ path }) => path)

  it("exist while it has seasonal products", () => {
    expect(listSeasonal("tools", 13)).toEqual(["/shop-christmas/tools", "/shop-christmas/tools/2"])
    expect(listSeasonal("tools", 0)).toEqual([])
    expect(listSeasonal("nozzles", 5)).toEqual([])
  })

  it("require a seasonal root category", () => {
    expect(hasSeason({ groups })).toBe(true)
    expect(hasSeason({ groups: groups.slice(0, 3) })).toBe(false)
  })
})

describe("URLs of a content page", () => {
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
    listPageUrls({ pages }, record(slug, null), items).map(({ path }) => path)

  it("are its slug, and the root for the home page", () => {
    expect(["home", "about", "blog"].flatMap((slug) => listPaths(slug))).toEqual([
      "/",
      "/about",
      "/blog",
    ])
  })

  it("include its gallery items, except on the home page", () => {
    expect(listPaths("about", ["workshop"])).toEqual(["/about", "/about/workshop"])
    expect(listPaths("home", ["workshop"])).toEqual(["/"])
  })

  it("are empty where its path belongs to another route or is noindex", () => {
    expect(["readme", "product", "shop", "cms", "gone"].flatMap((slug) => listPaths(slug))).toEqual(
      [],
    )
  })

  it("include home page and blog without a record", () => {
    expect(listDefaultPageUrls({ pages })).toEqual([])
    const without = listDefaultPageUrls({ pages: new Map() })
    expect(without.map(({ path }) => path)).toEqual(["/", "/blog"])
  })
})
