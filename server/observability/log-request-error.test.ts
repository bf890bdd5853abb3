import { spawnSync } from "node:child_process"
import { describe, expect, it } from "@jest/globals"

/** Returns what a process of its own logs for an error with this message. */
function logError(message: string): unknown {
  const program = `
    const { logRequestError } = await import("#server/observability/log-request-error.ts")
    const request = { path: "/shop?payum_token=hidden", method: "GET", headers: {} }
    const context = { routePath: "/[locale]/shop", routeType: "render", routerKind: "App Router" }
    logRequestError(new Error(${JSON.stringify(message)}), request, context)`
  const env = { ...process.env, LOG_LEVEL: "debug" }
  const args = ["--disable-warning=ExperimentalWarning", "--input-type=module", "-e", program]
  const { stdout, stderr, status } = spawnSync(process.execPath, args, { env, encoding: "utf8" })
  expect([stderr, status]).toEqual(["", 0])
  return JSON.parse(stdout)
}

const place = { route: "/[locale]/shop", kind: "render", path: "/shop" }

describe("the log of request errors", () => {
  it("contains the error with its route and path, without the query", () => {
    const err = { message: "no page" }
    expect(logError("no page")).toMatchObject({ level: 50, err, ...place })
  })

  it("contains a malformed form body, which is the client's error, for debugging only", () => {
    expect(logError("Failed to parse body as FormData.")).toMatchObject({ level: 20, ...place })
  })
})
