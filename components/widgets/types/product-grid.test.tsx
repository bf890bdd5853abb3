import { within } from "@testing-library/dom"
import { ApiError } from "#lib/api/api-error.ts"
import { lifetimes } from "#lib/cache.ts"
import { buildProduct } from "#tests/factories/wire-records.ts"
import { breakdowns, FakeApi } from "#tests/fakes/fake-api.ts"
import { renderPlacedWidget } from "#tests/support/render-placed-widget.ts"
import { productGridWidget } from "./product-grid.tsx"

const api = await FakeApi.open()
afterAll(() => api.close())

const names = Array.from({ length: 20 }, (_, at) => `Resin ${at + 1}`)
const products = [
  buildProduct("Nozzle", { group: "tools" }),
  buildProduct("Tree", { group: "shop-christmas" }),
  buildProduct("Star", { group: "shop-christmas" }),
  ...names.map((name) => buildProduct(name, { group: "resin" })),
]
beforeEach(() => api.knows({ products }))

async function show(settings: object = {}, context = {}) {
  const placed = await renderPlacedWidget(
    productGridWidget,
    { group: "resin", ...settings },
    context,
  )
  const page = within(placed.body)
  const shown = [...placed.body.querySelectorAll("li a")].map((link) => link.textContent)
  return {
    ...placed,
    page,
    shown,
    moreLink: page.queryByRole("link", { name: "See all products" }),
  }
}

describe("category products widget", () => {
  it.each(["resin", "Resin"])("renders the first 12 products of the category %j", async (group) => {
    expect((await show({ group })).shown).toEqual(names.slice(0, 12))
    const input = { group: "resin", within: null, limit: 12, offset: 0 }
    expect(api.calls).toEqual([{ call: "productsByGroup", input }])
  })

  it.each([
    [4, 4],
    ["2", 2],
    [0, 1],
    [40, 12],
    [null, 12],
  ])("clamps the number of products to 1 to 12: %j", async (limit, count) => {
    expect((await show({ limit })).shown).toEqual(names.slice(0, count))
  })

  it.each([
    [{ limit: 3 }, names.slice(0, 3)],
    [{ offset: 6 }, names.slice(6, 18)],
    [{ limit: 2, offset: 11 }, names.slice(11, 13)],
    [{ offset: 18 }, names.slice(18)],
    [{ offset: 20 }, []],
  ])("applies limit and offset: %j", async (context, expected) => {
    expect((await show({}, context)).shown).toEqual(expected)
  })

  it("renders its heading above the names of the products", async () => {
    const { page } = await show({ heading: "For beginners" })
    expect(page.getByRole("heading", { level: 2 })).toHaveTextContent("For beginners")
    expect(page.getAllByRole("heading", { level: 3 })).toHaveLength(12)
    expect((await show()).page.getAllByRole("heading", { level: 2 })).toHaveLength(12)
  })

  it.each([
    [{ group: "resin" }, {}, "/shop/resin"],
    [{ group: "shop-christmas", limit: 1 }, {}, "/shop-christmas"],
    [{ group: "resin" }, { offset: 7 }, "/shop/resin"],
    [{ group: "tools" }, {}, null],
    [{ group: "resin" }, { offset: 8 }, null],
  ])(
    "links from %j at %j to the category page if it has more products",
    async (settings, context, href) => {
      const { moreLink } = await show(settings, context)
      expect(moreLink?.getAttribute("href") ?? null).toBe(href)
    },
  )

  it.each([{ group: null }, { group: "" }, { group: undefined }])(
    "sends no request without a selected category: %j",
    async (settings) => {
      expect((await show({ heading: "All", ...settings })).body).toBeEmptyDOMElement()
      expect(api.calls).toEqual([])
    },
  )

  it("renders nothing for a category without products, and declares its cache tag", async () => {
    const { body, declared } = await show({ group: "no-such", heading: "For beginners" })
    expect(body).toBeEmptyDOMElement()
    expect(declared.tags).toContain("group:no-such")
  })
})

describe("caching of a page with category products", () => {
  it("declares the cache tag of the category", async () => {
    const { declared } = await show()
    expect(declared).toEqual({ tags: ["group:resin"], lifetimes: [lifetimes.productList] })
  })

  it.each([
    [{ group: {} }, "group"],
    [{ heading: 1 }, "heading"],
  ])("rejects settings such as %j", (settings, field) => {
    expect(productGridWidget.plan(settings)).toMatchObject({ error: { field } })
  })

  it.each(breakdowns)(
    "throws, so that the cached page stays, if the API %s",
    async (_description, failureMode, number) => {
      api.failureMode = failureMode
      await expect(show({ group: `group-${number}` })).rejects.toThrow(ApiError)
    },
  )
})
