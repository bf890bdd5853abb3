import { spawnSync } from "node:child_process"
import { describe, expect, it } from "@jest/globals"

/** Returns what a process of its own logs after it has switched the console to JSON. */
function runWithJsonConsole(code: string): Record<string, unknown>[] {
  const program = `
    const { registerJsonConsole } = await import("#server/observability/open-observability.ts")
    const { withRequestId } = await import("#lib/observability/request-context.ts")
    registerJsonConsole()
    ${code}`
  const env = { ...process.env, LOG_LEVEL: "info" }
  const args = ["--disable-warning=ExperimentalWarning", "--input-type=module", "-e", program]
  const { stdout, stderr, status } = spawnSync(process.execPath, args, { env, encoding: "utf8" })
  expect([stderr, status]).toEqual(["", 0])
  return stdout
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line))
}

describe("plain text that a package prints", () => {
  it("becomes a line of the log, with the id of its request", () => {
    const lines = runWithJsonConsole(
      `withRequestId("a-request-of-the-test", () => console.warn("%d pages\\nare old", 3))`,
    )
    expect(lines).toMatchObject([
      { level: 40, msg: "3 pages\nare old", request_id: "a-request-of-the-test" },
    ])
  })

  it("retains the message and the stack of an error", () => {
    const [line] = runWithJsonConsole(`console.error("it broke", new Error("the disk is full"))`)
    expect(line).toMatchObject({ level: 50, msg: "it broke", err: { message: "the disk is full" } })
    expect(JSON.stringify(line?.err)).toContain("stack")
  })

  it("contains no query and no token of a URL", () => {
    const [line] = runWithJsonConsole(`console.warn("slow: /payment-return?payum_token=hidden")`)
    expect(line).toMatchObject({ msg: "slow: /payment-return" })
  })

  it("is left out if the app was notified of the error and has logged it itself", () => {
    const code = `
      const { registerReportedError } = await import("#lib/observability/reported-errors.ts")
      const error = new Error("no page")
      registerReportedError(error)
      console.error(error)
      console.error("\\u2a2f", new Error("no page"))`
    expect(runWithJsonConsole(code)).toEqual([])
  })
})
