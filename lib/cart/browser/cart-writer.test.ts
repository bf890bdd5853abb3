import { settle } from "#lib/session/browser/fake-clock.ts"
import { buildCart, buildCartItem } from "#tests/support/shown-cart.ts"
import type { Cart, CartChoices, CartResult } from "../cart.ts"
import { CartFailure } from "./cart-fault.ts"
import { openCartWriter } from "./cart-writer.ts"

type Sent = { wish: unknown; answer: (result: CartResult | Error) => Promise<void> }

const cart = buildCart([buildCartItem({ id: 1 }), buildCartItem({ id: 2 })])
const done: CartResult = { ok: true, cart }

/** A writer and a shop that answers when the test says so. */
function open() {
  const sent: Sent[] = []
  const carts: Cart[] = []
  let lost = 0
  const send = (wish: unknown) =>
    new Promise<CartResult>((resolve, reject) => {
      const answer = async (result: CartResult | Error) => {
        if (result instanceof Error) reject(result)
        else resolve(result)
        await settle()
      }
      sent.push({ wish, answer })
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
  const answer = async (at: number, result: CartResult | Error = done) => {
    await sent[at]?.answer(result)
  }
  return { writer, carts, answer, wishes: () => sent.map(({ wish }) => wish), lost: () => lost }
}

describe("changes of a quantity", () => {
  it("gather while one is on its way, and the last one counts", async () => {
    const { writer, answer, wishes } = open()
    for (const qty of [2, 3, 4, 5]) writer.setQuantity(1, qty)
    expect(wishes()).toEqual([{ id: 1, qty: 2 }])
    expect(writer.getWrites()).toMatchObject({ isBusy: true, quantities: new Map([[1, 5]]) })
    await answer(0)
    expect(wishes().slice(1)).toEqual([{ id: 1, qty: 5 }])
    await answer(1)
    expect(writer.getWrites()).toMatchObject({ isBusy: false, quantities: new Map() })
    expect(wishes()).toHaveLength(2)
  })

  it("of several lines go one after the other, so that no older cart comes last", async () => {
    const { writer, answer, wishes } = open()
    writer.setQuantity(1, 2)
    writer.setQuantity(2, 0)
    await settle()
    expect(wishes()).toEqual([{ id: 1, qty: 2 }])
    await answer(0)
    expect(wishes().slice(1)).toEqual([{ id: 2, qty: 0 }])
    await answer(1)
  })

  it("that are refused go back to what the shop has, with its sentence at the line", async () => {
    const { writer, carts, answer } = open()
    writer.setQuantity(1, 99)
    await answer(0, { ok: false, code: "out_of_stock", message: "Only 3 are left.", cart })
    const fault = { code: "out_of_stock", message: "Only 3 are left.", itemId: 1 }
    expect(writer.getWrites()).toMatchObject({ isBusy: false, quantities: new Map(), fault })
    expect(carts).toEqual([cart])
  })

  it("that are refused say nothing where a later one of the line is granted", async () => {
    const { writer, answer } = open()
    writer.setQuantity(1, 99)
    writer.setQuantity(1, 2)
    await answer(0, { ok: false, code: "out_of_stock", message: "Only 3 are left.", cart: null })
    await answer(1)
    expect(writer.getWrites()).toMatchObject({ isBusy: false, fault: null })
  })

  it("that nobody answers are given up with all that waits, and the cart is read anew", async () => {
    const { writer, answer, wishes, lost } = open()
    writer.setQuantity(1, 2)
    writer.setQuantity(2, 5)
    await answer(0, new CartFailure("offline"))
    expect(writer.getWrites()).toEqual({
      ...{ isBusy: false, quantities: new Map(), choices: {} },
      fault: { code: "offline", message: "", itemId: null },
    })
    expect([wishes().length, lost()]).toEqual([1, 1])
  })

  it("go on after one that failed, whose sentence is taken back", async () => {
    const { writer, answer } = open()
    writer.setQuantity(1, 2)
    await answer(0, new CartFailure("unavailable", "Try again later."))
    expect(writer.getWrites().fault?.message).toBe("Try again later.")
    writer.setQuantity(1, 2)
    expect(writer.getWrites().fault).toBeNull()
    await answer(1)
    expect(writer.getWrites().isBusy).toBe(false)
  })
})

describe("choices", () => {
  it("gather, and the last of each counts", async () => {
    const { writer, answer, wishes } = open()
    writer.choose({ promotionCode: "RESIN" })
    writer.choose({ shippingType: 1 })
    writer.choose({ shippingType: 2, promotionCode: null })
    await answer(0)
    expect(wishes()).toEqual([{ promotionCode: "RESIN" }, { shippingType: 2, promotionCode: null }])
    await answer(1)
    expect(writer.getWrites()).toMatchObject({ isBusy: false, choices: {} })
    expect(wishes()).toHaveLength(2)
  })
})

it("who listens hears every change, until they stop", async () => {
  const { writer, answer } = open()
  let heard = 0
  const stop = writer.subscribe(() => {
    heard += 1
  })
  writer.setQuantity(1, 2)
  expect(heard).toBe(1)
  stop()
  await answer(0)
  expect(heard).toBe(1)
})

it("who waits for the shop goes on after the last request, and learns what was refused", async () => {
  const { writer, answer } = open()
  let idle: unknown = null
  writer.setQuantity(1, 2)
  writer.setQuantity(2, 900)
  void writer.whenIdle().then(({ fault }) => {
    idle = fault?.code
  })
  await answer(0)
  expect(idle).toBeNull()
  await answer(1, { ok: false, cart, code: "OUT_OF_STOCK", message: "Only 5 are left." })
  expect(idle).toBe("OUT_OF_STOCK")
})
