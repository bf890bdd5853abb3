import { describe, expect, it } from "@jest/globals"
import { parsePress } from "./micro-cache.ts"

const calm = `Running 6s test @ http://127.0.0.1:1/
  2 threads and 32 connections
  53610 requests in 5.09s, 0.90GB read
Requests/sec:  10527.92
Transfer/sec:    180.22MB
`

describe("wrk output", () => {
  it("parses requests per second, and no failures where wrk lists none", () => {
    expect(parsePress(calm)).toEqual({ perSecond: 10_527.92, failed: 0 })
  })

  it("counts socket errors and non-2xx responses as failed", () => {
    const output = calm.replace(
      "Requests/sec",
      "  Socket errors: connect 1, read 2, write 3, timeout 4\n  Non-2xx or 3xx responses: 90\nRequests/sec",
    )
    expect(parsePress(output).failed).toBe(100)
  })

  it("throws for output without a request rate", () => {
    expect(() => parsePress("unable to connect")).toThrow("wrk printed no request rate")
  })
})
