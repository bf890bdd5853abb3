import { within } from "@testing-library/dom"
import { LazyProductChoice } from "#components/commerce/product/lazy-product-islands.tsx"
import { ApiError } from "#lib/api/api-error.ts"
import { lifetimes } from "#lib/cache.ts"
import { findIsland } from "#tests/assertions/find-island.ts"
import { buildImage, buildProduct, buildSku } from "#tests/factories/wire-records.ts"
import { breakdowns, FakeApi } from "#tests/fakes/fake-api.ts"
import { startFastClock } from "#tests/fakes/fast-clock.ts"
import { renderPlacedWidget } from "#tests/support/render-placed-widget.ts"
import { requireWidgetPlan } from "#tests/support/render-widget.ts"
import { productViewWidget } from "./product-view.tsx"

const api = await FakeApi.open()
const restoreClock = startFastClock()

/**
 * Requests that were sent. A test must await them, so that they do not reach the API during the
 * next one.
 */
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
  brand: "Curlew",
  blurb: "Bends before it breaks",
  shipping_note: "By road only.",
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

async function show(product: unknown, context = {}) {
  const placed = await renderPlacedWidget(productViewWidget, { product }, context)
  return { ...placed, page: within(placed.body) }
}

describe("product widget", () => {
  it("fetches the product by the last segment of its URL", async () => {
    expect((await show(" tough-resin ")).page.getByText("Tough resin")).toBeInTheDocument()
    expect(api.calls).toContainEqual({ call: "productByUrl", input: { url: "tough-resin" } })
  })

  it.each([resin.id, String(resin.id)])("fetches the product by its id: %j", async (product) => {
    expect((await show(product)).page.getByText("Tough resin")).toBeInTheDocument()
    expect(api.calls).toContainEqual({ call: "getProductById", input: { id: resin.id } })
  })

  it("renders the product's name as a heading with a link to the product page", async () => {
    const { page } = await show("tough-resin")
    const heading = within(page.getByRole("heading", { level: 2, name: "Tough resin" }))
    expect(heading.getByRole("link")).toHaveAttribute("href", "/product/tough-resin")
    expect(page.getByRole("heading", { level: 3 })).toHaveTextContent("Size chart")
    expect(page.queryByRole("heading", { level: 1 })).toBeNull()
  })

  it("renders texts, photos, options and the lowest price", async () => {
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

  it("renders the shipping note beside the dispatch time", async () => {
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
  ])(
    "renders the availability of a product that is not in stock, and its delivery details: %j",
    async (overrides, stock, lines) => {
      const other = { ...resin, id: 9_999, slug: "other", shipping_note: "", ...overrides }
      api.knows({ products: [other, urn] })
      const { body, page } = await show("other")
      expect(body.querySelector("noscript")?.textContent).toContain(stock)
      expect(body.textContent).not.toContain("In stock")
      for (const line of lines) expect(page.getByText(line)).toBeInTheDocument()
      if (stock === "Tickets available") expect(body.textContent).not.toContain("Leaves")
    },
  )

  it("renders a form that adds the product to the cart", async () => {
    const { body, page } = await show("tough-resin")
    expect(page.getByRole("button", { name: "Select options" })).toBeInTheDocument()
    expect(body.querySelectorAll("form:has(input[name=qty]), input[name=qty]")).toHaveLength(2)
  })

  it("renders options, prices and stock without purchase controls while the shop does not accept orders", async () => {
    const { body, page } = await show("tough-resin", { isSelling: false })
    expect(page.getByText("From $24.95")).toBeInTheDocument()
    expect(page.getByText("Select options")).toBeInTheDocument()
    expect(within(page.getByRole("group", { name: "Volume" })).getAllByRole("radio")).toHaveLength(
      2,
    )
    expect(body.querySelector("noscript")?.textContent).toContain("In stock")
    const saleSelector =
      "form, button[type=submit], [formaction], [name=qty], [name=sku], a[href='/checkout']"
    expect(body.querySelectorAll(saleSelector)).toHaveLength(0)
    expect(body.querySelector("noscript")?.innerHTML).not.toMatch(/<(input|button)/)
  })

  it("lists the price of every option without JavaScript", async () => {
    const { body } = await show("tough-resin")
    const table = body.querySelector("noscript")?.textContent ?? ""
    expect(table).toContain("$24.95")
    expect(table).toContain("$39.95")
  })

  it("does not write the selected option to the URL of the page", async () => {
    const { view } = await show("tough-resin")
    expect(await findIsland(view, LazyProductChoice)).toMatchObject({ isShared: false })
  })

  it("gives its first photo high fetch priority as the LCP image, and is an LCP candidate with a product", async () => {
    const isFirst = async (isLcpImage: boolean) => {
      const { page } = await show("tough-resin", { isLcpImage })
      return page.getByRole("img", { name: "Bottle" }).getAttribute("fetchpriority") === "high"
    }
    expect([await isFirst(true), await isFirst(false)]).toEqual([true, false])
    const isLcpCandidate = (settings: object) =>
      requireWidgetPlan(productViewWidget, settings).isLcpCandidate
    expect(isLcpCandidate({ product: "tough-resin" })).toBe(true)
    expect(isLcpCandidate({})).toBe(false)
  })
})

describe("product widget without a product", () => {
  it.each([undefined, null, "", -5, "No such product", "../admin"])(
    "sends no request for %j",
    async (product) => {
      expect((await show(product)).body).toBeEmptyDOMElement()
      expect(api.calls).toEqual([])
    },
  )

  it("renders nothing for an unknown product, and declares its cache tag", async () => {
    const { body, declared } = await show("sold-for-good")
    expect(body).toBeEmptyDOMElement()
    expect(declared.tags).toEqual(["product:sold-for-good"])
    expect((await show(404)).body).toBeEmptyDOMElement()
  })

  it.each([{ product: {} }, { product: true }])("rejects %j", (settings) => {
    expect(productViewWidget.plan(settings)).toMatchObject({ error: { field: "product" } })
  })
})

describe("caching of a page with a product", () => {
  it.each(["tough-resin", resin.id])(
    "declares the cache tags of the product and its related products: %j",
    async (product) => {
      const { declared } = await show(product)
      expect(declared).toEqual({
        tags: ["product:tough-resin", "product:mini-urn"],
        lifetimes: [lifetimes.product],
      })
    },
  )

  it.each(breakdowns)(
    "throws, so that the cached page stays, if the API %s",
    async (_description, failureMode, number) => {
      api.failureMode = failureMode
      await expect(show(number)).rejects.toThrow(ApiError)
      await expect(show(`product-${number}`)).rejects.toThrow(ApiError)
    },
  )
})
