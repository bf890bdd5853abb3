import { randomBytes } from "node:crypto"
import { signInCalls } from "#lib/contract/account-calls.ts"
import { restBasePath } from "#lib/contract/rest-calls.ts"
import type { BenchShop } from "../shop/bench-shop.ts"

/** Signs the shop's administrator in and returns the session cookies as a `Cookie` header. */
export async function createAdminSession(shop: BenchShop, signal: AbortSignal): Promise<string> {
  const { email, password } = shop.readAdministrator()
  const { path, response: responseSchema } = signInCalls.login
  const fingerprint = randomBytes(16).toString("base64url").slice(0, 21)
  const login = await fetch(`${shop.apiOrigin}${restBasePath}${path}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ username: email, password, fingerprint }),
    signal,
  })
  const tokens = responseSchema.parse(await login.json())
  const query = new URLSearchParams({ a: tokens.access_token, r: tokens.refresh_token })
  const entered = await fetch(`${shop.origin}/enter/?${query}`, { redirect: "manual", signal })
  const cookies = entered.headers.getSetCookie().map((line) => line.split(";")[0] ?? "")
  if (cookies.length === 0) throw new Error(`the administrator was not let in: ${entered.status}`)
  return cookies.join("; ")
}
