import { once } from "node:events"
import { createServer, type Server, type ServerResponse, request as send } from "node:http"
import { gunzipSync } from "node:zlib"
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals"
import { openExchange } from "../response.ts"
import { registerGzipStream } from "./compress.ts"

const xml = "application/xml; charset=utf-8"
let respond: (response: ServerResponse) => void = () => {}
let server: Server
beforeAll(async () => {
  server = createServer((request, response) => {
    registerGzipStream(openExchange(request, response))
    respond(response)
  }).listen(0, "127.0.0.1")
  await once(server, "listening")
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

async function fetchDocument(headers: Record<string, string>, onResponse = () => {}) {
  const address = server.address()
  const port = typeof address === "object" ? address?.port : undefined
  const sent = send({ host: "127.0.0.1", port, headers }).end()
  const [got] = await once(sent, "response")
  onResponse()
  const chunks: Buffer[] = []
  let isWhole = true
  try {
    for await (const chunk of got) chunks.push(chunk)
  } catch {
    isWhole = false
  }
  return { encoding: got.headers["content-encoding"], body: Buffer.concat(chunks), isWhole }
}

async function writeChunks(response: ServerResponse, chunks: readonly string[]): Promise<void> {
  response.setHeader("Content-Type", xml)
  for (const chunk of chunks) if (!response.write(chunk)) await once(response, "drain")
  response.end("</a>")
}

describe("an XML document that is sent in chunks", () => {
  const chunks = Array.from({ length: 400 }, (_, at) => `<b>${at} ${Math.random()}</b>`.repeat(99))

  it("arrives gzipped and complete, written only as fast as it is read", async () => {
    respond = (response) => void writeChunks(response, chunks)
    const { encoding, body } = await fetchDocument({ "accept-encoding": "br, gzip" })
    expect(encoding).toBe("gzip")
    expect(gunzipSync(body).toString()).toBe(`${chunks.join("")}</a>`)
  })

  it("is left uncompressed for a client that does not accept gzip, and if it is not XML", async () => {
    respond = (response) => void writeChunks(response, ["<a>"])
    const plain = { encoding: undefined, body: Buffer.from("<a></a>") }
    expect(await fetchDocument({})).toMatchObject(plain)
    expect(await fetchDocument({ "accept-encoding": "br, gzip;q=0" })).toMatchObject(plain)
    respond = (response) => {
      response.setHeader("Content-Type", "text/html")
      response.write("<p>")
      response.end()
    }
    const html = await fetchDocument({ "accept-encoding": "gzip" })
    expect(html).toMatchObject({ encoding: undefined, body: Buffer.from("<p>") })
  })

  it("is aborted if it fails, so that it does not look complete", async () => {
    let cut = () => {}
    respond = (response) => {
      response.setHeader("Content-Type", xml)
      response.write("<a>")
      cut = () => response.destroy()
    }
    const { isWhole } = await fetchDocument({ "accept-encoding": "gzip" }, () => cut())
    expect(isWhole).toBe(false)
  })
})
