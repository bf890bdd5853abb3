import { within } from "@testing-library/dom"
import { ApiError } from "#lib/api/api-error.ts"
import { lifetimes } from "#lib/cache.ts"
import { buildLink } from "#tests/factories/wire-records.ts"
import { breakdowns, FakeApi } from "#tests/fakes/fake-api.ts"
import { renderPlacedWidget } from "#tests/support/render-placed-widget.ts"
import { linkChildrenWidget } from "./link-children.tsx"

const api = await FakeApi.open()
afterAll(() => api.close())

const links = [
  buildLink("helpful", "Resin", "/shop/resin"),
  buildLink("helpful", "ACCC", "https://www.accc.gov.au/", "globe"),
  buildLink("helpful", "Call us", "tel:+61755501234"),
  buildLink("12", "Below a link", "/about"),
]
beforeEach(() => api.knows({ links }))

async function show(settings: object = { top_level: "helpful" }, context = {}) {
  const placed = await renderPlacedWidget(linkChildrenWidget, settings, context)
  const page = within(placed.body)
  return { ...placed, page, hrefs: page.queryAllByRole("link").map((a) => a.getAttribute("href")) }
}
const [inside, elsewhere, phone] = links.map(({ link }) => link)

describe("child links widget", () => {
  it.each(["helpful", " Helpful "])(
    "lists the links of the menu %j in order",
    async (top_level) => {
      expect((await show({ top_level })).hrefs).toEqual([inside, elsewhere, phone])
      expect(api.calls).toEqual([{ call: "listLinks", input: { parent: "helpful" } }])
    },
  )

  it.each([12, "12"])("lists the links below the link with the id %j", async (top_level) => {
    expect((await show({ top_level })).hrefs).toEqual(["/about"])
  })

  it("opens external links in a new tab and internal ones in the same tab, without a heading", async () => {
    const { page } = await show()
    expect(page.getByRole("link", { name: "Resin" })).not.toHaveAttribute("target")
    const other = page.getByRole("link", { name: "ACCC (opens in a new tab)" })
    expect(other).toHaveAttribute("target", "_blank")
    expect(other.querySelector("svg")).not.toBeNull()
    expect(page.queryByRole("heading")).toBeNull()
  })

  it.each([
    [{ limit: 2 }, [inside, elsewhere]],
    [{ offset: 1 }, [elsewhere, phone]],
    [{ limit: 1, offset: 2 }, [phone]],
    [{ offset: 3 }, []],
  ])("applies limit and offset: %j", async (context, expected) => {
    expect((await show(undefined, context)).hrefs).toEqual(expected)
  })

  it("renders nothing without links", async () => {
    expect((await show({ top_level: "no-such" })).body).toBeEmptyDOMElement()
  })

  it.each([{}, { top_level: "" }, { top_level: null }, { top_level: "../admin" }])(
    "sends no request for %j",
    async (settings) => {
      expect((await show(settings)).body).toBeEmptyDOMElement()
      expect(api.calls).toEqual([])
    },
  )

  it.each([{ top_level: {} }, { top_level: true }])("rejects %j", (settings) => {
    expect(linkChildrenWidget.plan(settings)).toMatchObject({ error: { field: "top_level" } })
  })
})

describe("caching of a page with child links", () => {
  it("declares the cache tag of the links", async () => {
    const { declared } = await show()
    expect(declared).toEqual({ tags: ["link:helpful"], lifetimes: [lifetimes.page] })
  })

  it.each(breakdowns)(
    "throws, so that the cached page stays, if the API %s",
    async (_description, failureMode, top_level) => {
      api.failureMode = failureMode
      await expect(show({ top_level })).rejects.toThrow(ApiError)
    },
  )
})
