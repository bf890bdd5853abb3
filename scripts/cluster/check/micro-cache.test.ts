import { describe, expect, it } from "@jest/globals"
import { parsePress } from "./micro-cache.ts"

const calm = `Running 6s test @ http://127.0.0.1:1/
  2 threads and 32 connections
  53610 requests in 5.09s, 0.90GB read
Requests/sec:  10527.92
Transfer/sec:    180.22MB
`

describe("what wrk tells of a load", () => {
  it("is its requests a second, none of which failed where nothing is said of that", () => {
    expect(parsePress(calm)).toEqual({ perSecond: 10_527.92, failed: 0 })
  })

  it("counts what was broken off and what was refused as failed", () => {
    const told = calm.replace(
      "Requests/sec",
      "  Socket errors: connect 1, read 2, write 3, timeout 4\n  Non-2xx or 3xx responses: 90\nRequests/sec",
    )
    expect(parsePress(told).failed).toBe(100)
  })

  it("is a fault where it says nothing of requests", () => {
    expect(() => parsePress("unable to connect")).toThrow("wrk said nothing")
  })
})
