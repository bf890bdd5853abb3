import { beforeAll, describe, expect, it } from "@jest/globals"
import { eventually } from "#tests/assertions/eventually.ts"
import { useCartIn } from "#tests/support/cart-browser.ts"
import {
  getElementText,
  type PageResponse,
  parseDocument,
  requestPage,
} from "#tests/support/request-page.ts"
import { sendChangeEvent } from "#tests/support/send-change-event.ts"
import { SessionBrowser } from "#tests/support/session-browser.ts"
import type { SessionShop } from "#tests/support/session-shop.ts"
import { createProductRow, updateSellingSetting } from "#tests/support/shop-rows.ts"

/** Tests changes of the site's settings in a shop with the records of `createSmallShop`. */
export function testSiteSettings(getShop: () => SessionShop): void {
  const disabledKeys = {
    google_analytics_key: null,
    google_tag_manager_key: null,
    facebook_pixel_key: null,
    matomo_site_url: null,
    matomo_site_id: null,
  }
  const allKeys = {
    google_analytics_key: "G-PAGES12345",
    google_tag_manager_key: "GTM-PAGES1",
    facebook_pixel_key: "5550001234",
    matomo_site_url: "https://stats.example.com",
    matomo_site_id: "4",
  }
  const publicPages = ["/product/floor-lamp", "/shop/resin", "/no-such-page"]
  const privatePages = ["/cart", "/login", "/payment-return?payum_token=x"]
  const serviceHosts = /googletagmanager|google-analytics|facebook\.(?:com|net)|stats\.example/

  const purchaseControls =
    "main form, main [name=qty], main button[type=submit], header a[href='/cart']"

  let shop: SessionShop
  let lamp: number

  const getOrigin = () => shop.storefronts[0]?.origin ?? ""
  const fetchPage = (path: string) => requestPage(path, { origin: getOrigin() })
  const getPolicy = ({ headers }: PageResponse) => String(headers["content-security-policy"])
  const getDirective = (response: PageResponse, name: string) =>
    getPolicy(response)
      .split("; ")
      .find((directive) => directive.startsWith(`${name} `))

  /** Sets these keys and sends the change event, as an administrator's change does. */
  async function setKeys(keys: Partial<typeof allKeys | typeof disabledKeys>): Promise<void> {
    const { db } = shop.backend.database
    await db
      .updateTable("domains")
      .set({ ...disabledKeys, ...keys })
      .execute()
    await sendSiteChange()
  }

  /** Switches selling on or off, and sends the change event as the back end does. */
  async function setSellingEnabled(isOn: boolean): Promise<void> {
    await updateSellingSetting(shop.backend.database.db, isOn)
    await sendSiteChange()
  }

  const sendSiteChange = () =>
    sendChangeEvent([getOrigin()], shop.backend.env.REVALIDATE_SECRET, [
      { kind: "site", slug: "all" },
    ])

  /** Fetches the page until it contains, or no longer contains, this text. */
  const fetchPageUntil = (path: string, text: string, isPresent: boolean) =>
    eventually(10_000, async () => {
      const response = await fetchPage(path)
      expect(response.html.includes(text)).toBe(isPresent)
      return response
    })

  beforeAll(async () => {
    shop = getShop()
    const { db } = shop.backend.database
    const productId = await createProductRow(db, "floor-lamp", {
      skus: [{ stock: 50, price_cents: 4_180, code: "LAMP-1" }],
    })
    const sku = db.selectFrom("skus").select("id").where("product_id", "=", productId)
    lamp = (await sku.executeTakeFirstOrThrow()).id
  })

  describe("a shop without analytics keys", () => {
    it.each([...publicPages, ...privatePages])(
      "has no analytics and no consent form at %s",
      async (path) => {
        const response = await fetchPage(path)
        expect(getPolicy(response)).not.toMatch(serviceHosts)
        expect(getDirective(response, "script-src")).not.toContain("unsafe-inline")
        expect(/privacy-choices|data-shop-event|May we count/.exec(response.html)).toBeNull()
      },
    )
  })

  describe("a shop with analytics keys", () => {
    beforeAll(async () => {
      await setKeys(allKeys)
      await fetchPageUntil("/product/floor-lamp", "G-PAGES12345", true)
      await fetchPageUntil("/shop/resin", "G-PAGES12345", true)
    })

    it.each(publicPages)(
      "allows its services in the CSP of %s, and has no consent question in the HTML",
      async (path) => {
        const response = await fetchPage(path)
        expect(getDirective(response, "script-src")).toBe(
          "script-src 'self' 'unsafe-inline' https://*.googletagmanager.com https://connect.facebook.net https://stats.example.com",
        )
        expect(getDirective(response, "connect-src")).toContain("https://*.google-analytics.com")
        expect(getDirective(response, "img-src")).toContain("https://www.facebook.com")
        expect(getDirective(response, "frame-src")).not.toMatch(serviceHosts)
        const serviceUrl = /(?:src|href)="https:\/\/[^"]*(?:google|facebook\.(?:com|net)|stats\.)/
        expect(serviceUrl.exec(response.html)).toBeNull()
        expect(response.html.includes("May we count your visit?</h2>")).toBe(false)
      },
    )

    it.each(privatePages)("allows no analytics service at %s", async (path) => {
      const response = await fetchPage(path)
      expect(getPolicy(response)).toContain("nonce-")
      expect(getPolicy(response)).not.toMatch(serviceHosts)
    })

    it("allows no analytics service on a missing private page", async () => {
      for (const path of [
        "/checkout/nowhere",
        "/print-voucher/x",
        "/show-invoice",
        "/seo/nowhere",
      ]) {
        expect(getPolicy(await fetchPage(path))).not.toMatch(serviceHosts)
      }
    })

    it("embeds the event data of a product page, with the SKU's code", async () => {
      expect((await fetchPage("/product/floor-lamp")).html.includes("LAMP-1&quot;")).toBe(true)
      expect((await fetchPage("/shop/resin")).html.includes("data-shop-event")).toBe(false)
    })

    it("allows its services from the first page after a restart", async () => {
      await shop.storefronts[0]?.restart()
      const response = await fetchPage("/product/floor-lamp")
      expect([response.status, response.html.includes("G-PAGES12345")]).toEqual([200, true])
      expect(getDirective(response, "script-src")).toMatch(serviceHosts)
    })
  })

  describe("changed analytics keys", () => {
    it("update pages and policies, and an invalid key is logged and omitted", async () => {
      await setKeys({ google_analytics_key: "G-OTHER9876", facebook_pixel_key: "</script>x" })
      const response = await fetchPageUntil("/product/floor-lamp", "G-OTHER9876", true)
      expect(/G-PAGES12345|<\/script>x/.exec(response.html)).toBeNull()
      expect(getPolicy(response)).not.toMatch(/facebook|stats\.example/)
      expect(getDirective(response, "script-src")).toMatch(
        /^script-src 'self' 'sha256-[^']+' 'sha256-/,
      )
      const warnings = shop.storefronts[0]?.log.filter((line) =>
        line.includes("analytics: settings"),
      )
      expect(warnings).toHaveLength(1)
      expect(warnings?.[0]).toContain("facebook_pixel_key")
      expect(warnings?.[0]).not.toContain("script>x")
      await setKeys({})
      const after = await fetchPageUntil("/product/floor-lamp", "G-OTHER9876", false)
      expect(getPolicy(after)).not.toMatch(serviceHosts)
    })
  })

  const fetchProductPage = async () => parseDocument(await fetchPage("/product/floor-lamp"))
  const countControls = (page: Document) => page.querySelectorAll(purchaseControls).length

  it("hides purchase controls while selling is off, and restores them and the cart afterwards", async () => {
    const { browser } = await shop.signIn()
    const cart = useCartIn(browser, getOrigin())
    expect(countControls(await fetchProductPage())).toBeGreaterThan(3)
    expect(await cart.add(lamp, 2)).toMatchObject({ ok: true })

    await setSellingEnabled(false)
    const closed = await eventually(20_000, async () => {
      const page = await fetchProductPage()
      expect(countControls(page)).toBe(0)
      return page
    })
    expect(getElementText(closed, "main")).toContain("$41.80")
    expect(getElementText(closed, "main")).toContain("In stock")
    const guest = new SessionBrowser(getOrigin())
    for (const [client, path, heading] of [
      [guest, "/cart", "Shopping Cart"],
      [browser, "/cart", "Shopping Cart"],
      [browser, "/checkout", "Checkout"],
    ] as const) {
      const response = await client.request(path)
      const page = parseDocument({ html: response.text })
      expect([response.status, getElementText(page, "h1")]).toEqual([200, heading])
      expect(getElementText(page, "main")).toContain("The shop is closed at the moment.")
      expect(page.querySelector("main a[href='/shop']")).not.toBeNull()
      expect(page.querySelectorAll("main form, header a[href='/cart']")).toHaveLength(0)
    }
    expect(await cart.add(lamp)).toMatchObject({
      ok: false,
      code: "unavailable",
      message: "The shop is closed at the moment. Please come back later.",
    })

    await setSellingEnabled(true)
    await eventually(20_000, async () =>
      expect(countControls(await fetchProductPage())).toBeGreaterThan(3),
    )
    expect((await cart.read()).itemCount).toBe(2)
    expect((await cart.open()).page.querySelector("main form")).not.toBeNull()
  })
}
