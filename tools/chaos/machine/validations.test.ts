import type { CallResult, OrderResponse, Shopper } from "#tools/torture/shopper.ts"
import { validateOrderPlacement } from "./validations.ts"

const taken = { body: { success: true } as OrderResponse }
const errorMessage = "The shop can’t do this right now. Try again soon."

function openShopper(result: CallResult<OrderResponse>): Shopper {
  const add = async () => ({ body: {} })
  return { add, submit: async () => result } as unknown as Shopper
}

describe("order placed during an outage", () => {
  it.each([
    ["taken", taken, "be taken"],
    ["rejected with a message", { status: 503, message: errorMessage }, "be rejected"],
    ["either", { status: 503, message: errorMessage }, "be either"],
  ] as const)("lists no error for an order that is %s", async (_case, result, may) => {
    expect(await validateOrderPlacement(openShopper(result), 1, may)).toEqual([])
  })

  it.each([
    ["no response arrives", { lost: true }, "be either"],
    ["it is rejected but must be taken", { status: 503, message: errorMessage }, "be taken"],
    ["it is taken but must be rejected", taken, "be rejected"],
    ["it is rejected with 500", { status: 500, message: errorMessage }, "be rejected"],
    ["its message is not a readable text", { status: 503, message: "UNAVAILABLE" }, "be rejected"],
  ] as const)("lists one error when %s", async (_case, result, may) => {
    expect(await validateOrderPlacement(openShopper(result), 1, may)).toHaveLength(1)
  })
})
