import { describe, expect, it } from "@jest/globals"
import { resolveLanguage } from "./resolve-language.ts"

const resolve = (wish?: string) =>
  resolveLanguage({ headers: wish === undefined ? {} : { "accept-language": wish } })

describe("the language of a visitor", () => {
  it.each([
    ["de", "de"],
    ["pt-BR", "pt"],
    ["zh-Hans", "zh"],
    ["en-AU", "en"],
    ["de-CH, fr;q=0.9, en;q=0.8", "de"],
    ["en;q=0.5, ja", "ja"],
    ["sw, uk;q=0.4", "uk"],
    ["DE-de", "de"],
  ])("is the one liked best among the shop's: %s", (wish, expected) => {
    expect(resolve(wish)).toBe(expected)
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
  ])("is not known where none of them is named: %s", (wish) => {
    expect(resolve(wish)).toBeNull()
  })
})
