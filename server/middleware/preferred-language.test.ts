import type { IncomingMessage } from "node:http"
import { expect, it } from "@jest/globals"
import { isLanguageChoice } from "./preferred-language.ts"

const plain = "application/x-www-form-urlencoded"
const isChoiceRequest = (url: string, method = "POST", type = plain) =>
  isLanguageChoice({ method, url, headers: { "content-type": type } } as IncomingMessage)

it.each(["/", "/de/cart?a=1", "/no-such-page", "/payment-return?payum_token=x"])(
  "treats a URL-encoded form that is posted to a page as a language choice: %s",
  (url) => {
    expect(isChoiceRequest(url)).toBe(true)
    expect(isChoiceRequest(url, "POST", `${plain}; charset=UTF-8`)).toBe(true)
    expect(isChoiceRequest(url, "GET")).toBe(false)
    expect(isChoiceRequest(url, "POST", "multipart/form-data; boundary=x")).toBe(false)
  },
)

it.each([
  "/api/session/oauth",
  "/api/seo/audit",
  "/preview/end",
  "/oauth/authorize?x=1",
  "/pay/sandbox/x",
  "/pay/webhook/stripe",
])("leaves other URL-encoded forms to their own routes: %s", (url) => {
  expect(isChoiceRequest(url)).toBe(false)
})
