import { describe, expect, it } from "@jest/globals"
import { bffRoutes, findRoute } from "./routes.ts"

const at = (path: string, method = "GET") => findRoute(method, `/api/v1${path}`)
const named = (path: string, method?: string) => {
  const match = at(path, method)
  return "row" in match
    ? { name: match.row.name, kind: match.row.kind, params: match.params }
    : match
}

describe("routes of the BFF", () => {
  it("finds every call of the route table by its path", () => {
    expect(bffRoutes.length).toBeGreaterThan(100)
    for (const row of bffRoutes) {
      const path = row.segments.map((part) => (part.startsWith(":") ? "7" : part)).join("/")
      const match = at(`/${path}`, row.method)
      // Two calls may share a path and differ in their query.
      expect(match).toMatchObject({ row: { method: row.method, segments: row.segments } })
    }
  })

  it("prefers a fixed path to a path parameter, and a customer's call to the generic one", () => {
    expect(named("/cognito/user/authUser")).toMatchObject({ name: "authUser", kind: "account" })
    expect(named("/cognito/user/17")).toEqual({
      name: "getUserImage",
      kind: "account",
      params: { url: "17" },
    })
    expect(named("/cognito/user/update", "POST")).toMatchObject({
      name: "updateUser",
      kind: "account",
    })
    expect(named("/cognito/page/list", "POST")).toMatchObject({ kind: "model" })
    expect(named("/cognito/page/update", "POST")).toMatchObject({ kind: "adminWrite" })
    expect(named("/cognito/default/file/9")).toMatchObject({ kind: "file", params: { id: "9" } })
  })

  it("distinguishes cart calls from a customer's calls, and both from an administrator's", () => {
    const cartAdd = named("/sell/cart/cartAdd", "POST")
    expect(cartAdd).toMatchObject({ name: "cartAdd", kind: "cartOwner" })
    const merge = named("/sell/cart/mergeCart", "POST")
    expect(merge).toMatchObject({ name: "mergeCart", kind: "account" })
    const own = named("/sell/invoice/7")
    expect(own).toMatchObject({ name: "getInvoice", kind: "account", params: { id: "7" } })
    const shown = named(`/sell/invoice/show/${"t".repeat(43)}`)
    expect(shown).toMatchObject({ name: "showInvoice", kind: "cartOwner" })
    expect(named("/sell/order/list", "POST")).toMatchObject({ name: "listOrders", kind: "open" })
    expect(named("/sell/order/move", "POST")).toMatchObject({ kind: "adminWrite" })
  })

  it("decodes a path parameter once", () => {
    expect(named("/cognito/user/a%2520b")).toMatchObject({ params: { url: "a%20b" } })
  })

  it.each([
    "/cognito/user/..%2f..%2fadmin",
    "/cognito/user/..",
    "/cognito/user/%2e%2e",
    "/cognito/user/.",
    "/cognito/user/a%5cb",
    "/cognito/user/a%00",
    "/cognito/user/a%0d%0aset-cookie:x",
    "/cognito/user/a%3Fb",
    "/cognito/user/a%23b",
    "/cognito/user/a%2fb",
    "/cognito/user/%E0%A4%A",
  ])("rejects characters that would change a path with 400: %s", (path) => {
    expect(at(path)).toEqual({ status: 400 })
  })

  it.each([
    "",
    "/",
    "/cognito",
    "/cognito/user/",
    "/cognito/user/authUser/",
    "//cognito/user/authUser",
    "/admin",
    "/cognito/user/a/b",
  ])("responds 404 to the unknown path %j", (path) => expect(at(path)).toEqual({ status: 404 }))

  it("responds 405 with the allowed methods to a wrong method, and has no route that refreshes tokens", () => {
    expect(at("/cognito/user/login", "PUT")).toEqual({ status: 405, allow: "POST, GET" })
    expect(at("/sell/address", "POST")).toEqual({ status: 405, allow: "GET" })
    expect(at("/cognito/user/refreshToken", "POST")).toEqual({ status: 405, allow: "GET" })
    expect(bffRoutes.some(({ name }) => name === "refreshToken")).toBe(false)
  })
})
