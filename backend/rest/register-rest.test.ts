import { afterAll, afterEach, beforeAll, describe, expect, it } from "@jest/globals"
import Fastify, { type FastifyInstance } from "fastify"
import { buildAccountParts } from "#backend/accounts/account-parts.ts"
import { buildNewsletterParts } from "#backend/consents/newsletter.ts"
import { buildFileFolder } from "#backend/files/file-folder.ts"
import { buildTestFormParts } from "#backend/forms/test-form-parts.ts"
import { buildFakeImageStore } from "#backend/images/fake-image-store.ts"
import { registerSelling } from "#backend/register-selling.ts"
import { buildReviewParts } from "#backend/reviews/review-parts.ts"
import { buildStockAlertParts } from "#backend/stock-alerts/stock-alert-parts.ts"
import { buildFileVideoStore } from "#backend/videos/video-store.ts"
import { orderAdminCalls } from "#lib/contract/order-admin-calls.ts"
import { restCalls } from "#lib/contract/rest-calls.ts"
import { shopperCalls } from "#lib/contract/shopper-calls.ts"
import { openTestDatabase, type TestDatabase } from "#tests/support/database.ts"
import { createSmallShop } from "#tests/support/small-shop.ts"
import { buildTestEnv } from "#tests/support/test-backend.ts"
import { registerRest, restCallHandlers } from "./register-rest.ts"

let database: TestDatabase
let app: FastifyInstance
const lines: string[] = []

beforeAll(async () => {
  database = await openTestDatabase()
  const stream = { write: (line: string) => void lines.push(line) }
  app = Fastify({ logger: { level: "error", stream } })
  const now = () => new Date("2026-11-21T00:00:00Z")
  const env = buildTestEnv(database.url, "")
  const onMail = () => {}
  const accounts = buildAccountParts(env, onMail)
  registerRest(app, {
    db: database.db,
    now,
    forms: buildTestFormParts(),
    ...(await registerSelling(app, { db: database.db, now, env, onMail })),
    reviews: buildReviewParts(env, onMail),
    questions: { siteUrl: env.SITE_URL, onMail },
    accounts,
    alerts: buildStockAlertParts(env, onMail),
    newsletter: buildNewsletterParts(env, onMail),
    store: buildFakeImageStore(),
    files: buildFileFolder(""),
    videos: buildFileVideoStore(""),
    maxVideoBytes: 1,
    removePicture: async () => {},
    localities: [{ suburb: "Calliope", state: "QLD", postcode: "4680" }],
    dataDir: "",
    demoRemoval: { get: () => ({ state: "idle", backup: "" }), start: async () => {} },
  })
  await app.ready()
})

afterAll(async () => {
  await app.close()
  await database.close()
})

const get = (path: string) => app.inject({ method: "GET", url: `/api/v1${path}` })

it("every call of the contract has a handler", () => {
  const calls = { ...restCalls, ...shopperCalls, ...orderAdminCalls }
  for (const [name, call] of Object.entries(calls)) {
    expect(Reflect.get(restCallHandlers, name)?.call).toBe(call)
  }
})

it("a shop without site settings responds with 503", async () => {
  for (const path of ["/cognito/domain/currentDomain", "/cognito/domain/initialData"]) {
    const response = await get(path)
    expect(response.statusCode).toBe(503)
    expect(response.json()).toMatchObject({ code: "UNAVAILABLE" })
  }
})

describe("the REST API of a seeded shop", () => {
  beforeAll(() => createSmallShop(database.db))
  afterEach(async () => {
    const { db } = database
    await db.updateTable("pages").set({ enabled: true }).execute()
    await db.updateTable("links").set({ enabled: true }).execute()
    await db.updateTable("domains").set({ theme_colour: "#0b5351" }).execute()
  })
  afterAll(() => database.db.deleteFrom("domains").execute())

  it("returns pages without their rows unless requested", async () => {
    const bare = await get("/cognito/page?url=about")
    const full = await get("/cognito/page?url=about&pb=1")
    expect(bare.json().item.rows).toEqual([])
    expect(full.json().item.rows).toHaveLength(1)
  })

  it("hides articles until their publication date", async () => {
    await database.db
      .insertInto("articles")
      .values({ name: "Later", url: "later", published_at: "2026-11-22T00:00:00Z" })
      .execute()
    expect((await get("/cognito/article?url=later")).json()).toEqual({ item: null })
    expect((await get("/cognito/article")).json().count).toBe(1)
    expect((await get("/cognito/freshness?kind=article&url=later")).json()).toEqual({
      updated_at: null,
    })
  })

  it.each([
    ["page", "about"],
    ["group", "resin"],
    ["product", "tough-resin"],
    ["article", "resin-safety"],
  ])("returns when a %s last changed, and null when it is missing", async (kind, url) => {
    const there = await get(`/cognito/freshness?kind=${kind}&url=${url}`)
    const gone = await get(`/cognito/freshness?kind=${kind}&url=gone`)
    expect(there.json().updated_at).toMatch(/Z$/)
    expect(gone.json()).toEqual({ updated_at: null })
  })

  it("returns redirects without a leading slash", async () => {
    const { redirects } = (await get("/cognito/domain/initialData")).json()
    expect(redirects).toMatchObject([{ from: "old", to: "about" }])
  })

  it("returns no disabled record", async () => {
    await database.db.updateTable("pages").set({ enabled: false }).execute()
    await database.db.updateTable("links").set({ enabled: false }).execute()
    expect((await get("/cognito/page")).json()).toEqual({ data: [], count: 0 })
    expect((await get("/cognito/link?parent=header-menu")).json()).toEqual({ data: [], count: 0 })
  })

  it("never sends a response that violates the contract, and logs call and field once", async () => {
    await database.db.updateTable("domains").set({ theme_colour: "teal" }).execute()
    lines.length = 0
    const response = await get("/cognito/domain/currentDomain")
    expect(response.statusCode).toBe(500)
    expect(response.json()).toEqual({
      code: "INTERNAL",
      message: "Something went wrong on our side.",
      detail: { code: "server_error" },
      request_id: response.headers["x-request-id"],
    })
    expect(lines).toHaveLength(1)
    expect(JSON.parse(lines[0] ?? "")).toMatchObject({
      call: "GET /cognito/domain/currentDomain",
      field: "theme_colour",
    })
  })
})
