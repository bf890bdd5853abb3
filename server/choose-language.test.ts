import type { IncomingMessage } from "node:http"
import { expect, it } from "@jest/globals"
import { isLanguageChoice } from "./choose-language.ts"

const plain = "application/x-www-form-urlencoded"
const ask = (url: string, method = "POST", type = plain) =>
  isLanguageChoice({ method, url, headers: { "content-type": type } } as IncomingMessage)

it.each(["/", "/de/cart?a=1", "/no-such-page", "/payment-return?payum_token=x"])(
  "a plain form that is sent to a page chooses a language: %s",
  (url) => {
    expect(ask(url)).toBe(true)
    expect(ask(url, "POST", `${plain}; charset=UTF-8`)).toBe(true)
    expect(ask(url, "GET")).toBe(false)
    expect(ask(url, "POST", "multipart/form-data; boundary=x")).toBe(false)
  },
)

it.each([
  ...["/api/session/oauth", "/api/seo/audit", "/preview/end", "/oauth/authorize?x=1"],
  ...["/pay/sandbox/x", "/pay/webhook/stripe"],
])("other plain forms are for others to read: %s", (url) => {
  expect(ask(url)).toBe(false)
})
