import type { OrderAnswer, Shopper, Told } from "#scripts/torture/shopper.ts"
import { tryBuying } from "./try-buying.ts"

const taken = { answer: { success: true } as OrderAnswer }
const sentence = "The shop can’t do this right now. Try again soon."

function openShopper(told: Told<OrderAnswer>): Shopper {
  const add = async () => ({ answer: {} })
  return { add, submit: async () => told } as unknown as Shopper
}

describe("order placed during an outage", () => {
  it.each([
    ["taken", taken, "be taken"],
    ["refused in a sentence", { status: 503, message: sentence }, "be refused"],
    ["either", { status: 503, message: sentence }, "be either"],
  ] as const)("lists no error for an order that is %s", async (_case, told, may) => {
    expect(await tryBuying(openShopper(told), 1, may)).toEqual([])
  })

  it.each([
    ["no answer comes", { lost: true }, "be either"],
    ["it is refused and had to be taken", { status: 503, message: sentence }, "be taken"],
    ["it is taken and could not be", taken, "be refused"],
    ["a fault is told as one of our own", { status: 500, message: sentence }, "be refused"],
    ["no sentence says why", { status: 503, message: "UNAVAILABLE" }, "be refused"],
  ] as const)("lists one error when %s", async (_case, told, may) => {
    expect(await tryBuying(openShopper(told), 1, may)).toHaveLength(1)
  })
})
