import { describe, expect, it } from "@jest/globals"
import { buildXmlResponse } from "./build-xml-response.ts"

const type = "application/xml"
const createRequest = (headers: Record<string, string> = {}) =>
  new Request("http://shop.test/", { headers })
async function* writeText(parts: readonly string[]) {
  yield* parts
}

describe("streamed XML response", () => {
  it("contains all chunks of the document in order", async () => {
    const parts = Array.from({ length: 5_000 }, (_, at) => `<url>${at}</url>`)
    const response = await buildXmlResponse(createRequest(), { type, version: null }, () =>
      writeText(parts),
    )
    expect(response.headers.get("content-type")).toBe("application/xml; charset=utf-8")
    expect(response.headers.get("cache-control")).toContain("s-maxage=60")
    expect(await response.text()).toBe(parts.join(""))
  })

  it("applies backpressure: the document is generated only as far as it is read", async () => {
    let written = 0
    const response = await buildXmlResponse(
      createRequest(),
      { type, version: null },
      async function* () {
        for (; written < 1_000; written += 1) yield "x".repeat(16 * 1024)
      },
    )
    const reader = response.body?.getReader()
    await reader?.read()
    expect(written).toBeLessThan(10)
    await reader?.cancel()
  })

  it("rejects if the first chunk fails", async () => {
    const fail = async function* () {
      yield await Promise.reject(new Error("away"))
    }
    await expect(buildXmlResponse(createRequest(), { type, version: null }, fail)).rejects.toThrow(
      "away",
    )
  })

  it("aborts if a later chunk fails, so that it cannot pass for a complete document", async () => {
    const response = await buildXmlResponse(
      createRequest(),
      { type, version: null },
      async function* () {
        yield "x".repeat(20_000)
        throw new Error("away")
      },
    )
    await expect(response.text()).rejects.toThrow("away")
  })

  it("is 304 Not Modified if the client has the ETag of this version", async () => {
    const send = (version: unknown[], headers = {}) =>
      buildXmlResponse(createRequest(headers), { type, version }, () => writeText(["<a/>"]))
    const etag = (await send([1])).headers.get("etag") ?? ""
    const again = await send([1], { "if-none-match": `"other", ${etag}` })
    expect([again.status, await again.text()]).toEqual([304, ""])
    expect((await send([2], { "if-none-match": etag })).status).toBe(200)
  })
})
