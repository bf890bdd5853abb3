import { describe, expect, it } from "@jest/globals"
import { resolvePayAddress } from "./pay-address.ts"

const site = "https://shop.example"

describe("the payment URL", () => {
  it("is a path of this shop or an absolute URL of another site", () => {
    expect(resolvePayAddress("/pay/sandbox/abc", site)).toBe("/pay/sandbox/abc")
    expect(resolvePayAddress("https://shop.example/pay/1?x=2", site)).toBe("/pay/1?x=2")
    expect(resolvePayAddress("https://pay.example/1", site)).toBe("https://pay.example/1")
  })

  it.each(["javascript:alert(1)", "data:text/html,x", "http://"])("is never %s", (address) => {
    expect(() => resolvePayAddress(address, site)).toThrow("payment")
  })
})
