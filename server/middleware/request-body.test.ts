import { createServer, type RequestListener } from "node:http"
import { afterEach, describe, expect, it } from "@jest/globals"
import { maxPhotoBodyBytes, photoFormPath } from "#lib/auth/body-limits.ts"
import { maxFormBodyBytes } from "#lib/form-limits.ts"
import { openOnLocalhost } from "#tests/support/open-on-localhost.ts"
import { handleLargeBody } from "./request-body.ts"

const nothing = async () => {}
let close = nothing
afterEach(async () => {
  await close()
  close = nothing
})

/** Serves `listener` until the test ends. Returns the origin. */
async function serve(listener: RequestListener): Promise<string> {
  const server = await openOnLocalhost(createServer(listener))
  close = server.close
  return server.origin
}

/** An app that reads the body and sends this response. */
const app =
  (status: number, text: string): RequestListener =>
  (request, response) => {
    if (handleLargeBody(request, response)) return
    request.resume().on("end", () => {
      response.statusCode = status
      response.write(text)
      response.end()
    })
  }

function fill(values: Record<string, string>): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries(values)) data.set(name, value)
  return data
}
const post = (url: string, body: FormData) => fetch(url, { method: "POST", body })

describe("a request body", () => {
  it("gets 413 with a page that states the limit if it is larger than any form", async () => {
    const origin = await serve(app(200, "taken"))
    const response = await post(origin, fill({ x: "x".repeat(maxFormBodyBytes) }))
    expect(response.status).toBe(413)
    expect(await response.text()).toContain("The limit is 3 megabytes")
  })

  it("redirects to the profile, with an error there, if it contains an image that is too large", async () => {
    const origin = await serve(app(200, "taken"))
    const address = `${origin}${photoFormPath}`
    const body = fill({ x: "x".repeat(maxPhotoBodyBytes) })
    const response = await fetch(address, { method: "POST", body, redirect: "manual" })
    expect([response.status, response.headers.get("location")]).toEqual([
      303,
      "/profile?photo=size#photo",
    ])
    const smaller = fill({ x: "x".repeat(maxFormBodyBytes) })
    expect(await (await post(address, smaller)).text()).toBe("taken")
  })

  it("is accepted with a megabyte", async () => {
    const origin = await serve(app(200, "taken"))
    const response = await post(origin, fill({ x: "x".repeat(1_000_000) }))
    expect(await response.text()).toBe("taken")
  })
})
