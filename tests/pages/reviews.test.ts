import { afterAll, beforeAll, describe, expect, it } from "@jest/globals"
import { reviewAdminCalls } from "#lib/contract/review-admin-calls.ts"
import { eventually } from "#tests/assertions/eventually.ts"
import { findNodes, parseGraph } from "#tests/assertions/parse-graph.ts"
import { listStructuredDataErrors } from "#tests/assertions/validate-structured-data.ts"
import { createPhoto, svgPicture } from "#tests/factories/photo-files.ts"
import { createTicketProduct, type TicketProduct } from "#tests/factories/shop-order.ts"
import {
  createDeliveredProduct,
  createPublishedReview,
  type DeliveredProduct,
} from "#tests/factories/shop-review.ts"
import { fetchShopApiBody } from "#tests/support/fetch-shop-api-body.ts"
import { openPages } from "#tests/support/member-browser.ts"
import { getElementText, parseDocument, requestPage } from "#tests/support/request-page.ts"
import { getRunningShop } from "#tests/support/running-shop.ts"
import { SessionBrowser } from "#tests/support/session-browser.ts"
import { admin } from "#tests/support/shop-admin.ts"
import {
  openShopCustomer,
  requestShopApi,
  type ShopCustomer,
} from "#tests/support/shop-customer.ts"

const words = `${crypto.randomUUID()} <img src=x onerror=alert(1)>`

let ann: ShopCustomer
let tickets: TicketProduct
let delivered: DeliveredProduct
let path: string
let reviewId: number

beforeAll(async () => {
  ann = await openShopCustomer()
  tickets = await createTicketProduct()
  const { data } = await fetchShopApiBody("listProducts", { query: { page_size: 100 } })
  const hash = data.find(({ image }) => image)?.image?.hash ?? ""
  await admin.addPhoto(tickets.productId, hash, "Tickets")
  const found = await fetchShopApiBody("getProductById", {
    params: { id: String(tickets.productId) },
  })
  path = `/product/${found.item?.slug}`
  delivered = await createDeliveredProduct(ann, tickets)
  await requestPage(path)
  reviewId = await createPublishedReview(delivered, { author_name: "Ann", content: words })
})

afterAll(async () => {
  await ann.remove()
  await tickets.clear()
})

/** Requests the product's page until it shows the review. */
const requestReviewed = () =>
  eventually(15_000, async () => {
    const page = await requestPage(path)
    expect(page.html).toContain(words.slice(0, 36))
    return page
  })

describe("a published review", () => {
  it("appears on the cached product page, as text and never as HTML", async () => {
    const page = await requestReviewed()
    const section = parseDocument(page).querySelector("#reviews")
    expect(section?.textContent).toContain(words)
    expect(section?.textContent).toContain("4.0 out of 5 stars")
    expect(section?.textContent).toContain("Verified buyer")
    expect(section?.querySelectorAll('img[src="x"]')).toHaveLength(0)
    expect(page.headers["set-cookie"]).toBeUndefined()
  })

  it("is in valid structured data with the average", async () => {
    const page = await requestReviewed()
    const [product] = findNodes(parseGraph(page), "Product", "ProductGroup")
    expect(product).toMatchObject({
      aggregateRating: { ratingValue: 4, reviewCount: 1, bestRating: 5, worstRating: 1 },
      review: [{ author: { name: "Ann" }, reviewRating: { ratingValue: 4 }, reviewBody: words }],
    })
    expect(await listStructuredDataErrors(page.html)).toEqual([])
  })

  it("is on the pages of all reviews, which are noindex, and their first page has one URL", async () => {
    await requestReviewed()
    const all = await eventually(15_000, async () => {
      const page = await requestPage(`${path}/reviews`)
      expect(page.status).toBe(200)
      return page
    })
    const document = parseDocument(all)
    expect(getElementText(document, "main")).toContain(words)
    expect(document.querySelector('meta[name="robots"]')?.getAttribute("content")).toMatch(
      /noindex/,
    )
    const first = await requestPage(`${path}/reviews/1`)
    expect([first.status, first.headers.location]).toEqual([308, `${path}/reviews`])
    expect((await requestPage(`${path}/reviews/2`)).status).toBe(404)
  })
})

describe("the forms at a published review, without JavaScript", () => {
  it("count one vote per browser, and report the review with a reason only", async () => {
    await requestReviewed()
    const { origin, adminToken: token } = getRunningShop()
    const { open, send } = openPages(new SessionBrowser(origin), origin)
    const voted = await send(path, `#review-${reviewId} form`, {})
    const location = voted.headers.location ?? ""
    expect([voted.status, location]).toEqual([
      303,
      expect.stringMatching(new RegExp(`^/review/vote/${reviewId}\\?`)),
    ])
    expect((await open(location)).html).toContain("We count one vote per person.")
    const otherBrowser = openPages(new SessionBrowser(origin), origin)
    for (const browser of [{ send }, otherBrowser]) {
      await browser.send(path, `#review-${reviewId} form`, {})
    }
    const product = path.slice("/product/".length)
    const reviews = await fetchShopApiBody("listReviews", { query: { product } })
    expect(reviews.data).toMatchObject([{ id: reviewId, helpful_count: 2 }])
    const report = (reason: string) => send(`/report-review/${reviewId}`, "report", { reason })
    const rejected = (await report("")).page
    expect(getElementText(rejected, "#report [role=alert]")).toContain("Choose what’s wrong")
    const reported = (await report("advertising")).page
    expect(getElementText(reported, "#report [role=status]")).toContain("We’ll have a look")
    const response = await requestShopApi(reviewAdminCalls.listAdminReviews, {
      body: { reported: true, page_size: 100 },
      token,
    })
    const { data } = reviewAdminCalls.listAdminReviews.response.parse(await response.json())
    expect(data.map(({ id }) => id)).toContain(reviewId)
  })
})

describe("demonstration reviews", () => {
  it("are marked as such and never in structured data", async () => {
    const { data } = await fetchShopApiBody("listProducts", { query: { page_size: 100 } })
    const rated = await Promise.all(
      data
        .filter(({ rating, slug }) => rating && !/(?:^|-)trial-/.test(slug))
        .map(({ slug }) => requestPage(`/product/${slug}`)),
    )
    expect(rated.length).toBeGreaterThan(0)
    for (const page of rated) {
      const text = parseDocument(page).querySelector("#reviews")?.textContent
      expect(text).toContain("Demonstration review")
      expect(text).not.toContain("Verified buyer")
      expect(JSON.stringify(parseGraph(page))).not.toMatch(/AggregateRating|"Review"/)
    }
  })
})

describe("the pages of reviews with forms", () => {
  it("are private, noindex, send other sites no referrer and show nothing of the order but its products", async () => {
    const page = await requestPage(`/review/${delivered.token}`)
    expect(page.status).toBe(200)
    expect(page.headers).toMatchObject({
      "cache-control": expect.stringContaining("no-store"),
      "referrer-policy": "same-origin",
      "x-robots-tag": "noindex",
    })
    expect(getElementText(parseDocument(page), "main")).not.toContain(ann.email)
  })

  it("take photos of the review without JavaScript, and say what is wrong with a file", async () => {
    const { send } = openPages(new SessionBrowser(getRunningShop().origin), getRunningShop().origin)
    const page = `/review/${delivered.token}`
    const sendPhoto = (bytes: Buffer) => {
      const photo = new Blob([new Uint8Array(bytes)], { type: "image/jpeg" })
      return send(page, `add-photo-of-${delivered.productId}`, { photo })
    }
    const wrong = await sendPhoto(svgPicture)
    const query = `product=${delivered.productId}#product-${delivered.productId}`
    expect([wrong.status, wrong.headers.location]).toEqual([303, `${page}?photo=kind&${query}`])
    const rejected = parseDocument(
      await requestPage(`${page}?photo=kind&product=${delivered.productId}`),
    )
    expect(getElementText(rejected, "[role=alert]")).toContain("We can’t read this file")
    const saved = await sendPhoto(await createPhoto("#7a1f5c"))
    expect(saved.headers.location).toBe(`${page}?photo=saved&${query}`)
    const shown = parseDocument(await requestPage(page)).querySelector("main ul img")
    const address = shown?.getAttribute("src") ?? ""
    expect(address).toMatch(/^\/assets\/i\/[0-9a-f]{32}\/4x3\//)
    await createPublishedReview(delivered, { author_name: "Ann", content: words })
    await eventually(15_000, async () => {
      expect((await requestPage(path)).html).toContain(address)
    })
  })

  it("write, change and delete a review without JavaScript, and switch its emails off", async () => {
    const bea = await openShopCustomer()
    const { token, productId } = await createDeliveredProduct(bea, tickets)
    const { origin } = getRunningShop()
    const { open, send } = openPages(new SessionBrowser(origin), origin)
    const [page, form] = [`/review/${token}`, `review-${productId}`]
    const review = { title: "Squeaks", content: "It squeaks at night.", fit: "tight" }
    const wrong = (await send(page, form, { ...review, stars: "", intent: "save" })).page
    expect(getElementText(wrong, `#${form} [role=alert]`)).toContain("Choose one to five stars.")
    expect(wrong.querySelector(`#${form} [name=title]`)).toHaveProperty("value", "Squeaks")
    await send(page, form, { ...review, stars: "2", intent: "save" })
    const saved = (await open(page)).page
    expect(getElementText(saved, "main")).toContain("It isn’t public yet.")
    expect(saved.querySelector(`#${form} [name=stars]:checked`)).toHaveProperty("value", "2")
    expect(saved.querySelector(`#${form} [name=fit]`)).toHaveProperty("value", "tight")
    await send(page, form, { intent: "withdraw" })
    const deleted = (await open(page)).page
    expect(deleted.querySelector(`#${form} [name=content]`)).toHaveProperty("value", "")
    await send(page, "review-mails-form", { intent: "stop" })
    expect(getElementText((await open(page)).page, "main")).toContain(
      "We don’t send you emails about reviews.",
    )
    await bea.remove()
  })

  it("respond with 404 to a made-up link and to a review that is not published", async () => {
    const paths = ["/review/x", `/review/${"A".repeat(43)}`, "/report-review/x"]
    paths.push("/report-review/2147483647")
    const statuses = await Promise.all(paths.map(async (each) => (await requestPage(each)).status))
    expect(statuses).toEqual([404, 404, 404, 404])
    expect((await requestPage(`/report-review/${reviewId}`)).status).toBe(200)
  })
})

describe("the orders of reviews", () => {
  it("have static pages of their own, with a link to each", async () => {
    await requestReviewed()
    const page = await eventually(15_000, async () => {
      const found = await requestPage(`${path}/reviews/lowest`)
      expect(found.status).toBe(200)
      return found
    })
    expect(page.html).toContain(words.slice(0, 36))
    expect(page.headers["set-cookie"]).toBeUndefined()
    const document = parseDocument(page)
    expect(document.querySelector("meta[name=robots]")?.getAttribute("content")).toContain(
      "noindex",
    )
    expect((await requestPage(`${path}/reviews/lowest/1`)).headers.location).toMatch(/\/lowest$/)
    for (const missing of ["newest", "worst", "lowest/2", "2/2"])
      expect((await requestPage(`${path}/reviews/${missing}`)).status).toBe(404)
  })
})
