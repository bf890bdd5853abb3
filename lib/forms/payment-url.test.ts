import { describe, expect, it } from "@jest/globals"
import { resolvePaymentUrl } from "./payment-url.ts"

const site = "https://shop.example"

describe("the payment URL", () => {
  it("is a path of this shop or an absolute URL of another site", () => {
    expect(resolvePaymentUrl("/pay/sandbox/abc", site)).toBe("/pay/sandbox/abc")
    expect(resolvePaymentUrl("https://shop.example/pay/1?x=2", site)).toBe("/pay/1?x=2")
    expect(resolvePaymentUrl("https://pay.example/1", site)).toBe("https://pay.example/1")
  })

  it.each(["javascript:alert(1)", "data:text/html,x", "http://"])("is never %s", (address) => {
    expect(() => resolvePaymentUrl(address, site)).toThrow("payment")
  })
})
