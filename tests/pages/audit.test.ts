import { request } from "node:http"
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals"
import { eventually } from "#tests/support/eventually.ts"
import { type Member, openMember } from "#tests/support/member-browser.ts"
import { getRunningShop } from "#tests/support/running-shop.ts"
import { makeMarketer } from "#tests/support/shop-marketer.ts"
import { readText, visit } from "#tests/support/visit.ts"

const address = "/api/seo/audit"
const file = "/api/seo/audit/findings"
let customer: Member
let marketer: Member

beforeAll(async () => {
  customer = await openMember()
  marketer = await openMember()
  await makeMarketer(marketer)
})
afterAll(async () => {
  await customer.remove()
  await marketer.remove()
})

const own = () => ({ origin: getRunningShop().origin, "sec-fetch-site": "same-origin" })

/** Starts an audit as the page's script does, and disconnects after the first response lines. */
function beginAndLeave(member: Member): Promise<{ type: string; lines: string[] }> {
  const { hostname, port, origin } = new URL(getRunningShop().origin)
  const cookie = [...member.browser.cookies].map(([name, value]) => `${name}=${value}`).join("; ")
  return new Promise((resolve, reject) => {
    const headers = { cookie, origin, "sec-fetch-site": "same-origin" }
    const sent = request({ hostname, port, path: address, method: "POST", headers })
    sent.once("error", reject)
    sent.once("response", (answer) => {
      answer.setEncoding("utf8")
      answer.once("data", (text: string) => {
        sent.off("error", reject).on("error", () => {})
        answer.destroy()
        const type = answer.headers["content-type"] ?? ""
        resolve({ type, lines: text.split("\n").filter((line) => line !== "") })
      })
    })
    sent.end()
  })
}

describe("the site audit", () => {
  it("streams its progress to an administrator as NDJSON", async () => {
    const { type, lines } = await beginAndLeave(marketer)
    expect(type).toBe("application/x-ndjson; charset=utf-8")
    expect(JSON.parse(lines[0] ?? "")).toMatchObject({
      ...{ type: "progress", done: expect.any(Number), total: expect.any(Number) },
    })
  })

  it("has a page with no-store and noindex", async () => {
    const { status, headers, page } = await marketer.open("/seo/audit")
    expect(status).toBe(200)
    expect(readText(page, "h1")).toBe("Site audit")
    expect(headers["cache-control"]).toBe("private, no-store")
    expect(headers["x-robots-tag"]).toBe("noindex")
  })

  it("renders its page with any filter in the query", async () => {
    const odd = "?severity=__proto__&kind[]=x&text=%00%3Cscript%3E&sort=1&order=&page=99999"
    const { status, page } = await marketer.open(`/seo/audit${odd}`)
    expect(status).toBe(200)
    expect(readText(page, "h1")).toBe("Site audit")
  })
})

describe("access to the site audit", () => {
  it("responds 401 to calls and redirects pages without a session", async () => {
    const answer = await visit(address, { method: "POST", headers: own() })
    expect([answer.status, JSON.parse(answer.html).code]).toEqual([401, "UNAUTHENTICATED"])
    expect((await visit(file)).status).toBe(401)
    expect((await visit("/seo/audit")).status).toBe(307)
  })

  it("responds 404 to customers", async () => {
    const asked = { method: "POST", headers: own() }
    expect((await customer.browser.ask(address, asked)).status).toBe(404)
    expect((await customer.browser.ask(file)).status).toBe(404)
    expect((await customer.open("/seo/audit")).status).toBe(404)
  })

  it.each([
    { origin: "https://evil.example", "sec-fetch-site": "cross-site" },
    { "sec-fetch-site": "same-site" },
    {},
  ])("rejects a request that is not same-origin: %j", async (headers) => {
    const answer = await marketer.browser.ask(address, { method: "POST", headers })
    expect(answer.status).toBe(403)
  })

  it("rejects GET with 405", async () => {
    expect((await marketer.browser.ask(address)).status).toBe(405)
  })
})

describe("the storefront", () => {
  it("responds to other requests during an audit", async () => {
    await beginAndLeave(marketer)
    await eventually(20_000, async () => {
      const { status } = await visit("/")
      if (status !== 200) throw new Error(`status ${status}`)
    })
  })
})
