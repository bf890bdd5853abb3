import { once } from "node:events"
import { createServer, type Server } from "node:http"
import { afterAll, beforeAll, expect, it } from "@jest/globals"
import { openExchange } from "../response.ts"
import { registerRedirectQuery } from "./canonical-redirect.ts"

let location: string | string[] = ""
let status = 308
let server: Server
let origin: string
beforeAll(async () => {
  server = createServer((request, response) => {
    registerRedirectQuery(openExchange(request, response))
    response.statusCode = status
    response.setHeader("Location", location)
    response.end()
  }).listen(0, "127.0.0.1")
  await once(server, "listening")
  const address = server.address()
  origin = `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

async function fetchLocation(path: string, target: { to: string | string[]; with?: number }) {
  location = target.to
  status = target.with ?? 308
  const response = await fetch(`${origin}${path}`, { redirect: "manual" })
  return response.headers.get("location")
}

it.each([
  ["/old?a=1", "/new", "/new?a=1"],
  ["/old?a=1&b=2", "/new?c=3", "/new?c=3&a=1&b=2"],
  ["/old?a=1", "/new#part", "/new?a=1#part"],
  ["/old?a=1", "/new?a=1", "/new?a=1"],
  ["/old", "/new", "/new"],
])("redirects %s with the target %s permanently to %s", async (path, to, end) => {
  expect(await fetchLocation(path, { to })).toBe(end)
})

it("sends the target once if Next sets it twice", async () => {
  expect(await fetchLocation("/old?a=1", { to: ["/new", "/new"] })).toBe("/new?a=1")
})

it("adds no query to redirects to other hosts, or of private paths", async () => {
  expect(await fetchLocation("/old?a=1", { to: "//elsewhere.example" })).toBe("//elsewhere.example")
  expect(await fetchLocation("/old?a=1", { to: "https://elsewhere.example/" })).toBe(
    "https://elsewhere.example/",
  )
  expect(await fetchLocation("/enter?token=1", { to: "/" })).toBe("/")
})

it("leaves a temporary redirect unchanged", async () => {
  expect(await fetchLocation("/old?a=1", { to: "/new", with: 307 })).toBe("/new")
})
