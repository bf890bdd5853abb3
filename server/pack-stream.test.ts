import { once } from "node:events"
import { createServer, type Server, type ServerResponse, request as send } from "node:http"
import { gunzipSync } from "node:zlib"
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals"
import { packStream } from "./pack-stream.ts"

const xml = "application/xml; charset=utf-8"
let answer: (response: ServerResponse) => void = () => {}
let server: Server
beforeAll(async () => {
  server = createServer((request, response) => {
    packStream(request, response)
    answer(response)
  }).listen(0, "127.0.0.1")
  await once(server, "listening")
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

async function ask(headers: Record<string, string>, onBegin = () => {}) {
  const address = server.address()
  const port = typeof address === "object" ? address?.port : undefined
  const sent = send({ host: "127.0.0.1", port, headers }).end()
  const [got] = await once(sent, "response")
  onBegin()
  const chunks: Buffer[] = []
  let isWhole = true
  try {
    for await (const chunk of got) chunks.push(chunk)
  } catch {
    isWhole = false
  }
  return { encoding: got.headers["content-encoding"], body: Buffer.concat(chunks), isWhole }
}

async function writeInTurn(response: ServerResponse, pieces: readonly string[]): Promise<void> {
  response.setHeader("Content-Type", xml)
  for (const piece of pieces) if (!response.write(piece)) await once(response, "drain")
  response.end("</a>")
}

describe("an XML document that is sent in chunks", () => {
  const pieces = Array.from({ length: 400 }, (_, at) => `<b>${at} ${Math.random()}</b>`.repeat(99))

  it("arrives gzipped and complete, written only as fast as it is read", async () => {
    answer = (response) => void writeInTurn(response, pieces)
    const { encoding, body } = await ask({ "accept-encoding": "br, gzip" })
    expect(encoding).toBe("gzip")
    expect(gunzipSync(body).toString()).toBe(`${pieces.join("")}</a>`)
  })

  it("is left uncompressed for a client that does not accept gzip, and if it is not XML", async () => {
    answer = (response) => void writeInTurn(response, ["<a>"])
    expect(await ask({})).toMatchObject({ encoding: undefined, body: Buffer.from("<a></a>") })
    answer = (response) => {
      response.setHeader("Content-Type", "text/html")
      response.write("<p>")
      response.end()
    }
    const html = await ask({ "accept-encoding": "gzip" })
    expect(html).toMatchObject({ encoding: undefined, body: Buffer.from("<p>") })
  })

  it("is aborted if it fails, so that it does not look complete", async () => {
    let cut = () => {}
    answer = (response) => {
      response.setHeader("Content-Type", xml)
      response.write("<a>")
      cut = () => response.destroy()
    }
    const { isWhole } = await ask({ "accept-encoding": "gzip" }, () => cut())
    expect(isWhole).toBe(false)
  })
})
