import { buildCart, buildCartItem } from "#tests/assertions/shown-cart.ts"
import { flushPromises } from "#tests/fakes/clock.ts"
import type { Cart, CartChoices, CartResult } from "../cart.ts"
import { CartFailure } from "./cart-error.ts"
import { openCartWriter } from "./mutation-queue.ts"

type Sent = { request: unknown; respond: (result: CartResult | Error) => Promise<void> }

const cart = buildCart([buildCartItem({ id: 1 }), buildCartItem({ id: 2 })])
const done: CartResult = { ok: true, cart }

/** Opens a writer with a fake server that responds when the test calls `respond`. */
function open() {
  const sent: Sent[] = []
  const carts: Cart[] = []
  let lost = 0
  const send = (request: unknown) =>
    new Promise<CartResult>((resolve, reject) => {
      const respond = async (result: CartResult | Error) => {
        if (result instanceof Error) reject(result)
        else resolve(result)
        await flushPromises()
      }
      sent.push({ request, respond })
    })
  const writer = openCartWriter({
    setLine: (id, qty) => send({ id, qty }),
    read: async (choices: CartChoices) => {
      const result = await send(choices)
      return result.cart ?? cart
    },
    onCart: (next) => carts.push(next),
    onLost: () => {
      lost += 1
    },
  })
  const respond = async (at: number, result: CartResult | Error = done) => {
    await sent[at]?.respond(result)
  }
  return {
    writer,
    carts,
    respond,
    requests: () => sent.map(({ request }) => request),
    lost: () => lost,
  }
}

describe("quantity changes", () => {
  it("gather while a request is in flight, and only the last one is sent", async () => {
    const { writer, respond, requests } = open()
    for (const qty of [2, 3, 4, 5]) writer.setQuantity(1, qty)
    expect(requests()).toEqual([{ id: 1, qty: 2 }])
    expect(writer.getWrites()).toMatchObject({ isBusy: true, quantities: new Map([[1, 5]]) })
    await respond(0)
    expect(requests().slice(1)).toEqual([{ id: 1, qty: 5 }])
    await respond(1)
    expect(writer.getWrites()).toMatchObject({ isBusy: false, quantities: new Map() })
    expect(requests()).toHaveLength(2)
  })

  it("of several lines are sent one after the other, so that no older cart arrives last", async () => {
    const { writer, respond, requests } = open()
    writer.setQuantity(1, 2)
    writer.setQuantity(2, 0)
    await flushPromises()
    expect(requests()).toEqual([{ id: 1, qty: 2 }])
    await respond(0)
    expect(requests().slice(1)).toEqual([{ id: 2, qty: 0 }])
    await respond(1)
  })

  it("that are rejected fall back to the server's cart, with its message at the line", async () => {
    const { writer, carts, respond } = open()
    writer.setQuantity(1, 99)
    await respond(0, { ok: false, code: "out_of_stock", message: "Only 3 are left.", cart })
    const error = { code: "out_of_stock", message: "Only 3 are left.", itemId: 1 }
    expect(writer.getWrites()).toMatchObject({ isBusy: false, quantities: new Map(), error })
    expect(carts).toEqual([cart])
  })

  it("show no error if a later change of the same line succeeds", async () => {
    const { writer, respond } = open()
    writer.setQuantity(1, 99)
    writer.setQuantity(1, 2)
    await respond(0, { ok: false, code: "out_of_stock", message: "Only 3 are left.", cart: null })
    await respond(1)
    expect(writer.getWrites()).toMatchObject({ isBusy: false, error: null })
  })

  it("that get no response drop all pending changes and refetch the cart", async () => {
    const { writer, respond, requests, lost } = open()
    writer.setQuantity(1, 2)
    writer.setQuantity(2, 5)
    await respond(0, new CartFailure("offline"))
    expect(writer.getWrites()).toEqual({
      isBusy: false,
      quantities: new Map(),
      choices: {},
      error: { code: "offline", message: "", itemId: null },
    })
    expect([requests().length, lost()]).toEqual([1, 1])
  })

  it("continue after a failed one, and clear its message", async () => {
    const { writer, respond } = open()
    writer.setQuantity(1, 2)
    await respond(0, new CartFailure("unavailable", "Try again later."))
    expect(writer.getWrites().error?.message).toBe("Try again later.")
    writer.setQuantity(1, 2)
    expect(writer.getWrites().error).toBeNull()
    await respond(1)
    expect(writer.getWrites().isBusy).toBe(false)
  })
})

describe("cart choices", () => {
  it("gather, and the last of each kind is sent", async () => {
    const { writer, respond, requests } = open()
    writer.choose({ promotionCode: "RESIN" })
    writer.choose({ shippingType: 1 })
    writer.choose({ shippingType: 2, promotionCode: null })
    await respond(0)
    expect(requests()).toEqual([
      { promotionCode: "RESIN" },
      { shippingType: 2, promotionCode: null },
    ])
    await respond(1)
    expect(writer.getWrites()).toMatchObject({ isBusy: false, choices: {} })
    expect(requests()).toHaveLength(2)
  })
})

it("notifies subscribers of every change until they unsubscribe", async () => {
  const { writer, respond } = open()
  let changeCount = 0
  const stop = writer.subscribe(() => {
    changeCount += 1
  })
  writer.setQuantity(1, 2)
  expect(changeCount).toBe(1)
  stop()
  await respond(0)
  expect(changeCount).toBe(1)
})

it("resolves whenIdle after the last request, with the error of a rejected change", async () => {
  const { writer, respond } = open()
  let idle: unknown = null
  writer.setQuantity(1, 2)
  writer.setQuantity(2, 900)
  void writer.whenIdle().then(({ error }) => {
    idle = error?.code
  })
  await respond(0)
  expect(idle).toBeNull()
  await respond(1, { ok: false, cart, code: "OUT_OF_STOCK", message: "Only 5 are left." })
  expect(idle).toBe("OUT_OF_STOCK")
})
