import { afterAll, beforeAll, beforeEach } from "@jest/globals"
import { modelNames, publicModels } from "#lib/contract/model-call.ts"
import { openTestBackend, type TestBackend } from "#tests/support/test-backend.ts"

const now = new Date()
let backend: TestBackend
beforeAll(async () => {
  backend = await openTestBackend({ now: () => now })
})
beforeEach(() => backend.takeChanges())
afterAll(() => backend.close())

type Case = { model: string; values: object; update: object; changes: string[]; after?: string[] }

const article = { name: "Curing", url: "curing", published_at: "2026-01-01T00:00:00Z" }
const cases: Case[] = [
  {
    model: "cognito/page",
    values: { name: "About", url: "about" },
    update: { url: "about-us" },
    changes: ["page:about"],
    after: ["page:about", "page:about-us"],
  },
  {
    model: "cognito/article",
    values: article,
    update: { published_at: "2026-02-01T00:00:00.000Z" },
    changes: ["article:curing"],
  },
  {
    model: "cognito/link",
    values: { parent: "header-menu", name: "Shop", link: "/shop" },
    update: { parent: "footer-menu" },
    changes: ["link:header-menu"],
    after: ["link:footer-menu", "link:header-menu"],
  },
  {
    model: "cognito/menu",
    values: { name: "Helpful links", url: "helpful-links" },
    update: { url: "useful-links" },
    changes: ["link:helpful-links"],
    after: ["link:helpful-links", "link:useful-links"],
  },
  {
    model: "cognito/redirect",
    values: { from: "old", to: "contact" },
    update: { to: "blog" },
    changes: ["site:all"],
  },
  {
    model: "cognito/sitemap",
    values: { path: "/shop" },
    update: { title: "Shop" },
    changes: ["site:all"],
  },
  {
    model: "cognito/group",
    values: { name: "Shop", url: "shop" },
    update: { name: "All" },
    changes: ["group:shop", "site:all"],
  },
]

describe.each(cases)("$model", ({ model, values, update, changes, after = changes }) => {
  it("publishes its tags when it is created, updated, disabled, enabled and deleted", async () => {
    const id = await backend.create(model, values)
    expect(await backend.takeChanges()).toEqual(changes)
    const { body } = await backend.call(`${model}/update`, { id, ...update })
    expect(body.item).toMatchObject({ ...values, ...normal(values), ...update })
    expect(await backend.takeChanges()).toEqual(after)
    for (const call of ["disable", "enable", "delete"]) {
      expect((await backend.call(`${model}/${call}`, { id })).status).toBe(200)
      expect((await backend.takeChanges()).length).toBeGreaterThan(0)
    }
    expect((await backend.call(`${model}/detail`, { id })).body.item).toBeNull()
    expect((await backend.call(`${model}/update`, { id, ...update })).status).toBe(404)
    expect(await backend.takeChanges()).toEqual([])
  })
})

/** The API returns timestamps with milliseconds. */
function normal(values: object) {
  return "published_at" in values
    ? { published_at: new Date(String(values.published_at)).toISOString() }
    : {}
}

describe("a slide", () => {
  it("is rejected for a gallery that does not exist", async () => {
    const response = await backend.call("cognito/slide/create", {
      gallery_id: 9_999,
      heading: "Hi",
    })
    expect(response).toMatchObject({
      status: 400,
      body: { fields: { gallery_id: expect.any(String) } },
    })
  })
})

describe("a menu", () => {
  const read = async (by: object, token?: null) =>
    (await backend.call("cognito/menu/detail", by, token)).body.item
  const countLinks = async (url: string) =>
    (await backend.call("cognito/link/list", {}, null)).body.data?.filter(
      (link) => link.parent === url,
    ).length

  it("is created with its first link, lists its links in order, and renames them with itself", async () => {
    const add = (name: string, sort_order: number, parent = "footer") =>
      backend.create("cognito/link", { parent, name, link: `#${name}`, sort_order })
    const [about] = [await add("about", 2), await add("terms", 1)]
    await add("team", 1, String(about))
    const menu = await read({ url: "footer" }, null)
    expect(menu).toMatchObject({ name: "footer", url: "footer", enabled: true })
    expect(menu?.links).toMatchObject([{ name: "terms" }, { name: "about", link: "#about" }])
    const id = menu?.id
    await backend.call("cognito/menu/update", { id, name: "Bottom", url: "bottom" })
    expect(await read({ id }, null)).toMatchObject({ name: "Bottom", links: menu?.links })
    expect([await countLinks("bottom"), await countLinks("footer")]).toEqual([2, 0])
    expect((await backend.call("cognito/menu/delete", { id })).status).toBe(409)
  })

  it("is hidden with its links from everyone but administrators when disabled", async () => {
    await backend.create("cognito/link", { parent: "secret", name: "Cellar", link: "/" })
    const menu = await read({ url: "secret" })
    await backend.call("cognito/menu/disable", { id: menu?.id })
    expect(await read({ url: "secret" }, null)).toBeNull()
    expect(await read({ url: "secret" })).toMatchObject({ enabled: false })
    expect(await countLinks("secret")).toBe(0)
    const listed = await backend.app.inject("/api/v1/cognito/link?parent=secret")
    expect(listed.json()).toMatchObject({ data: [] })
  })

  it("rejects a number as URL, since links refer to parent links by number", async () => {
    const made = await backend.call("cognito/menu/create", { name: "Seven", url: "7" })
    expect(made.status).toBe(400)
  })
})

describe("a group", () => {
  afterAll(() => backend.database.db.deleteFrom("groups").execute())

  it("invalidates all groups above it before and after a move, and every page when it moves", async () => {
    const shop = await backend.create("cognito/group", { name: "Shop", url: "shop" })
    const under = (url: string, parent_id: number) =>
      backend.create("cognito/group", { name: url, url, parent_id })
    const resin = await under("resin", shop)
    const tough = await under("tough", resin)
    const tools = await under("tools", shop)
    await backend.takeChanges()
    await backend.call("cognito/group/update", { id: tough, content: "<p>New</p>" })
    expect(await backend.takeChanges()).toEqual(["group:resin", "group:shop", "group:tough"])
    await backend.call("cognito/group/update", { id: tough, parent_id: tools })
    expect(await backend.takeChanges()).toEqual([
      "group:resin",
      "group:shop",
      "group:tools",
      "group:tough",
      "site:all",
    ])
    const { body } = await backend.call("cognito/group/detail", { id: shop })
    expect(body.item).toMatchObject({ lft: 1, rgt: 8, level: 0 })
    const rejected = [
      await backend.call("cognito/group/update", { id: shop, parent_id: tough }),
      await backend.call("cognito/group/update", { id: shop, model: "Cognito/Faq" }),
      await backend.call("cognito/group/delete", { id: tools }),
    ]
    expect(rejected.map((response) => response.status)).toEqual([400, 400, 409])
    expect(await backend.takeChanges()).toEqual([])
  })
})

describe("a category that is not shown", () => {
  it("invalidates only its page and those above it, until it is shown", async () => {
    const cellar = await backend.create("cognito/group", { name: "Cellar", url: "cellar" })
    await backend.call("cognito/group/disable", { id: cellar })
    expect(await backend.takeChanges()).toContain("site:all")
    const wine = await backend.create("cognito/group", {
      name: "Wine",
      url: "wine",
      parent_id: cellar,
    })
    await backend.call("cognito/group/update", { id: wine, name: "Wines" })
    await backend.call("cognito/group/update", { id: cellar, url: "vault" })
    const changes = new Set(await backend.takeChanges())
    expect(changes).toEqual(new Set(["group:cellar", "group:vault", "group:wine"]))
    await backend.call("cognito/group/enable", { id: cellar })
    expect(await backend.takeChanges()).toContain("site:all")
    await backend.call("cognito/group/disable", { id: wine })
    expect(await backend.takeChanges()).toContain("site:all")
    await backend.call("cognito/group/delete", { id: wine })
    expect(await backend.takeChanges()).not.toContain("site:all")
  })
})

describe("a video", () => {
  it("invalidates the products and pages that show it", async () => {
    const video_id = await backend.create("cognito/video", { name: "Turn", slug: "turn" })
    await backend.create("sell/product", { name: "Vase", url: "vase", video_id })
    await backend.takeChanges()
    await backend.call("cognito/video/update", { id: video_id, length: 4 })
    expect(await backend.takeChanges()).toEqual(["product:vase"])
  })
})

describe("the site's settings", () => {
  let id: number
  beforeAll(async () => {
    const look = { theme_colour: "#ffffff", dark_theme_colour: "#000000", config: "{}" }
    const row = await backend.database.db
      .insertInto("domains")
      .values({ name: "Shop", ...look })
      .returning("id")
      .executeTakeFirstOrThrow()
    id = row.id
  })

  it("have opening hours, which are validated with a message and unaffected by other updates", async () => {
    const opening_hours = { monday: "09:00-12:00, 13:00-16:30", sunday: "closed" }
    const set = (values: object) => backend.call("cognito/domain/update", { id, ...values })
    expect((await set({ opening_hours })).body.item).toMatchObject({ opening_hours })
    const wrong = await set({ opening_hours: { monday: "9 to 5" } })
    expect(wrong).toMatchObject({
      status: 400,
      body: {
        fields: { "opening_hours.monday": expect.stringMatching(/^must be times in order/) },
      },
    })
    const unknown = await set({ opening_hours: { funday: "closed" } })
    expect(unknown).toMatchObject({
      status: 400,
      body: { fields: { opening_hours: expect.stringMatching(/monday, .*not "funday"$/) } },
    })
    expect((await set({ skype: "curlew" })).body.item).toMatchObject({ opening_hours })
    await backend.takeChanges()
  })

  it("have questions of reviews for categories that exist, until these are removed", async () => {
    const group = { name: "Rings", url: "rings", model: "Sell/Product" }
    const rings = await backend.create("cognito/group", group)
    const set = (question_1: string, more: object = {}) =>
      backend.call("cognito/domain/update", { id, config: { reviews: { question_1 } }, ...more })
    expect(await set("Size [rings, chians]: S / M")).toMatchObject({
      status: 400,
      body: {
        fields: {
          "config.reviews.question_1": expect.stringContaining('There is no category "chians"'),
        },
      },
    })
    expect((await set("Size [rings]: S / M")).status).toBe(200)
    await backend.call("cognito/group/delete", { id: rings })
    expect((await set("Size [rings]: S / M", { skype: "parrot" })).status).toBe(200)
    expect((await set("Size [rings]: S / M / L")).status).toBe(400)
    await backend.call("cognito/domain/update", { id, config: {} })
    await backend.takeChanges()
  })

  it("exist exactly once: they can be updated, but not created, disabled or deleted", async () => {
    const { body } = await backend.call("cognito/domain/update", { id, name: "Curlew" })
    expect(body.item).toMatchObject({ name: "Curlew", theme_colour: "#ffffff" })
    expect(await backend.takeChanges()).toEqual(["site:all"])
    for (const call of ["disable", "delete"]) {
      expect((await backend.call(`cognito/domain/${call}`, { id })).status).toBe(409)
    }
  })
})

describe("read access", () => {
  it.each(modelNames)("is public only for public models: %s", async (model) => {
    const { status } = await backend.call(`${model}/list`, {}, null)
    expect(status).toBe(publicModels.includes(model) ? 200 : 401)
  })

  it.each(
    modelNames.flatMap((model) =>
      ["create", "update", "enable", "disable", "delete"].map((call) => `${model}/${call}`),
    ),
  )("requires a token for %s", async (path) => {
    expect((await backend.call(path, { id: 1 }, null)).status).toBe(401)
  })

  it("shows disabled and unpublished records to administrators only", async () => {
    const hidden = await backend.create("cognito/page", { name: "Hidden", url: "hidden" })
    await backend.call("cognito/page/disable", { id: hidden })
    await backend.create("cognito/article", {
      ...article,
      url: "soon",
      published_at: "2999-01-01T00:00:00Z",
    })
    const bySlug = async (path: string, url: string, as?: null) =>
      (await backend.call(path, { url }, as)).body.item?.url
    expect(await bySlug("cognito/page/detail", "hidden", null)).toBeUndefined()
    expect(await bySlug("cognito/page/detail", "hidden")).toBe("hidden")
    expect(await bySlug("cognito/article/detail", "soon", null)).toBeUndefined()
    expect(await bySlug("cognito/article/detail", "soon")).toBe("soon")
    expect((await backend.call("cognito/page/list", {}, null)).body).toEqual({ data: [], count: 0 })
    expect((await backend.call("cognito/page/list", {})).body.count).toBe(1)
  })

  it("returns hidden, deleted, expired and future widgets of a page to administrators only", async () => {
    const at = (hours: number) => new Date(now.getTime() + hours * 3_600_000).toISOString()
    const widget = (html: string, wrapper = {}) => ({
      type: "core/html",
      templatevar: { html },
      wrapper,
    })
    const widgets = [
      widget("seen", { hidden_before: at(-1), hidden_after: at(1) }),
      widget("hidden", { hidden: true }),
      widget("future", { hidden_before: at(1) }),
      widget("over", { hidden_after: at(-1) }),
    ]
    const deleted = { id: 2, deleted: true, widgets: [widget("deleted")] }
    const rows = [{ blocks: [{ id: 1, widgets }, deleted] }]
    const id = await backend.create("cognito/page", { name: "Sale", url: "sale", rows })
    const read = async (call: string, as?: null) =>
      JSON.stringify(
        (await backend.call(`cognito/page/${call}`, call === "list" ? {} : { id }, as)).body,
      )
    const words = ["seen", "hidden", "future", "over", "deleted"].map((word) => `"html":"${word}"`)
    for (const call of ["list", "detail"]) {
      const [all, shown] = [await read(call), await read(call, null)]
      expect(words.filter((word) => !all.includes(word))).toEqual([])
      expect(words.filter((word) => shown.includes(word))).toEqual(['"html":"seen"'])
    }
    await backend.call("cognito/page/delete", { id })
  })

  it("rejects an invalid token even where none is required", async () => {
    expect((await backend.call("cognito/page/list", {}, "a.b.c")).body.code).toBe("TOKEN_INVALID")
  })

  it("gets a record by id, or by URL where the model has one", async () => {
    const requestDetail = (path: string, by: object) => backend.call(`${path}/detail`, by)
    expect((await requestDetail("cognito/page", {})).status).toBe(400)
    expect((await requestDetail("cognito/page", { id: 1, url: "a" })).status).toBe(400)
    expect((await requestDetail("cognito/link", { url: "a" })).status).toBe(400)
    expect((await requestDetail("cognito/page", { id: "1 OR 1=1" })).status).toBe(400)
  })
})

describe("text that PostgreSQL cannot store", () => {
  it.each([{ title: "a\0b" }, { rows: [{ row_class: "a\0b" }] }])(
    "is rejected: %j",
    async (values) => {
      const response = await backend.call("cognito/page/create", { name: "N", url: "n", ...values })
      expect(response).toMatchObject({ status: 400, body: { code: "BAD_REQUEST" } })
    },
  )
})
