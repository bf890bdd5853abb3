import { expect, it } from "@jest/globals"
import { listDeniedCalls } from "./list-denied-calls.ts"

it("denies owners nothing, and each other role what the table does", () => {
  expect(listDeniedCalls("owner")).toEqual([])
  expect(listDeniedCalls("orders")).toEqual(
    expect.arrayContaining(["sell/product/update", "updateProduct", "setAdminRole"]),
  )
  expect(listDeniedCalls("orders")).not.toContain("refundOrder")
  expect(listDeniedCalls("content")).toEqual(
    expect.arrayContaining([
      "listOrders",
      "sell/order/list",
      "cognito/user/list",
      "listSubscribers",
    ]),
  )
  expect(listDeniedCalls("read_only")).toEqual(
    expect.arrayContaining(["refundOrder", "undoChange", "cognito/page/update"]),
  )
  expect(listDeniedCalls("read_only")).not.toContain("listOrders")
})
