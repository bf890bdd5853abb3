import { once } from "node:events"
import { createServer } from "node:http"
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals"
import { startMetricsServer } from "#lib/observability/metrics-server.ts"
import { eventually } from "#tests/assertions/eventually.ts"
import { openTestBackend, type TestBackend } from "#tests/support/test-backend.ts"

let backend: TestBackend
let port = 0

beforeAll(async () => {
  port = await findFreePort()
  backend = await openTestBackend({ env: { METRICS_PORT: port } })
  await backend.app.listen({ host: "127.0.0.1", port: 0 })
})
afterAll(() => backend.close())

async function findFreePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  if (typeof address !== "object" || !address) throw new Error("no port is free")
  return address.port
}

async function readMetrics(): Promise<string[]> {
  const response = await fetch(`http://127.0.0.1:${port}/metrics`)
  expect(response.headers.get("content-type")).toContain("text/plain")
  return (await response.text()).split("\n")
}

describe("the metrics endpoint", () => {
  it("counts responses by route pattern and status, never by the requested URL", async () => {
    await backend.app.inject("/api/v1/sell/product/detail/a-secret-slug")
    await backend.app.inject("/nowhere/at/all")
    await backend.app.inject("/api/health")
    const lines = await readMetrics()
    const counts = lines.filter((line) =>
      line.startsWith("curlew_backend_request_duration_seconds_count"),
    )
    expect(counts).toContain(
      'curlew_backend_request_duration_seconds_count{route="/api/health",status="200"} 1',
    )
    expect(counts.join("\n")).toContain('route="other",status="404"')
    expect(lines.join("\n")).not.toMatch(/a-secret-slug|nowhere/)
  })

  it("reports memory and queue lengths of the process", async () => {
    // The database queries of the gauges may themselves wait for a connection.
    await eventually(20_000, async () => {
      const text = (await readMetrics()).join("\n")
      expect(text).toContain("process_resident_memory_bytes")
      expect(text).toContain('curlew_queue_length{queue="images"} 0')
      expect(text).toContain('curlew_queue_length{queue="database"} 0')
    })
  })

  it("exists neither on the API port nor at another path of the metrics port", async () => {
    expect((await backend.app.inject("/metrics")).statusCode).toBe(404)
    expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404)
  })
})

it("logs an error and continues if the metrics port is in use", async () => {
  const messages: string[] = []
  const log = { info: () => {}, error: (_facts: object, message: string) => messages.push(message) }
  const registry = { metrics: async () => "", contentType: "text/plain" }
  const server = startMetricsServer(
    registry,
    { METRICS_PORT: port, METRICS_HOST: "127.0.0.1" },
    log,
  )
  await once(server, "error").catch(() => {})
  expect(messages).toEqual(["metrics: cannot listen"])
})
