import { within } from "@testing-library/dom"
import { LazyProductChoice } from "#components/commerce/product/lazy-product-islands.tsx"
import { ApiError } from "#lib/api/api-error.ts"
import { lifetimes } from "#lib/cache.ts"
import { breakdowns, FakeApi } from "#tests/support/fake-api.ts"
import { findIsland } from "#tests/support/find-island.ts"
import { placeWidget } from "#tests/support/place-widget.ts"
import { rushClock } from "#tests/support/rush-clock.ts"
import { planWidget } from "#tests/support/show-widget.ts"
import { buildImage, buildProduct, buildSku } from "#tests/support/wire-records.ts"
import { productViewWidget } from "./product-view.tsx"

const api = await FakeApi.open()
const restoreClock = rushClock()

/** Requests that were sent; those a test does not wait for must not reach the API in the next. */
const requests: Promise<unknown>[] = []
const { fetch } = globalThis
globalThis.fetch = (...sent) => {
  const response = fetch(...sent)
  requests.push(response)
  return response
}

afterEach(async () => {
  await Promise.allSettled(requests.splice(0))
})
afterAll(() => {
  restoreClock()
  return api.close()
})

const urn = buildProduct("Mini urn")
const sized = (name: string, price: string) =>
  buildSku({ variations: [{ name, variation_type: "Volume" }], price_each: price })
const resin = buildProduct("Tough resin", {
  ...{ brand: "Curlew", blurb: "Bends before it breaks", shipping_note: "By road only." },
  content: "<p onclick=x()>For hinges.</p>",
  photos: ["Bottle", "Cap"].map((alt, at) => {
    return { id: at + 1, name: "", description: "", image: buildImage(alt) }
  }),
  size_chart_image: buildImage("Sizes of bottles"),
  has_price_range: true,
  variations: [{ name: "Volume", options: ["500 ml", "1 L"] }],
  skus: [sized("500 ml", "24.95"), sized("1 L", "39.95")],
  related_products: [urn],
})
beforeEach(() => api.knows({ products: [resin, urn] }))

async function show(product: unknown, place = {}) {
  const placed = await placeWidget(productViewWidget, { product }, place)
  return { ...placed, page: within(placed.body) }
}

describe("a product on a page", () => {
  it("is chosen by the last part of its address", async () => {
    expect((await show(" tough-resin ")).page.getByText("Tough resin")).toBeInTheDocument()
    expect(api.calls).toContainEqual({ call: "productByUrl", asked: { url: "tough-resin" } })
  })

  it.each([resin.id, String(resin.id)])("is chosen by its id: %j", async (product) => {
    expect((await show(product)).page.getByText("Tough resin")).toBeInTheDocument()
    expect(api.calls).toContainEqual({ call: "getProductById", asked: { id: resin.id } })
  })

  it("is headed by its name, which leads to its own page", async () => {
    const { page } = await show("tough-resin")
    const heading = within(page.getByRole("heading", { level: 2, name: "Tough resin" }))
    expect(heading.getByRole("link")).toHaveAttribute("href", "/product/tough-resin")
    expect(page.getByRole("heading", { level: 3 })).toHaveTextContent("Size chart")
    expect(page.queryByRole("heading", { level: 1 })).toBeNull()
  })

  it("is shown with its words, photos, options and lowest price", async () => {
    const { page } = await show("tough-resin")
    for (const words of ["Brand: Curlew", "Bends before it breaks", "By road only."]) {
      expect(page.getByText(words)).toBeInTheDocument()
    }
    expect(page.getByText("For hinges.").outerHTML).toBe("<p>For hinges.</p>")
    expect(page.getByText("From $24.95")).toBeInTheDocument()
    const options = within(page.getByRole("group", { name: "Volume" })).getAllByRole("radio")
    expect(options.map((option) => option.getAttribute("value"))).toEqual(["500 ml", "1 L"])
    expect(page.getByRole("img", { name: "Bottle" })).toBeInTheDocument()
    expect(page.getByRole("link", { name: "Show photo 2 of 2 at full size" })).toBeInTheDocument()
    expect(page.getByRole("img", { name: "Sizes of bottles" })).toBeInTheDocument()
  })

  it("shows its note beside what is promised of its delivery", async () => {
    const { page } = await show("tough-resin")
    expect(page.getByText("By road only.")).toBeInTheDocument()
    expect(page.getByText("Leaves our workshop within 2 to 3 business days")).toBeInTheDocument()
  })

  it.each([
    [
      { lead_days_min: 10, lead_days_max: 10 },
      "Available to order",
      ["Leaves our workshop within 10 business days, including making time"],
    ],
    [
      { ships_by_quote: true },
      "Available, delivery price on request",
      [
        "Leaves our workshop within 2 to 3 business days",
        "Too bulky for a fixed delivery price: add it to your cart and ask us for one",
      ],
    ],
    [{ is_ticket: true }, "Tickets available", ["Nothing to post: your tickets come by email"]],
  ])("that does not lie on the shelf says so and what follows: %j", async (part, stock, lines) => {
    const other = { ...resin, id: 9_999, slug: "other", shipping_note: "", ...part }
    api.knows({ products: [other, urn] })
    const { body, page } = await show("other")
    expect(body.querySelector("noscript")?.textContent).toContain(stock)
    expect(body.textContent).not.toContain("In stock")
    for (const line of lines) expect(page.getByText(line)).toBeInTheDocument()
    if (stock === "Tickets available") expect(body.textContent).not.toContain("Leaves")
  })

  it("can be put into the cart", async () => {
    const { body, page } = await show("tough-resin")
    expect(page.getByRole("button", { name: "Select options" })).toBeInTheDocument()
    expect(body.querySelectorAll("form, input[name=qty]")).toHaveLength(2)
  })

  it("shows its options, prices and stock, but sells nothing while the shop does not", async () => {
    const { body, page } = await show("tough-resin", { isSelling: false })
    expect(page.getByText("From $24.95")).toBeInTheDocument()
    expect(page.getByText("Select options")).toBeInTheDocument()
    expect(within(page.getByRole("group", { name: "Volume" })).getAllByRole("radio")).toHaveLength(
      2,
    )
    expect(body.querySelector("noscript")?.textContent).toContain("In stock")
    const ways =
      "form, button[type=submit], [formaction], [name=qty], [name=sku], a[href='/checkout']"
    expect(body.querySelectorAll(ways)).toHaveLength(0)
    expect(body.querySelector("noscript")?.innerHTML).not.toMatch(/<(input|button)/)
  })

  it("tells every option's price to who has no scripts", async () => {
    const { body } = await show("tough-resin")
    const table = body.querySelector("noscript")?.textContent ?? ""
    expect(table).toContain("$24.95")
    expect(table).toContain("$39.95")
  })

  it("leaves the page's address alone, for it is a guest there", async () => {
    const { view } = await show("tough-resin")
    expect(await findIsland(view, LazyProductChoice)).toMatchObject({ isShared: false })
  })

  it("leads the page with its first photo where it is to, and may where one is chosen", async () => {
    const isFirst = async (isLead: boolean) => {
      const { page } = await show("tough-resin", { isLead })
      return page.getByRole("img", { name: "Bottle" }).getAttribute("fetchpriority") === "high"
    }
    expect([await isFirst(true), await isFirst(false)]).toEqual([true, false])
    const mayLead = (settings: object) => planWidget(productViewWidget, settings).isLeadPicture
    expect(mayLead({ product: "tough-resin" })).toBe(true)
    expect(mayLead({})).toBe(false)
  })
})

describe("a product that is not there", () => {
  it.each([undefined, null, "", -5, "No such product", "../admin"])(
    "is not asked for where %j is chosen",
    async (product) => {
      expect((await show(product)).body).toBeEmptyDOMElement()
      expect(api.calls).toEqual([])
    },
  )

  it("leaves no trace, and the page follows its address", async () => {
    const { body, declared } = await show("sold-for-good")
    expect(body).toBeEmptyDOMElement()
    expect(declared.tags).toEqual(["product:sold-for-good"])
    expect((await show(404)).body).toBeEmptyDOMElement()
  })

  it.each([{ product: {} }, { product: true }])("is refused for %j", (settings) => {
    expect(productViewWidget.plan(settings)).toMatchObject({ refusal: { field: "product" } })
  })
})

describe("a page with a product", () => {
  it.each(["tough-resin", resin.id])("follows it and those related to it: %j", async (product) => {
    const { declared } = await show(product)
    expect(declared).toEqual({
      tags: ["product:tough-resin", "product:mini-urn"],
      lifetimes: [lifetimes.product],
    })
  })

  it.each(breakdowns)("stays as it was where the API %s", async (_way, mood, number) => {
    api.mood = mood
    await expect(show(number)).rejects.toThrow(ApiError)
    await expect(show(`product-${number}`)).rejects.toThrow(ApiError)
  })
})
