/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it } from "@jest/globals"
import { parseCents } from "#lib/money.ts"
import { FakeWebStorage } from "#tests/fakes/web-storage.ts"
import { eventually } from "#tests/support/eventually.ts"
import { buildNamedEvent, buildPaidEvent } from "#tests/support/measured-events.ts"
import { buildCart, buildCartItem } from "#tests/support/shown-cart.ts"
import type { ConsentCategory } from "../analytics-settings.ts"
import { openCartAdditionBuffer, publishCartAddition } from "../cart-additions.ts"
import type { Granted } from "../service.ts"
import type { ShopEvent } from "../shop-event.ts"
import { type Measuring, openMeasuring } from "./analytics-session.ts"

let storage: FakeWebStorage
let granted: Granted
let calls: string[]
let reloads: number
let drawn = 0

const all: Granted = { statistics: true, marketing: true }
const nothing: Granted = { statistics: false, marketing: false }

/** Builds a service that records its calls. */
const offer = (name: string, category: ConsentCategory, endsWithPage = false) => ({
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

let opened: Measuring[] = []

function open(isPublicDocument = true) {
  const measuring = openMeasuring({
    storage,
    isPublicDocument,
    getGranted: () => granted,
    now: Date.now,
    drawId: () => String(++drawn),
    services: [offer("counter", "statistics"), offer("ads", "marketing", true)],
    reload: () => {
      reloads += 1
    },
  })
  opened.push(measuring)
  return measuring
}

function show(path: string, event?: ShopEvent): void {
  history.replaceState(null, "", path)
  const place = document.createElement("data")
  place.dataset.shopEvent = ""
  place.value = JSON.stringify(event)
  document.body.replaceChildren(...(event ? [place] : []))
}
const take = () => calls.splice(0)

beforeEach(() => {
  storage = new FakeWebStorage()
  granted = all
  calls = []
  reloads = 0
  Reflect.deleteProperty(globalThis, "shopNews")
  document.title = "A page"
  show("/")
})

afterEach(() => {
  for (const { close } of opened) close()
  opened = []
})

describe("analytics of a public document", () => {
  it("opens each service once and sends each page view once", async () => {
    const { look } = open()
    await look()
    await look()
    expect(take()).toEqual(["counter opens", "counter /", "ads opens", "ads /"])
    show("/shop/resin?colour=red")
    await look()
    show("/shop/resin?colour=blue")
    await look()
    expect(take()).toEqual(["counter /shop/resin", "ads /shop/resin"])
  })

  it("waits for the page title after a client-side navigation", async () => {
    const { look } = open()
    await look()
    take()
    document.title = ""
    show("/product/a", buildNamedEvent({ kind: "view_item" }))
    await look()
    expect(take()).toEqual([])
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
    show("/product/a", buildNamedEvent({ kind: "view_item" }))
    const { look } = open()
    await look()
    await look()
    expect(take().filter((text) => text.startsWith("counter"))).toEqual([
      "counter opens",
      "counter /product/a",
      "counter view_item",
    ])
  })

  it("sends a second page view for a page after a private page in between", async () => {
    const { look } = open()
    await look()
    show("/cart")
    await look()
    take()
    show("/")
    await look()
    expect(take()).toEqual(["counter /", "ads /"])
  })

  it("sends cart additions from before and after the subscription, each once", async () => {
    const cart = buildCart([buildCartItem({ skuId: 11, price: parseCents(500) })])
    openCartAdditionBuffer()
    publishCartAddition({ sku: 11, qty: 1, cart })
    const { look } = open()
    await look()
    publishCartAddition({ sku: 11, qty: 2, cart })
    await look()
    await look()
    expect(take().filter((text) => text === "counter add_to_cart")).toHaveLength(2)
  })

  it("observes events that are added to the page later", async () => {
    const { look } = open()
    await look()
    take()
    show("/", buildNamedEvent())
    await new Promise((resolve) => setTimeout(resolve))
    expect(take()).toContain("counter begin_checkout")
  })
})

describe("analytics without permission to send", () => {
  it.each([
    ["a private page", "/checkout", true],
    ["an address with a token", "/workshops?payum_token=abc", true],
    ["a document that was sent for a private page", "/shop", false],
  ])("opens no service and queues events for the next page: %s", async (_, path, isPublic) => {
    show(path, buildPaidEvent())
    const { look, close } = open(isPublic)
    await look()
    expect(take()).toEqual([])
    close()
    show("/shop")
    await open().look()
    expect(take()).toEqual([
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
    show("/", buildNamedEvent())
    await open().look()
    expect(take()).toEqual(["counter opens", "counter /", "counter begin_checkout"])
  })

  it("sends the open page after late consent, without earlier events", async () => {
    granted = nothing
    const cart = buildCart([buildCartItem()])
    const { look } = open()
    publishCartAddition({ sku: 11, qty: 1, cart })
    await look()
    expect(take()).toEqual([])
    granted = all
    await look()
    expect(take()).toEqual(["counter opens", "counter /", "ads opens", "ads /"])
  })

  it("stops services, expires their cookies and deletes the queue on withdrawal", async () => {
    for (const name of ["_ga", "_fbp", "cart-count"]) {
      // biome-ignore lint/suspicious/noDocumentCookie: cookieStore is not in every browser
      document.cookie = `${name}=1; Path=/`
    }
    const { look } = open()
    await look()
    take()
    granted = { ...nothing, statistics: true }
    await look()
    expect(take()).toEqual(["ads stop", "counter update"])
    expect([document.cookie.split("; ").sort(), reloads]).toEqual([["_ga=1", "cart-count=1"], 1])
    show("/cart", buildNamedEvent())
    await look()
    granted = nothing
    await look()
    show("/shop", buildNamedEvent())
    await look()
    expect([take(), document.cookie, storage.all.includes("RES-A")]).toEqual([
      ["counter stop"],
      "cart-count=1",
      false,
    ])
  })

  it("resumes the same services when withdrawn consent is granted again", async () => {
    const { look } = open()
    await look()
    granted = nothing
    await look()
    take()
    granted = all
    show("/shop")
    await look()
    expect(take()).toEqual(["counter update", "counter /shop", "ads update", "ads /shop"])
  })
})
