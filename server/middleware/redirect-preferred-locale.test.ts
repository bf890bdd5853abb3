import { createServer } from "node:http"
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals"
import { openExchange } from "../response.ts"
import { registerHomeVary, sendPreferredLocaleRedirect } from "./preferred-language.ts"

/** A server that serves the English home page unless it redirects. */
const server = createServer((request, response) => {
  if (sendPreferredLocaleRedirect(request, response)) return
  registerHomeVary(openExchange(request, response))
  response.setHeader("Vary", "rsc")
  response.end("front page")
})
let origin = ""
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const address = server.address()
  origin = `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`
})
afterAll(() => new Promise((resolve) => server.close(resolve)))

async function open(path: string, headers: Record<string, string> = {}, method = "GET") {
  const response = await fetch(origin + path, { redirect: "manual", headers, method })
  return [response.status, response.headers.get("location"), response.headers.get("vary")]
}

describe("a request for the home page", () => {
  it("is redirected to the language of the cookie, with the query", async () => {
    expect(await open("/", { cookie: "a=b; language=ar" })).toEqual([307, "/ar", "Cookie"])
    expect(await open("/?a=1&b=%2F", { cookie: "language=zh" })).toEqual([
      307,
      "/zh?a=1&b=%2F",
      "Cookie",
    ])
  })

  it.each<Record<string, string>>([
    {},
    { cookie: "language=en" },
    { cookie: "language=xx" },
    { cookie: "language=//evil.example" },
    { cookie: "language=de", "sec-fetch-site": "same-origin" },
  ])("gets English otherwise, with Vary: Cookie: %j", async (headers) => {
    expect(await open("/", headers)).toEqual([200, null, "rsc, Cookie"])
  })

  it("is the only one that is redirected: not other pages, RSC payloads, images or posts", async () => {
    const cookie = "language=de"
    for (const path of ["/shop", "/de", "/enter/", "//"]) {
      expect(await open(path, { cookie })).toEqual([200, null, "rsc"])
    }
    expect(await open("/", { cookie, rsc: "1" })).toEqual([200, null, "rsc"])
    expect(await open("/", { cookie, accept: "image/png" })).toEqual([200, null, "rsc"])
    expect(await open("/", { cookie }, "POST")).toEqual([200, null, "rsc"])
  })
})
