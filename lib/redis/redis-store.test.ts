import { once } from "node:events"
import { type AddressInfo, createServer, type Socket } from "node:net"
import { afterEach, describe, expect, it } from "@jest/globals"
import { eventually } from "#tests/assertions/eventually.ts"
import { RedisCircuitBreaker } from "./circuit-breaker.ts"
import { RedisStore } from "./redis-store.ts"

const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
})

/** Starts a server that handles its connections with `greet`, and returns its URL. */
async function listen(greet: (socket: Socket) => void): Promise<string> {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket.on("error", () => {}))
    greet(socket)
  }).listen(0, "127.0.0.1")
  await once(server, "listening")
  closing.push(() => {
    server.close()
    for (const socket of sockets) socket.destroy()
  })
  return `redis://:a-secret-password@127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** Replies to each command with "OK", but for some. */
function serveRedis(socket: Socket, replies: Readonly<Record<string, string>>): void {
  socket.on("data", (bytes) => {
    for (const [, command = ""] of String(bytes).matchAll(/\*\d+\r\n\$\d+\r\n(\w+)\r\n/g)) {
      socket.write(`${replies[command.toUpperCase()] ?? "+OK"}\r\n`)
    }
  })
}

/**
 * Reads from the store at a URL, and returns what was logged and how long the longest read took.
 */
async function readFrom(url: string): Promise<{ logged: string[]; longestMs: number }> {
  const memory = new RedisStore(url)
  closing.push(() => memory.close())
  const logged: string[] = []
  const record = (facts: object, message: string) =>
    void logged.push(`${message}: ${JSON.stringify(facts)}`)
  const guard = new RedisCircuitBreaker(memory, { warn: record, info: record })
  let longestMs = 0
  for (let turn = 0; turn < 4; turn++) {
    const startedAt = performance.now()
    expect(await guard.attempt((shared) => shared.get("a"))).toBeUndefined()
    longestMs = Math.max(longestMs, performance.now() - startedAt)
  }
  expect(memory.isSubscribed()).toBe(false)
  return { logged, longestMs }
}

describe("a Redis server", () => {
  it.each([
    ["that is not there", async () => "redis://:a-secret-password@127.0.0.1:9"],
    ["that hangs up", () => listen((socket) => socket.destroy())],
    ["that sends nothing", () => listen(() => {})],
    ["that is no Redis", () => listen((socket) => socket.end("HTTP/1.1 400 Bad Request\r\n\r\n"))],
    [
      "that has another password",
      () =>
        listen((socket) =>
          socket.on("data", () => socket.write("-WRONGPASS invalid username-password pair\r\n")),
        ),
    ],
  ])("fails fast and hides the password for a server %s", async (_how, open) => {
    const { logged, longestMs } = await readFrom(await open())
    expect(logged).toHaveLength(1)
    expect(logged[0]).toMatch(/^redis: unavailable/)
    expect(logged.join()).not.toContain("a-secret-word")
    expect(longestMs).toBeLessThan(1_000)
  })
})

it("reconnects to the URL after a failover, where the old primary accepts no more writes", async () => {
  const readOnly = { SET: "-READONLY You can't write against a read only replica." }
  let replies: Record<string, string> = readOnly
  const memory = new RedisStore(await listen((socket) => serveRedis(socket, replies)))
  closing.push(() => memory.close())
  await eventually(20_000, () => expect(memory.isSubscribed()).toBe(true))
  replies = {}
  const write = () => memory.set("a", Buffer.from("b"), { ttlMs: 60_000 })
  await expect(write()).rejects.toThrow("READONLY")
  await eventually(20_000, async () => expect(await write()).toBe(true))
})
