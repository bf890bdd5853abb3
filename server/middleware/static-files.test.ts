import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { createServer, type Server } from "node:http"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, expect, it } from "@jest/globals"
import { openStaticFiles } from "./static-files.ts"

let server: Server
let folder: string
let origin: string

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "curlew-static-"))
  mkdirSync(join(folder, "chunks"))
  writeFileSync(join(folder, "chunks", "a.js"), "run()")
  writeFileSync(join(folder, "icon.svg"), "<svg/>")
  const sendStaticFile = openStaticFiles(folder)
  server = createServer((request, response) => {
    response.setHeader("X-Request-Id", "0a1b")
    if (!sendStaticFile(request, response)) response.writeHead(404).end()
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const address = server.address()
  if (address === null || typeof address === "string") throw new Error("no port is free")
  origin = `http://127.0.0.1:${address.port}`
})

afterAll(async () => {
  await new Promise((resolve) => server.close(resolve))
  rmSync(folder, { recursive: true })
})

it("sends a script compressed and immutable, without a policy and a request id", async () => {
  const response = await fetch(`${origin}/_next/static/chunks/a.js`)
  const headers = Object.fromEntries(response.headers)
  expect(await response.text()).toBe("run()")
  expect(headers).not.toHaveProperty("content-security-policy")
  expect(headers).not.toHaveProperty("x-request-id")
  expect(headers).toMatchObject({
    "x-content-type-options": "nosniff",
    "content-encoding": expect.any(String),
    vary: "Accept-Encoding",
  })
  expect(headers["cache-control"]).toBe("public, max-age=31536000, immutable")
})

it("gives an image a policy, which applies if it is opened by itself", async () => {
  const { headers } = await fetch(`${origin}/_next/static/icon.svg`)
  expect(headers.get("Content-Security-Policy")).toContain("default-src 'self'")
})

it.each(["/_next/static/chunks/b.js", "/_next/static/../server/a.js", "/chunks/a.js"])(
  "leaves %s to the next handler",
  async (path) => {
    expect((await fetch(origin + path)).status).toBe(404)
  },
)
