import { readFileSync } from "node:fs"
import { afterEach, describe, expect, it, jest } from "@jest/globals"
import { IntlError, IntlErrorCode } from "next-intl"
import { getTranslations } from "next-intl/server"
import { log } from "#lib/log.ts"
import { buildFallbackText, handleIntlError } from "./request.ts"

const english = JSON.parse(readFileSync("messages/en.json", "utf8"))
const intlError = new IntlError(IntlErrorCode.MISSING_MESSAGE, "Could not resolve `cart.nothing`")

afterEach(() => {
  jest.restoreAllMocks()
})

it("throws for an unknown text outside of production", async () => {
  const t = await getTranslations({ locale: "de", namespace: "cart" })
  const translate: (key: string) => string = t as never
  expect(() => translate("nothingOfThatName")).toThrow("cart.nothingOfThatName")
})

it("throws for a missing value outside of production", async () => {
  const t = await getTranslations({ locale: "de", namespace: "layout.footer" })
  expect(() => t("abn", { other: "x" })).toThrow("abn")
})

it("logs an error in production", () => {
  const replaced = jest.replaceProperty(process.env, "NODE_ENV", "production")
  const line = jest.spyOn(log, "error").mockReturnValue()
  handleIntlError(intlError)
  replaced.restore()
  expect(line).toHaveBeenCalledWith(
    { code: "MISSING_MESSAGE", reason: expect.stringContaining("cart.nothing") },
    expect.any(String),
  )
})

describe("fallback text in production", () => {
  it.each([
    ["cart", "title", english.cart.title],
    [undefined, "cart.title", english.cart.title],
    ["layout", "footer.abn", "ABN"],
    ["voucher.printed", "how", "Redeem it for store credit at"],
    ["orders", "items", ""],
    ["cart", "nothingOfThatName", ""],
    ["cart", "summary", ""],
  ])("never displays a key: %s, %s", (namespace, key, text) => {
    expect(buildFallbackText(english, namespace, key)).toBe(text)
  })
})
