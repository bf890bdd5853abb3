import { request } from "node:http"
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals"
import { eventually } from "#tests/assertions/eventually.ts"
import { type Member, openMember } from "#tests/support/member-browser.ts"
import { getElementText, requestPage } from "#tests/support/request-page.ts"
import { getRunningShop } from "#tests/support/running-shop.ts"
import { updateUserToAdmin } from "#tests/support/shop-marketer.ts"

const auditPath = "/api/seo/audit"
const findingsPath = "/api/seo/audit/findings"
let customer: Member
let marketer: Member

beforeAll(async () => {
  customer = await openMember()
  marketer = await openMember()
  await updateUserToAdmin(marketer)
})
afterAll(async () => {
  await customer.remove()
  await marketer.remove()
})

const sameOriginHeaders = () => ({
  origin: getRunningShop().origin,
  "sec-fetch-site": "same-origin",
})

/** Starts an audit as the page's script does, and disconnects after the first response lines. */
function startAndDisconnect(member: Member): Promise<{ type: string; lines: string[] }> {
  const { hostname, port, origin } = new URL(getRunningShop().origin)
  const cookie = [...member.browser.cookies].map(([name, value]) => `${name}=${value}`).join("; ")
  return new Promise((resolve, reject) => {
    const headers = { cookie, origin, "sec-fetch-site": "same-origin" }
    const sent = request({ hostname, port, path: auditPath, method: "POST", headers })
    sent.once("error", reject)
    sent.once("response", (response) => {
      response.setEncoding("utf8")
      response.once("data", (text: string) => {
        sent.off("error", reject).on("error", () => {})
        response.destroy()
        const type = response.headers["content-type"] ?? ""
        resolve({ type, lines: text.split("\n").filter((line) => line !== "") })
      })
    })
    sent.end()
  })
}

describe("the site audit", () => {
  it("streams its progress to an administrator as NDJSON", async () => {
    const { type, lines } = await startAndDisconnect(marketer)
    expect(type).toBe("application/x-ndjson; charset=utf-8")
    expect(JSON.parse(lines[0] ?? "")).toMatchObject({
      type: "progress",
      done: expect.any(Number),
      total: expect.any(Number),
    })
  })

  it("has a page with no-store and noindex", async () => {
    const { status, headers, page } = await marketer.open("/seo/audit")
    expect(status).toBe(200)
    expect(getElementText(page, "h1")).toBe("Site audit")
    expect(headers["cache-control"]).toBe("private, no-store")
    expect(headers["x-robots-tag"]).toBe("noindex")
  })

  it("renders its page with any filter in the query", async () => {
    const invalidQuery =
      "?severity=__proto__&kind[]=x&text=%00%3Cscript%3E&sort=1&order=&page=99999"
    const { status, page } = await marketer.open(`/seo/audit${invalidQuery}`)
    expect(status).toBe(200)
    expect(getElementText(page, "h1")).toBe("Site audit")
  })
})

describe("access to the site audit and the SEO studio", () => {
  it("responds 401 to calls and redirects pages without a session", async () => {
    const response = await requestPage(auditPath, { method: "POST", headers: sameOriginHeaders() })
    expect([response.status, JSON.parse(response.html).code]).toEqual([401, "UNAUTHENTICATED"])
    expect((await requestPage(findingsPath)).status).toBe(401)
    for (const path of ["/seo/audit", "/seo?path=/shop"]) {
      const { status, headers } = await requestPage(path)
      expect([path, status, headers.location]).toEqual([path, 307, "/login"])
    }
  })

  it("responds 404 to customers", async () => {
    const options = { method: "POST", headers: sameOriginHeaders() }
    expect((await customer.browser.request(auditPath, options)).status).toBe(404)
    expect((await customer.browser.request(findingsPath)).status).toBe(404)
    expect((await customer.open("/seo/audit")).status).toBe(404)
    expect((await customer.open("/seo?path=/shop")).status).toBe(404)
    expect((await customer.open("/my-account")).page.querySelector('a[href="/seo"]')).toBeNull()
  })

  it.each([
    { origin: "https://evil.example", "sec-fetch-site": "cross-site" },
    { "sec-fetch-site": "same-site" },
    {},
  ])("rejects a request that is not same-origin: %j", async (headers) => {
    const response = await marketer.browser.request(auditPath, { method: "POST", headers })
    expect(response.status).toBe(403)
  })

  it("rejects GET with 405", async () => {
    expect((await marketer.browser.request(auditPath)).status).toBe(405)
  })
})

describe("the storefront", () => {
  it("responds to other requests during an audit", async () => {
    await startAndDisconnect(marketer)
    await eventually(20_000, async () => {
      const { status } = await requestPage("/")
      if (status !== 200) throw new Error(`status ${status}`)
    })
  })
})
