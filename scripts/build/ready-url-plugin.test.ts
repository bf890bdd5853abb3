import { once } from "node:events"
import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { createServer, type Server } from "node:http"
import type { AddressInfo } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterEach, beforeEach, describe, expect, it } from "@jest/globals"
import webpack from "webpack"
import { ReadyUrlPlugin } from "./ready-url-plugin.ts"

let root: string
let server: Server
let url: string
let status: number
let requests: number

beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), "curlew-ready-"))
  writeFileSync(join(root, "entry.js"), "self.isLoaded = true")
  status = 503
  requests = 0
  server = createServer((_request, response) => {
    requests += 1
    response.writeHead(status).end()
  }).listen(0, "127.0.0.1")
  await once(server, "listening")
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/ready`
})

afterEach(() => {
  server.close()
  rmSync(root, { recursive: true, force: true })
})

function compile(plugin: ReadyUrlPlugin): Promise<void> {
  const compiler = webpack({
    mode: "development",
    context: root,
    entry: "./entry.js",
    output: { path: join(root, "built") },
    plugins: [plugin],
  })
  return new Promise((resolve, reject) => {
    compiler.run((error) => (error ? reject(error) : resolve()))
  })
}

describe("ReadyUrlPlugin", () => {
  it("ends the compilation when the URL responds with 200", async () => {
    let isDone = false
    const done = compile(new ReadyUrlPlugin(url)).then(() => {
      isDone = true
    })
    while (requests < 3) await new Promise((resolve) => setTimeout(resolve, 20))
    expect(isDone).toBe(false)
    status = 200
    await done
  })

  it("ends it with an error if the URL is not ready in time", async () => {
    await expect(compile(new ReadyUrlPlugin(url, 50))).rejects.toThrow(`${url} is not ready.`)
  })
})
