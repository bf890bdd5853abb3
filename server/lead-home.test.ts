import { createServer } from "node:http"
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals"
import { leadHome } from "./lead-home.ts"

/** A server that shows the English front page where nobody is led elsewhere. */
const server = createServer((request, response) => {
  if (leadHome(request, response)) return
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
  const answer = await fetch(origin + path, { redirect: "manual", headers, method })
  return [answer.status, answer.headers.get("location"), answer.headers.get("vary")]
}

describe("who opens the shop's front door", () => {
  it("comes to it in the language that was chosen once, with the query", async () => {
    expect(await open("/", { cookie: "a=b; language=ar" })).toEqual([307, "/ar", "Cookie"])
    expect(await open("/?a=1&b=%2F", { cookie: "language=zh" })).toEqual([
      ...[307, "/zh?a=1&b=%2F", "Cookie"],
    ])
  })

  it.each<Record<string, string>>([
    {},
    { cookie: "language=en" },
    { cookie: "language=xx" },
    { cookie: "language=//evil.example" },
    { cookie: "language=de", "sec-fetch-site": "same-origin" },
  ])("finds it in English else, and caches are told that it depends: %j", async (headers) => {
    expect(await open("/", headers)).toEqual([200, null, "rsc, Cookie"])
  })

  it("is led nowhere by other pages, by parts of pages, or by what is sent", async () => {
    const cookie = "language=de"
    for (const path of ["/shop", "/de", "/enter/", "//"]) {
      expect(await open(path, { cookie })).toEqual([200, null, "rsc"])
    }
    expect(await open("/", { cookie, rsc: "1" })).toEqual([200, null, "rsc"])
    expect(await open("/", { cookie, accept: "image/png" })).toEqual([200, null, "rsc"])
    expect(await open("/", { cookie }, "POST")).toEqual([200, null, "rsc"])
  })
})
