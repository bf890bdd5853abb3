import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { createServer, type Server } from "node:http"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { runInNewContext } from "node:vm"
import { openServiceWorkerRoute } from "./service-worker-route.ts"

let server: Server
let folder: string

async function open(isOn: boolean, worker: string | null = "the worker"): Promise<string> {
  const file = join(folder, "sw.js")
  if (worker !== null) writeFileSync(file, worker)
  const serveServiceWorker = openServiceWorkerRoute(file, isOn)
  server = createServer((request, response) => {
    if (!serveServiceWorker(request, response)) response.end("next handler")
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const address = server.address()
  if (address === null || typeof address === "string") throw new Error("no port is free")
  return `http://127.0.0.1:${address.port}`
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "curlew-worker-"))
})
afterEach(async () => {
  await new Promise((resolve) => server.close(resolve))
  rmSync(folder, { recursive: true })
})

describe("the service worker route", () => {
  it("sends the service worker of the build compressed, with no-cache", async () => {
    const response = await fetch(`${await open(true)}/sw.js`, {
      headers: { "accept-encoding": "br" },
    })
    const { headers } = response
    expect(await response.text()).toBe("the worker")
    expect([headers.get("Cache-Control"), headers.get("Content-Encoding")]).toEqual([
      "no-cache",
      "br",
    ])
    expect(headers.get("Content-Type")).toMatch(/^text\/javascript/)
    expect(headers.get("Server-Timing")).toBeNull()
  })

  it("leaves a missing service worker to the next handler", async () => {
    const response = await fetch(`${await open(true, null)}/sw.js`)
    expect(await response.text()).toBe("next handler")
  })

  it("switched off, marks every response with Server-Timing and leaves it otherwise unchanged", async () => {
    const response = await fetch(`${await open(false)}/shop`)
    expect([await response.text(), response.headers.get("Server-Timing")]).toEqual([
      "next handler",
      "worker-off",
    ])
  })

  it("switched off, sends a service worker that deletes its caches and unregisters itself", async () => {
    const response = await fetch(`${await open(false)}/sw.js?again`)
    expect(response.headers.get("Cache-Control")).toBe("no-cache")
    const done: string[] = []
    const listeners = new Map<string, (event: unknown) => void>()
    const work: Promise<unknown>[] = []
    runInNewContext(await response.text(), {
      addEventListener: (name: string, run: (event: unknown) => void) => listeners.set(name, run),
      skipWaiting: () => done.push("takes over"),
      caches: { keys: async () => ["a", "b"], delete: async (name: string) => done.push(name) },
      indexedDB: {
        databases: async () => [{ name: "workbox-expiration" }, { name: "other" }],
        deleteDatabase: (name: string) => done.push(name),
      },
      registration: { unregister: async () => done.push("is off") },
    })
    expect([...listeners.keys()]).toEqual(["install", "activate"])
    listeners.get("install")?.({})
    listeners.get("activate")?.({ waitUntil: (each: Promise<unknown>) => work.push(each) })
    await Promise.all(work)
    expect(done).toEqual(["takes over", "a", "b", "workbox-expiration", "is off"])
  })
})
