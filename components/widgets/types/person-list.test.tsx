import { within } from "@testing-library/dom"
import { ApiError } from "#lib/api/api-error.ts"
import { lifetimes } from "#lib/cache.ts"
import { buildImage, buildPerson } from "#tests/factories/wire-records.ts"
import { breakdowns, FakeApi } from "#tests/fakes/fake-api.ts"
import { renderPlacedWidget } from "#tests/support/render-placed-widget.ts"
import { personListWidget } from "./person-list.tsx"

const api = await FakeApi.open()
afterAll(() => api.close())

const robin = buildPerson("Robin", {
  last_name: "Curlew",
  title: "Owner",
  photo: buildImage(""),
  group: "team",
  description: "<p>Prints <em onclick=x()>everything</em>.</p>",
})
const people = [robin, buildPerson("Sam"), buildPerson("Tess", { group: "team" })]
beforeEach(() => api.knows({ people }))

async function show(settings: object = {}, context: Parameters<typeof renderPlacedWidget>[2] = {}) {
  const placed = await renderPlacedWidget(personListWidget, settings, context)
  const page = within(placed.body)
  const names = page.queryAllByRole("heading").map(({ textContent }) => textContent)
  return { ...placed, page, names }
}

describe("people widget", () => {
  it("lists all people in order by default", async () => {
    for (const group of [undefined, null, ""]) {
      expect((await show({ group })).names).toEqual(["Robin Curlew", "Sam", "Tess"])
    }
  })

  it.each(["team", "Team"])("lists the people of the group %j", async (group) => {
    expect((await show({ group })).names).toEqual(["Robin Curlew", "Tess"])
  })

  it("renders photo, name, title and sanitised description of each person", async () => {
    const { page } = await show({ group: "team" })
    const photo = page.getByRole("img", { name: "Robin Curlew" })
    expect(photo.getAttribute("src")).toMatch(/\/4x3\/900\.webp$/)
    expect(page.getByText("Owner")).toBeInTheDocument()
    expect(page.getByText("everything").outerHTML).toBe("<em>everything</em>")
    expect(page.getAllByRole("img")).toHaveLength(1)
  })

  it("renders its heading and subheading above the names", async () => {
    const { page } = await show({ heading: "The team", subheading: "And a shed" })
    expect(page.getByRole("heading", { level: 2 })).toHaveTextContent("The team")
    expect(page.getByText("And a shed")).toBeInTheDocument()
    expect(page.getAllByRole("heading", { level: 3 })).toHaveLength(3)
    const plain = await show({ subheading: "And a shed" })
    expect(plain.page.getAllByRole("heading", { level: 2 })).toHaveLength(3)
    expect(plain.page.queryByText("And a shed")).toBeNull()
  })

  it.each([
    [{ limit: 1 }, ["Robin Curlew"]],
    [{ offset: 1 }, ["Sam", "Tess"]],
    [{ limit: 1, offset: 2 }, ["Tess"]],
  ])("applies limit and offset: %j", async (context, expected) => {
    expect((await show({}, context)).names).toEqual(expected)
  })

  it("lists at most 64 people, from any offset", async () => {
    api.knows({ people: Array.from({ length: 80 }, (_, at) => buildPerson(`Person ${at + 1}`)) })
    expect((await show()).names).toHaveLength(64)
    const { names } = await show({}, { limit: 100, offset: 10 })
    expect([names.length, names.at(0), names.at(-1)]).toEqual([64, "Person 11", "Person 74"])
  })

  it("requests 64 people at once, with photos of 900 px at 4x3", async () => {
    await show({ group: "team" })
    const photos = { image_aspect: "4x3", image_width: 900 }
    const input = { page: 1, page_size: 64, group: "team", ...photos }
    expect(api.calls).toEqual([{ call: "listPeople", input }])
  })

  it.each([
    [3, "lg:grid-cols-3"],
    [4, "lg:grid-cols-4"],
    [7, "lg:grid-cols-3"],
    [12, "lg:grid-cols-3"],
  ])(
    "lays out %i people in columns that avoid a single person in the last row",
    async (count, columns) => {
      api.knows({ people: Array.from({ length: count }, () => buildPerson("Someone")) })
      expect((await show()).page.getByRole("list")).toHaveClass(columns)
    },
  )
})

describe("page with a list of people", () => {
  it("renders nothing without people", async () => {
    const { body } = await show({ group: "no-such-group", heading: "The team" })
    expect(body).toBeEmptyDOMElement()
  })

  it("declares the cache tag of the group, or of all people without one", async () => {
    const { declared } = await show({ group: "team" })
    expect(declared).toEqual({ tags: ["person:team"], lifetimes: [lifetimes.page] })
    expect((await show()).declared.tags).toEqual(["person:all"])
  })

  it.each([
    [{ group: {} }, "group"],
    [{ heading: 1 }, "heading"],
    [{ subheading: {} }, "subheading"],
  ])("rejects settings such as %j", (settings, field) => {
    expect(personListWidget.plan(settings)).toMatchObject({ error: { field } })
  })

  it.each(breakdowns)(
    "throws, so that the cached page stays, if the API %s",
    async (_description, failureMode, number) => {
      api.failureMode = failureMode
      await expect(show({ group: `group-${number}` })).rejects.toThrow(ApiError)
    },
  )
})
