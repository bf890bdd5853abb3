import { describe, expect, it } from "@jest/globals"
import { resolveLanguage } from "./resolve-language.ts"

const resolve = (acceptLanguage?: string) =>
  resolveLanguage({
    headers: acceptLanguage === undefined ? {} : { "accept-language": acceptLanguage },
  })

describe("the preferred language of a request", () => {
  it.each([
    ["de", "de"],
    ["pt-BR", "pt"],
    ["zh-Hans", "zh"],
    ["en-AU", "en"],
    ["de-CH, fr;q=0.9, en;q=0.8", "de"],
    ["en;q=0.5, ja", "ja"],
    ["sw, uk;q=0.4", "uk"],
    ["DE-de", "de"],
  ])("is the supported language with the highest weight: %s", (acceptLanguage, expected) => {
    expect(resolve(acceptLanguage)).toBe(expected)
  })

  it.each([
    undefined,
    "",
    "*",
    "sw",
    "de;q=0",
    "de;q=x",
    ";q=1",
    "../../etc",
    `${"x,".repeat(9_999)}de`,
  ])("is null if no supported language is named: %s", (acceptLanguage) => {
    expect(resolve(acceptLanguage)).toBeNull()
  })
})
