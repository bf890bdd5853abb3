import { describe, expect, it } from "@jest/globals"
import { resolveClientIp } from "./client-ip.ts"

const own = "203.0.113.7"

describe("a client's IP address", () => {
  it("is that of the connection, whatever the client sends", () => {
    expect(resolveClientIp(own, "198.51.100.1", 0)).toBe(own)
    expect(resolveClientIp(`::ffff:${own}`, undefined, 0)).toBe(own)
  })

  it("is the one that the outermost trusted proxy received, behind proxies", () => {
    const forged = "198.51.100.1, 198.51.100.2, 192.0.2.44"
    expect(resolveClientIp("10.0.0.1", forged, 1)).toBe("192.0.2.44")
    expect(resolveClientIp("10.0.0.1", `${forged}, 10.0.0.9`, 2)).toBe("192.0.2.44")
  })

  it("is parsed with a port, in brackets and in IPv6", () => {
    expect(resolveClientIp("10.0.0.1", "192.0.2.44:5123", 1)).toBe("192.0.2.44")
    expect(resolveClientIp("10.0.0.1", "[2001:db8::1]:443", 1)).toBe("2001:db8::1")
    expect(resolveClientIp("fe80::1%eth0", undefined, 0)).toBe("fe80::1")
  })

  it.each([undefined, "", "unknown", "192.0.2.44;drop", "999.1.1.1"])(
    "is that of the connection if the proxy's value %p is no address",
    (word) => {
      expect(resolveClientIp(own, word, 1)).toBe(own)
    },
  )

  it("is that of the connection if there are fewer proxies than are trusted", () => {
    expect(resolveClientIp(own, "192.0.2.44", 2)).toBe(own)
  })

  it("is null if the connection has none", () => {
    expect(resolveClientIp(undefined, undefined, 0)).toBeNull()
  })
})
