import { once } from "node:events"
import { createServer, type RequestListener, type Server } from "node:http"
import type { AddressInfo } from "node:net"
import { afterEach, describe, expect, it } from "@jest/globals"
import { findFreePort } from "#scripts/lib/ports.ts"
import { requestStatus } from "#scripts/lib/request-status.ts"

let server: Server | undefined

afterEach(() => {
  server?.closeAllConnections()
  server?.close()
})

async function listen(respond: RequestListener): Promise<string> {
  server = createServer(respond).listen(0, "127.0.0.1")
  await once(server, "listening")
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/health`
}

describe("requestStatus", () => {
  it("returns the status, and that of a redirect without following it", async () => {
    const url = await listen((request, response) => {
      response.writeHead(request.url === "/health" ? 302 : 200, { location: "/elsewhere" }).end()
    })
    expect(await requestStatus(url)).toBe(302)
    expect(await requestStatus(url.replace("health", "ready"))).toBe(200)
  })

  it("does not wait for the end of a response", async () => {
    const url = await listen((_request, response) =>
      response.writeHead(503).write("to be continued"),
    )
    expect(await requestStatus(url)).toBe(503)
  })

  it("throws the error of the connection", async () => {
    const port = await findFreePort()
    await expect(requestStatus(`http://127.0.0.1:${port}/`)).rejects.toThrow("ECONNREFUSED")
    await expect(requestStatus(`https://127.0.0.1:${port}/`)).rejects.toThrow("ECONNREFUSED")
  })

  it("throws an error if there is no response in time", async () => {
    const url = await listen(() => {})
    await expect(requestStatus(url, 50)).rejects.toThrow("no response within 0.05 seconds")
  })
})
