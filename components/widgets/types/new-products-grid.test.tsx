import { within } from "@testing-library/dom"
import { ApiError } from "#lib/api/api-error.ts"
import { lifetimes } from "#lib/cache.ts"
import { buildImage, buildProduct } from "#tests/factories/wire-records.ts"
import { breakdowns, FakeApi } from "#tests/fakes/fake-api.ts"
import { renderPlacedWidget } from "#tests/support/render-placed-widget.ts"
import { newProductsGridWidget } from "./new-products-grid.tsx"

const api = await FakeApi.open()
afterAll(() => api.close())

const names = Array.from({ length: 15 }, (_, at) => `Print ${at + 1}`)
const products = names.map((name) => buildProduct(name, { is_new: true, image: buildImage(name) }))
const notNew = buildProduct("Old print")
beforeEach(() => api.knows({ products: [notNew, ...products] }))

async function show(settings: object = {}, context = {}) {
  const placed = await renderPlacedWidget(newProductsGridWidget, settings, context)
  const page = within(placed.body)
  return { ...placed, page, shown: page.queryAllByRole("link").map((link) => link.textContent) }
}

describe("new products widget", () => {
  it.each([
    [undefined, 4],
    [null, 4],
    ["some", 4],
    [8, 8],
    ["2", 2],
    [0, 1],
    [40, 12],
  ])(
    "renders the newest products: clamps their number to 1 to 12, four by default: %j",
    async (limit, count) => {
      expect((await show({ limit })).shown).toEqual(names.slice(0, count))
      expect(api.calls).toEqual([{ call: "newProducts", input: { limit: count } }])
    },
  )

  it.each([
    [{ limit: 2 }, names.slice(0, 2)],
    [{ offset: 3 }, names.slice(3, 7)],
    [{ limit: 2, offset: 1 }, names.slice(1, 3)],
    [{ offset: 14 }, names.slice(14)],
    [{ offset: 15 }, []],
  ])("applies limit and offset: %j", async (context, expected) => {
    expect((await show({}, context)).shown).toEqual(expected)
  })

  it("requests at most the maximum page size of the API", async () => {
    await show({ limit: 12 }, { offset: 95 })
    expect(api.calls).toMatchObject([{ input: { limit: 100 } }])
    api.knows({ products })
    expect((await show({}, { offset: 100 })).body).toBeEmptyDOMElement()
    expect(api.calls).toEqual([])
  })

  it("renders its heading above the names of the products", async () => {
    const { page } = await show({ heading: "Just in" })
    expect(page.getByRole("heading", { level: 2 })).toHaveTextContent("Just in")
    expect(page.getAllByRole("heading", { level: 3 })).toHaveLength(4)
    expect((await show()).page.getAllByRole("heading", { level: 2 })).toHaveLength(4)
  })

  it("renders image, price and link of each product", async () => {
    const { page, body } = await show({ limit: 1 })
    expect(page.getByRole("link", { name: "Print 1" })).toHaveAttribute("href", "/product/print-1")
    expect(page.getByText("$24.95")).toBeInTheDocument()
    expect(body.querySelector("source")?.getAttribute("srcset")).toContain("/4x3/300.avif 300w")
  })

  it("renders nothing without new products", async () => {
    api.knows({ products: [notNew] })
    const { body, declared } = await show({ heading: "Just in" })
    expect(body).toBeEmptyDOMElement()
    expect(declared.tags).toEqual(["new-products"])
  })
})

describe("caching of a page with new products", () => {
  it("declares the cache tags of the new products and of each product it renders", async () => {
    const { declared } = await show({ limit: 2 })
    expect(declared).toEqual({
      tags: ["new-products", "product:print-1", "product:print-2"],
      lifetimes: [lifetimes.productList],
    })
  })

  it.each([{ heading: 1 }, { heading: {} }])("rejects settings such as %j", (settings) => {
    expect(newProductsGridWidget.plan(settings)).toMatchObject({ error: { field: "heading" } })
  })

  it.each(breakdowns)(
    "throws, so that the cached page stays, if the API %s",
    async (_description, failureMode, offset) => {
      api.failureMode = failureMode
      await expect(show({ limit: 1 }, { offset })).rejects.toThrow(ApiError)
    },
  )
})
