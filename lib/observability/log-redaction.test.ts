import { describe, expect, it } from "@jest/globals"
import { pino } from "pino"
import { buildLogPath, redactedLogOptions } from "./log-redaction.ts"

/** Creates a log that records its lines. */
function openLog() {
  const lines: string[] = []
  const log = pino(redactedLogOptions, { write: (line: string) => lines.push(line) })
  return { log, lines, read: () => JSON.parse(lines[0] ?? "") }
}

describe("redactedLogOptions", () => {
  it("logs the type and location of an error without the database row it concerns", () => {
    const { log, read } = openLog()
    const error = new Error('null value in column "name" violates not-null constraint')
    const detail = "Failing row contains (7, Mary Smith, 4 Stowe Lane)."
    const facts = { code: "23502", column: "name", detail, parameters: ["Mary Smith"] }
    log.error({ err: Object.assign(error, facts) }, "a request failed")
    const { err } = read()
    expect(err).toMatchObject({ type: "Error", code: "23502", column: "name" })
    expect(err.message).toBe(error.message)
    expect(err.stack).toContain("log-redaction.test.ts")
    expect(JSON.stringify(err)).not.toMatch(/Mary|Stowe/)
  })

  it("logs the message of every cause of an error", () => {
    const { log, read } = openLog()
    const connectErrors = ["::1", "127.0.0.1"].map(
      (host) => new Error(`connect ECONNREFUSED ${host}`),
    )
    const cause = new AggregateError(connectErrors, "connection failed")
    log.error({ err: new Error("API request failed", { cause }) })
    expect(read().err.message).toBe("API request failed: connection failed")
    const second = openLog()
    second.log.error({ err: cause })
    expect(second.read().err.parts).toEqual(connectErrors.map(String))
  })

  it.each([null, "gone", { message: "no", row: "Mary" }])("logs the thrown value %j", (thrown) => {
    const { log, lines } = openLog()
    log.error({ err: thrown }, "failed")
    expect(lines).toHaveLength(1)
    expect(lines.join()).not.toContain("Mary")
  })

  it("redacts email addresses in every field", () => {
    const { log, lines, read } = openLog()
    const reason = "550 <mary.smith+shop@mail.example.com>: no such mailbox"
    log.warn({ reason, err: new Error("mary@example.org is taken") }, "for mary@example.net")
    expect(lines.join()).not.toContain("mary")
    expect(read()).toMatchObject({
      reason: "550 <…@…>: no such mailbox",
      msg: "for …@…",
      err: { message: "…@… is taken" },
    })
  })
})

const token = "PSE4hQB1xDKT7p-7NJIEFiRNXEXacY9SXxhG0X3pTuc"

describe("buildLogPath", () => {
  it.each([
    [`/pay/sandbox/${token}`, "/pay/sandbox/…"],
    [`/show-invoice/print/${token}?x=1`, "/show-invoice/print/…"],
    [`/api/v1/sell/invoice/show/${token}/tickets#a`, "/api/v1/sell/invoice/show/…/tickets"],
  ])("redacts the token in %s", (address, path) => {
    expect(buildLogPath(address)).toBe(path)
  })

  it.each(["/", "/shop/resin", `/assets/i/${"0123456789abcdef".repeat(4)}.webp`, ""])(
    "preserves the whole path of %s and removes its query",
    (path) => expect(buildLogPath(`${path}?payum_token=${token}`)).toBe(path),
  )
})
