import { expect, it } from "@jest/globals"

process.env.SITE_URL = "https://shop.example"
process.env.SESSION_SECRET = "the-session-secret-of-the-tests-0001"

const { buildSession } = await import("./session.ts")
const { buildLoginCookie: buildMarkCookie, buildSessionCookies: planSessionCookies } = await import(
  "./session-cookie.ts"
)

it("sets the session cookie with the __Host- prefix and Secure on https, and deletes unprefixed ones", async () => {
  const stale = { name: "curlew_session.3", value: "old" }
  const [sealed, removed] = await planSessionCookies(buildSession(), { getAll: () => [stale] })
  expect(sealed?.name).toBe("__Host-curlew_session")
  expect(sealed?.options).toMatchObject({ secure: true, path: "/" })
  expect(sealed?.options).not.toHaveProperty("domain")
  expect(removed).toMatchObject({ name: stale.name, options: { maxAge: 0 } })
  expect(buildMarkCookie("x").options.secure).toBe(true)
})
