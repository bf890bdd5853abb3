import { buildAuthorizePath, buildReturnUri, resolveAuthorizeRequest } from "./authorize-request.ts"

const parts = { clientId: "storefront", redirectUri: "https://shop.example/auth" }
const baseQuery = {
  response_type: "code",
  client_id: "storefront",
  redirect_uri: "https://shop.example/auth",
  scope: "all",
  state: "s",
  nonce: "n",
}
const resolve = (changes: Record<string, unknown>) =>
  resolveAuthorizeRequest({ ...baseQuery, ...changes }, parts)

describe("authorize URL", () => {
  it("parses all of its parameters", () => {
    expect(resolve({})).toEqual({
      request: { state: "s", nonce: "n", language: "en" },
      provider: "shop",
    })
    expect(resolve({ provider: "google" })).toMatchObject({ provider: "google" })
  })

  it.each([
    "https://shop.example/auth/",
    "https://shop.example/auth?next=1",
    "https://shop.example/auth#part",
    "https://shop.example/auth/../elsewhere",
    "https://shop.example/auth%2f..%2felsewhere",
    "https://shop.example.evil.example/auth",
    "https://shop.example@evil.example/auth",
    "https://shop.example:8443/auth",
    "http://shop.example/auth",
    "https://SHOP.example/auth",
    " https://shop.example/auth",
    "https://shop.example/auth\t",
    "//shop.example/auth",
    "/auth",
    "javascript:alert(1)",
    "",
    ["https://shop.example/auth", "https://evil.example/auth"],
    undefined,
  ])("rejects the redirect URI %j as an unknown client", (redirect_uri) => {
    expect(resolve({ redirect_uri })).toEqual({ isUnknownClient: true })
  })

  it.each(["", "another", "storefront ", ["storefront"], undefined])(
    "rejects the client id %j as an unknown client",
    (client_id) => {
      expect(resolve({ client_id })).toEqual({ isUnknownClient: true })
    },
  )

  it.each([
    [{ response_type: undefined }, "invalid_request"],
    [{ response_type: ["code", "code"] }, "invalid_request"],
    [{ response_type: "token" }, "unsupported_response_type"],
    [{ scope: undefined }, "invalid_scope"],
    [{ scope: "all admin" }, "invalid_scope"],
    [{ nonce: undefined }, "invalid_request"],
    [{ nonce: "" }, "invalid_request"],
    [{ nonce: "x".repeat(201) }, "invalid_request"],
    [{ nonce: ["n", "m"] }, "invalid_request"],
    [{ provider: "elsewhere" }, "invalid_request"],
  ])("maps the invalid parameters %j to the error %s with its state", (changes, error) => {
    expect(resolve(changes)).toEqual({ error, state: "s" })
  })

  it.each([undefined, "", "a\r\nset-cookie: a=b", "Küste", "x".repeat(201), ["s", "t"]])(
    "omits the invalid state %j from the error",
    (state) => {
      expect(resolve({ state })).toEqual({ error: "invalid_request", state: null })
    },
  )
})

it("returns states and nonces with special characters unchanged", () => {
  const request = { state: `"><script>&a=1#+% ';--`, nonce: "=&?/\\ %00", language: "pt" }
  const path = buildAuthorizePath(request, parts, "google")
  const query = Object.fromEntries(new URL(path, "https://shop.example").searchParams)
  expect(resolveAuthorizeRequest(query, parts)).toEqual({ request, provider: "google" })
  const back = new URL(buildReturnUri({ code: "c", state: request.state }, parts))
  expect(Object.fromEntries(back.searchParams)).toEqual({ code: "c", state: request.state })
  expect(back.hash).toBe("")
})
