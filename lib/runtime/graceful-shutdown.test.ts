import { Agent, createServer, get, type Server } from "node:http"
import { afterEach, describe, expect, it } from "@jest/globals"
import { closeServerGracefully } from "./graceful-shutdown.ts"

let server: Server | null = null
const agents: Agent[] = []
afterEach(() => {
  for (const agent of agents.splice(0)) agent.destroy()
  server?.closeAllConnections()
  server = null
})

/** Starts a server whose response to "/slow" waits for `release`. */
async function open() {
  let release = () => {}
  const released = new Promise<void>((settle) => {
    release = settle
  })
  const made = createServer(async ({ url }, response) => {
    if (url === "/slow") await released
    response.end("whole")
  })
  server = made
  await new Promise<void>((settle) => made.listen(0, "127.0.0.1", settle))
  const address = made.address()
  const port = typeof address === "object" && address ? address.port : 0
  return { server: made, port, release }
}

function sendRequest(
  port: number,
  path: string,
  agent: Agent,
): Promise<{ text: string; connection: string }> {
  return new Promise((settle, fail) => {
    const request = get({ port, host: "127.0.0.1", path, agent }, (response) => {
      response.setEncoding("utf8")
      let text = ""
      response.on("data", (part: string) => {
        text += part
      })
      response.on("end", () => settle({ text, connection: response.headers.connection ?? "" }))
    })
    request.on("error", fail)
  })
}

function buildAgent(): Agent {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  agents.push(agent)
  return agent
}

describe("closeServerGracefully", () => {
  it("serves one more request per open connection, closes it with that response, and accepts no new one", async () => {
    const { server, port } = await open()
    const agent = buildAgent()
    expect(await sendRequest(port, "/", agent)).toEqual({ text: "whole", connection: "keep-alive" })
    const drained = closeServerGracefully(server, { graceMs: 5_000, limitMs: 6_000 })
    expect(await sendRequest(port, "/", agent)).toEqual({ text: "whole", connection: "close" })
    await drained
    await expect(sendRequest(port, "/", buildAgent())).rejects.toThrow("ECONNREFUSED")
  })

  it("finishes requests in flight, and closes idle connections after the grace period", async () => {
    const { server, port, release } = await open()
    await sendRequest(port, "/", buildAgent())
    const slow = sendRequest(port, "/slow", buildAgent())
    const arrived = new Promise((settle) => server.once("request", settle))
    await arrived
    // The response leaves the connection open, since its request came before the shutdown.
    Object.assign(server, { keepAliveTimeout: 20, keepAliveTimeoutBuffer: 0 })
    const drained = closeServerGracefully(server, { graceMs: 20, limitMs: 2_000 })
    setTimeout(release, 60)
    expect((await slow).text).toBe("whole")
    await drained
  })

  it("resolves at its time limit", async () => {
    const { server, port } = await open()
    const slow = sendRequest(port, "/slow", buildAgent()).catch(() => null)
    await new Promise((settle) => server.once("request", settle))
    await closeServerGracefully(server, { graceMs: 10, limitMs: 30 })
    server.closeAllConnections()
    expect(await slow).toBeNull()
  })
})
