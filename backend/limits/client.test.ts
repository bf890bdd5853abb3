import { describe, expect, it } from "@jest/globals"
import { isSharedAddress } from "./client.ts"

describe("shared client address", () => {
  it.each([
    "127.0.0.1",
    "::1",
    "10.1.2.3",
    "172.31.0.1",
    "192.168.1.9",
    "100.100.0.1",
    "169.254.1.1",
    "::ffff:127.0.0.1",
    "::ffff:10.0.0.1",
    "fd00::1",
    "fe80::1%eth0",
    "",
    "unknown",
  ])("includes %j", (ip) => {
    expect(isSharedAddress(ip)).toBe(true)
  })

  it.each(["203.0.113.7", "172.32.0.1", "::ffff:203.0.113.7", "2001:db8::1"])(
    "excludes %s",
    (ip) => {
      expect(isSharedAddress(ip)).toBe(false)
    },
  )
})
