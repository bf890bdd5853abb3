import { describe, expect, it } from "@jest/globals"
import { isWebAddress } from "./web-address.ts"

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
