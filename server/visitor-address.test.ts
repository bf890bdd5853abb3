import { describe, expect, it } from "@jest/globals"
import { resolveVisitorAddress } from "./visitor-address.ts"

const own = "203.0.113.7"

describe("a visitor's address", () => {
  it("is the connection's own, whatever the visitor says", () => {
    expect(resolveVisitorAddress(own, "198.51.100.1", 0)).toBe(own)
    expect(resolveVisitorAddress(`::ffff:${own}`, undefined, 0)).toBe(own)
  })

  it("behind proxies is the one the outermost trusted proxy saw", () => {
    const forged = "198.51.100.1, 198.51.100.2, 192.0.2.44"
    expect(resolveVisitorAddress("10.0.0.1", forged, 1)).toBe("192.0.2.44")
    expect(resolveVisitorAddress("10.0.0.1", `${forged}, 10.0.0.9`, 2)).toBe("192.0.2.44")
  })

  it("is read with a port, in brackets and in IPv6", () => {
    expect(resolveVisitorAddress("10.0.0.1", "192.0.2.44:5123", 1)).toBe("192.0.2.44")
    expect(resolveVisitorAddress("10.0.0.1", "[2001:db8::1]:443", 1)).toBe("2001:db8::1")
    expect(resolveVisitorAddress("fe80::1%eth0", undefined, 0)).toBe("fe80::1")
  })

  it.each([undefined, "", "unknown", "192.0.2.44;drop", "999.1.1.1"])(
    "is the connection's own where the proxy's word %p is no address",
    (word) => {
      expect(resolveVisitorAddress(own, word, 1)).toBe(own)
    },
  )

  it("is the connection's own where fewer proxies spoke than are trusted", () => {
    expect(resolveVisitorAddress(own, "192.0.2.44", 2)).toBe(own)
  })

  it("is unknown where the connection has none", () => {
    expect(resolveVisitorAddress(undefined, undefined, 0)).toBeNull()
  })
})
