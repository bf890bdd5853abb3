import { within } from "@testing-library/dom"
import { ApiError } from "#lib/api/api-error.ts"
import { lifetimes } from "#lib/cache.ts"
import { buildLink } from "#tests/factories/wire-records.ts"
import { breakdowns, FakeApi } from "#tests/fakes/fake-api.ts"
import { renderPlacedWidget } from "#tests/support/render-placed-widget.ts"
import { linksWidget } from "./links.tsx"

const api = await FakeApi.open()
afterAll(() => api.close())

const links = [
  buildLink("helpful", "Resin", "/shop/resin"),
  buildLink("helpful", "ACCC", "https://www.accc.gov.au/"),
  buildLink("helpful", "Safety sheets", "/safety"),
  buildLink("12", "Below a link", "/about"),
]
beforeEach(() => api.knows({ links }))

async function show(settings: object = { top_level: "helpful" }, context = {}) {
  const placed = await renderPlacedWidget(linksWidget, settings, context)
  const page = within(placed.body)
  return { ...placed, page, hrefs: page.queryAllByRole("link").map((a) => a.getAttribute("href")) }
}
const [resin, accc, safety] = links.map(({ link }) => link)

describe("links widget", () => {
  it("has the heading “Links”", async () => {
    const region = within((await show()).page.getByRole("region", { name: "Links" }))
    expect(region.getByRole("heading", { level: 2 })).toHaveTextContent("Links")
    expect(region.getAllByRole("link")).toHaveLength(3)
  })

  it("opens all links in a new tab, and includes that in the accessible name", async () => {
    const { page } = await show()
    for (const name of ["Resin", "ACCC", "Safety sheets"]) {
      const link = page.getByRole("link", { name: `${name} (opens in a new tab)` })
      expect(link).toHaveAttribute("target", "_blank")
      expect(link).toHaveAttribute("rel", "noopener noreferrer")
    }
  })

  it.each(["helpful", " Helpful "])(
    "lists the links of the menu %j in order",
    async (top_level) => {
      expect((await show({ top_level })).hrefs).toEqual([resin, accc, safety])
      expect(api.calls).toEqual([{ call: "listLinks", input: { parent: "helpful" } }])
    },
  )

  it.each([12, "12"])("lists the links below the link with the id %j", async (top_level) => {
    expect((await show({ top_level })).hrefs).toEqual(["/about"])
  })

  it.each([
    [{ limit: 2 }, [resin, accc]],
    [{ offset: 1 }, [accc, safety]],
    [{ limit: 1, offset: 2 }, [safety]],
    [{ offset: 3 }, []],
  ])("applies limit and offset: %j", async (context, expected) => {
    expect((await show(undefined, context)).hrefs).toEqual(expected)
  })

  it("renders nothing, not even the heading, without links", async () => {
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
    expect(linksWidget.plan(settings)).toMatchObject({ error: { field: "top_level" } })
  })
})

describe("caching of a page with links", () => {
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
