import { describe, expect, it } from "@jest/globals"
import { isPhoneNumber, isWebAddress } from "./contact-validation.ts"

describe("a phone number", () => {
  it.each([
    "0412 345 678",
    "+61 (7) 4972-0000",
    "13 14 50",
    "0412 345 678 x1",
    "07 4972 0000 ext. 12",
    "07 4972 0000 extension 12",
  ])("is accepted of any country, with one extension at most: %s", (text) => {
    expect(isPhoneNumber(text)).toBe(true)
  })

  it.each(["0412 345 678 x1 x2", "0412 345 678 x", "0412 345 678 x1234567", "x1", "call me", ""])(
    "is rejected with two extensions, an incomplete one or without a number: %j",
    (text) => {
      expect(isPhoneNumber(text)).toBe(false)
    },
  )
})

describe("a web address", () => {
  it.each(["https://example.com", "http://example.com:8080/a?b=c#d", "https://example.com/@shop"])(
    "is an absolute http or https URL: %s",
    (text) => {
      expect(isWebAddress(text)).toBe(true)
    },
  )

  it.each([
    "",
    "example.com",
    "/our-shop",
    "ftp://example.com",
    "javascript:alert(1)",
    "https://user:pw@example.com",
    "https://user@example.com",
    "https://:pw@example.com",
  ])("has no other scheme and no credentials: %j", (text) => {
    expect(isWebAddress(text)).toBe(false)
  })
})
