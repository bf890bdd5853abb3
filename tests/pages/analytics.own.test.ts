import { randomUUID } from "node:crypto"
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals"
import { signChangeEvent } from "#lib/contract/change-signature.ts"
import { signatureHeader } from "#lib/contract/webhook.ts"
import { eventually } from "#tests/support/eventually.ts"
import { openSessionShop, type SessionShop } from "#tests/support/session-shop.ts"
import { addProduct, setSelling } from "#tests/support/shop-rows.ts"
import { fillSmallShop } from "#tests/support/small-shop.ts"
import { type Visit, visit } from "#tests/support/visit.ts"

const noKeys = {
  ...{ google_analytics_key: null, google_tag_manager_key: null, facebook_pixel_key: null },
  ...{ matomo_site_url: null, matomo_site_id: null },
}
const allKeys = {
  ...{ google_analytics_key: "G-PAGES12345", google_tag_manager_key: "GTM-PAGES1" },
  ...{ facebook_pixel_key: "5550001234", matomo_site_url: "https://stats.example.com" },
  matomo_site_id: "4",
}
const publicPages = ["/product/lamp", "/shop/resin", "/no-such-page"]
const privatePages = ["/cart", "/login", "/payment-return?payum_token=x"]
const services = /googletagmanager|google-analytics|facebook\.(?:com|net)|stats\.example/

let shop: SessionShop

const open = (path: string) => visit(path, { origin: shop.storefronts[0]?.origin ?? "" })
const getPolicy = ({ headers }: Visit) => String(headers["content-security-policy"])
const getDirective = (answer: Visit, name: string) =>
  getPolicy(answer)
    .split("; ")
    .find((directive) => directive.startsWith(`${name} `))

/** Sets these keys and sends the change event, as an administrator's change does. */
async function setKeys(keys: Partial<typeof allKeys | typeof noKeys>): Promise<void> {
  const { db } = shop.backend.database
  await db
    .updateTable("domains")
    .set({ ...noKeys, ...keys })
    .execute()
  const body = JSON.stringify({ id: randomUUID(), changes: [{ kind: "site", slug: "all" }] })
  const { REVALIDATE_SECRET: secret } = shop.backend.env
  const headers = {
    "content-type": "application/json",
    [signatureHeader]: signChangeEvent(body, secret, Math.floor(Date.now() / 1_000)),
  }
  const origin = shop.storefronts[0]?.origin ?? ""
  const answer = await visit("/api/revalidate", { method: "POST", body, headers, origin })
  expect(answer.status).toBe(200)
}

/** Fetches the page until it contains, or no longer contains, this text. */
const openOnce = (path: string, text: string, isThere: boolean) =>
  eventually(10_000, async () => {
    const answer = await open(path)
    expect(answer.html.includes(text)).toBe(isThere)
    return answer
  })

beforeAll(async () => {
  shop = await openSessionShop(1)
  const { db } = shop.backend.database
  await fillSmallShop(db)
  await setSelling(db, true)
  await addProduct(db, "lamp", { skus: [{ stock: 50, price_cents: 4_180, code: "LAMP-1" }] })
})
afterAll(() => shop.close())

describe("a shop without analytics keys", () => {
  it.each([...publicPages, ...privatePages])(
    "has no analytics and no consent form at %s",
    async (path) => {
      const answer = await open(path)
      expect(getPolicy(answer)).not.toMatch(services)
      expect(getDirective(answer, "script-src")).not.toContain("unsafe-inline")
      expect(/privacy-choices|data-shop-event|May we count/.exec(answer.html)).toBeNull()
    },
  )
})

describe("a shop with analytics keys", () => {
  beforeAll(async () => {
    await setKeys(allKeys)
    await openOnce("/product/lamp", "G-PAGES12345", true)
    await openOnce("/shop/resin", "G-PAGES12345", true)
  })

  it.each(publicPages)(
    "allows its services in the CSP of %s, and has no consent question in the HTML",
    async (path) => {
      const answer = await open(path)
      expect(getDirective(answer, "script-src")).toBe(
        "script-src 'self' 'unsafe-inline' https://*.googletagmanager.com https://connect.facebook.net https://stats.example.com",
      )
      expect(getDirective(answer, "connect-src")).toContain("https://*.google-analytics.com")
      expect(getDirective(answer, "img-src")).toContain("https://www.facebook.com")
      expect(getDirective(answer, "frame-src")).not.toMatch(services)
      const address = /(?:src|href)="https:\/\/[^"]*(?:google|facebook\.(?:com|net)|stats\.)/
      expect(address.exec(answer.html)).toBeNull()
      expect(answer.html.includes("May we count your visit?</h2>")).toBe(false)
    },
  )

  it.each(privatePages)("allows no analytics service at %s", async (path) => {
    const answer = await open(path)
    expect(getPolicy(answer)).toContain("nonce-")
    expect(getPolicy(answer)).not.toMatch(services)
  })

  it("allows no analytics service on a missing private page", async () => {
    for (const path of ["/checkout/nowhere", "/print-voucher/x", "/show-invoice", "/seo/nowhere"]) {
      expect(getPolicy(await open(path))).not.toMatch(services)
    }
  })

  it("embeds the event data of a product page, with the SKU's code", async () => {
    expect((await open("/product/lamp")).html.includes("LAMP-1&quot;")).toBe(true)
    expect((await open("/shop/resin")).html.includes("data-shop-event")).toBe(false)
  })

  it("allows its services from the first page after a restart", async () => {
    await shop.storefronts[0]?.restart()
    const answer = await open("/product/lamp")
    expect([answer.status, answer.html.includes("G-PAGES12345")]).toEqual([200, true])
    expect(getDirective(answer, "script-src")).toMatch(services)
  })
})

describe("changed analytics keys", () => {
  it("update pages and policies, and an invalid key is logged and omitted", async () => {
    await setKeys({ google_analytics_key: "G-OTHER9876", facebook_pixel_key: "</script>x" })
    const answer = await openOnce("/product/lamp", "G-OTHER9876", true)
    expect(/G-PAGES12345|<\/script>x/.exec(answer.html)).toBeNull()
    expect(getPolicy(answer)).not.toMatch(/facebook|stats\.example/)
    expect(getDirective(answer, "script-src")).toMatch(/^script-src 'self' 'sha256-[^']+' 'sha256-/)
    const told = shop.storefronts[0]?.log.filter((line) => line.includes("analytics settings"))
    expect(told).toHaveLength(1)
    expect(told?.[0]).toContain("facebook_pixel_key")
    expect(told?.[0]).not.toContain("script>x")
    await setKeys({})
    const after = await openOnce("/product/lamp", "G-OTHER9876", false)
    expect(getPolicy(after)).not.toMatch(services)
  })
})
