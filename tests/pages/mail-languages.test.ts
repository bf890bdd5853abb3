import { randomBytes } from "node:crypto"
import { describe, expect, it } from "@jest/globals"
import { signInCalls } from "#lib/contract/account-calls.ts"
import { restBasePath } from "#lib/contract/rest-calls.ts"
import { getRunningShop } from "#tests/support/running-shop.ts"
import { fetchFromEmail } from "#tests/support/shop-customer.ts"

const { origin } = getRunningShop()
const path = `${restBasePath}${signInCalls.registerLink.path}`

/** Signs up from this page in a browser that prefers French. Returns the link of the email. */
async function requestSignUpEmail(page: string): Promise<string> {
  const email = `mail-${randomBytes(6).toString("hex")}@example.com`
  const response = await fetch(`${origin}${path}`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "accept-language": "fr",
      origin,
      referer: `${origin}${page}`,
    },
    body: JSON.stringify({ email, first_name: "Ann", last_name: "Duck", date_of_birth: null }),
  })
  expect(response.status).toBe(200)
  return fetchFromEmail(email, /(https?:\/\/\S+\/signup)\?/)
}

describe("a sign-up email", () => {
  it.each([
    ["/de/signup", "/de/signup"],
    ["/ar/product/any?x=1", "/ar/signup"],
    ["/signup", "/signup"],
    ["/xx/signup", "/signup"],
  ])("is in the language of the page %s, not of the browser", async (from, to) => {
    expect(new URL(await requestSignUpEmail(from)).pathname).toBe(to)
  })
})
