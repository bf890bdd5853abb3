/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it } from "@jest/globals"
import { openCartAdditionBuffer, publishCartAddition } from "#lib/cart/cart-additions.ts"
import { parseCents } from "#lib/contract/money.ts"
import type { ConsentCategory } from "#lib/site/analytics-settings.ts"
import { eventually } from "#tests/assertions/eventually.ts"
import { buildNamedEvent, buildPaidEvent } from "#tests/assertions/measured-events.ts"
import { buildCart, buildCartItem } from "#tests/assertions/shown-cart.ts"
import { FakeWebStorage } from "#tests/fakes/web-storage.ts"
import type { GrantedConsent } from "../service.ts"
import type { ShopEvent } from "../shop-event.ts"
import { type AnalyticsSession, openAnalyticsSession } from "./analytics-session.ts"

let storage: FakeWebStorage
let granted: GrantedConsent
let calls: string[]
let reloads: number
let idCount = 0

const all: GrantedConsent = { statistics: true, marketing: true }
const nothing: GrantedConsent = { statistics: false, marketing: false }

/** Builds a service that records its calls. */
const createFakeService = (name: string, category: ConsentCategory, endsWithPage = false) => ({
  category,
  endsWithPage,
  open: () => {
    calls.push(`${name} opens`)
    return {
      showPage: ({ path }: { path: string }) => void calls.push(`${name} ${path}`),
      send: (event: ShopEvent) => void calls.push(`${name} ${event.kind}`),
      update: () => void calls.push(`${name} update`),
      stop: () => void calls.push(`${name} stop`),
    }
  },
})

let openSessions: AnalyticsSession[] = []

function open(isPublicDocument = true) {
  const session = openAnalyticsSession({
    storage,
    isPublicDocument,
    getGranted: () => granted,
    now: Date.now,
    createId: () => String(++idCount),
    services: [
      createFakeService("counter", "statistics"),
      createFakeService("ads", "marketing", true),
    ],
    reload: () => {
      reloads += 1
    },
  })
  openSessions.push(session)
  return session
}

function showPage(path: string, event?: ShopEvent): void {
  history.replaceState(null, "", path)
  const element = document.createElement("data")
  element.dataset.shopEvent = ""
  element.value = JSON.stringify(event)
  document.body.replaceChildren(...(event ? [element] : []))
}
const takeCalls = () => calls.splice(0)

beforeEach(() => {
  storage = new FakeWebStorage()
  granted = all
  calls = []
  reloads = 0
  Reflect.deleteProperty(globalThis, "cartAdditions")
  document.title = "A page"
  showPage("/")
})

afterEach(() => {
  for (const { close } of openSessions) close()
  openSessions = []
})

describe("analytics of a public document", () => {
  it("opens each service once and sends each page view once", async () => {
    const { measure } = open()
    await measure()
    await measure()
    expect(takeCalls()).toEqual(["counter opens", "counter /", "ads opens", "ads /"])
    showPage("/shop/resin?colour=red")
    await measure()
    showPage("/shop/resin?colour=blue")
    await measure()
    expect(takeCalls()).toEqual(["counter /shop/resin", "ads /shop/resin"])
  })

  it("waits for the page title after a client-side navigation", async () => {
    const { measure } = open()
    await measure()
    takeCalls()
    document.title = ""
    showPage("/product/a", buildNamedEvent({ kind: "view_item" }))
    await measure()
    expect(takeCalls()).toEqual([])
    document.title = "Product a"
    await eventually(2_000, () =>
      expect(calls).toEqual([
        "counter /product/a",
        "ads /product/a",
        "counter view_item",
        "ads view_item",
      ]),
    )
  })

  it("sends an event of the page once, after the page view", async () => {
    showPage("/product/a", buildNamedEvent({ kind: "view_item" }))
    const { measure } = open()
    await measure()
    await measure()
    expect(takeCalls().filter((text) => text.startsWith("counter"))).toEqual([
      "counter opens",
      "counter /product/a",
      "counter view_item",
    ])
  })

  it("sends a second page view for a page after a private page in between", async () => {
    const { measure } = open()
    await measure()
    showPage("/cart")
    await measure()
    takeCalls()
    showPage("/")
    await measure()
    expect(takeCalls()).toEqual(["counter /", "ads /"])
  })

  it("sends cart additions from before and after the subscription, each once", async () => {
    const cart = buildCart([buildCartItem({ skuId: 11, price: parseCents(500) })])
    openCartAdditionBuffer()
    publishCartAddition({ sku: 11, qty: 1, cart })
    const { measure } = open()
    await measure()
    publishCartAddition({ sku: 11, qty: 2, cart })
    await measure()
    await measure()
    expect(takeCalls().filter((text) => text === "counter add_to_cart")).toHaveLength(2)
  })

  it("observes events that are added to the page later", async () => {
    const { measure } = open()
    await measure()
    takeCalls()
    showPage("/", buildNamedEvent())
    await new Promise((resolve) => setTimeout(resolve))
    expect(takeCalls()).toContain("counter begin_checkout")
  })
})

describe("analytics without permission to send", () => {
  it.each([
    ["a private page", "/checkout", true],
    ["an address with a token", "/workshops?payum_token=abc", true],
    ["a document that was sent for a private page", "/shop", false],
  ])("opens no service and queues events for the next page: %s", async (_, path, isPublic) => {
    showPage(path, buildPaidEvent())
    const { measure, close } = open(isPublic)
    await measure()
    expect(takeCalls()).toEqual([])
    close()
    showPage("/shop")
    await open().measure()
    expect(takeCalls()).toEqual([
      "counter opens",
      "counter /shop",
      "ads opens",
      "ads /shop",
      "counter purchase",
      "ads purchase",
    ])
  })
})

describe("analytics consent", () => {
  it("opens only the services of the granted category", async () => {
    granted = { ...nothing, statistics: true }
    showPage("/", buildNamedEvent())
    await open().measure()
    expect(takeCalls()).toEqual(["counter opens", "counter /", "counter begin_checkout"])
  })

  it("sends the open page after late consent, without earlier events", async () => {
    granted = nothing
    const cart = buildCart([buildCartItem()])
    const { measure } = open()
    publishCartAddition({ sku: 11, qty: 1, cart })
    await measure()
    expect(takeCalls()).toEqual([])
    granted = all
    await measure()
    expect(takeCalls()).toEqual(["counter opens", "counter /", "ads opens", "ads /"])
  })

  it("stops services, expires their cookies and deletes the queue on withdrawal", async () => {
    for (const name of ["_ga", "_fbp", "cart-count"]) {
      // biome-ignore lint/suspicious/noDocumentCookie: cookieStore is not in every browser
      document.cookie = `${name}=1; Path=/`
    }
    const { measure } = open()
    await measure()
    takeCalls()
    granted = { ...nothing, statistics: true }
    await measure()
    expect(takeCalls()).toEqual(["ads stop", "counter update"])
    expect([document.cookie.split("; ").sort(), reloads]).toEqual([["_ga=1", "cart-count=1"], 1])
    showPage("/cart", buildNamedEvent())
    await measure()
    granted = nothing
    await measure()
    showPage("/shop", buildNamedEvent())
    await measure()
    expect([takeCalls(), document.cookie, storage.all.includes("RES-A")]).toEqual([
      ["counter stop"],
      "cart-count=1",
      false,
    ])
  })

  it("resumes the same services when withdrawn consent is granted again", async () => {
    const { measure } = open()
    await measure()
    granted = nothing
    await measure()
    takeCalls()
    granted = all
    showPage("/shop")
    await measure()
    expect(takeCalls()).toEqual(["counter update", "counter /shop", "ads update", "ads /shop"])
  })
})
