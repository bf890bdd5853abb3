import { expect, it } from "@jest/globals"
import { isConfirmationRequired, type TokenLoginArrival } from "./token-login.ts"

const origins = {
  siteUrl: "https://shop.example",
  partnerOrigins: ["https://partner.example"],
}
const own = "https://shop.example/blog"
const partner = "https://partner.example/"
const foreign = "https://attacker.example/x"

const check = (
  fetchSite: string | null,
  referer: string | null,
  more: Partial<TokenLoginArrival>,
) =>
  isConfirmationRequired(
    {
      present: "nobody",
      hasGuestCart: false,
      headers: new Headers({
        host: "shop.example",
        ...(fetchSite !== null && { "sec-fetch-site": fetchSite }),
        ...(referer !== null && { referer }),
      }),
      ...more,
    },
    origins,
  )

const arrivals: [site: string | null, referer: string | null, isRequired: boolean][] = [
  ["same-origin", null, false],
  ["same-origin", own, false],
  ["none", null, false],
  ["same-site", null, true],
  ["same-site", "https://forum.shop.example/", true],
  ["same-site", partner, false],
  ["cross-site", null, true],
  ["cross-site", foreign, true],
  ["cross-site", own, true],
  ["cross-site", partner, false],
  ["cross-site", "https://partner.example.attacker.example/", true],
  ["unknown", null, true],
  [null, null, false],
  [null, "", false],
  [null, own, false],
  [null, "http://shop.example/", false],
  [null, partner, false],
  [null, foreign, true],
  [null, "https://shop.example.attacker.example/", true],
  [null, "about:blank", true],
]

it.each(arrivals)(
  "without a cart, an arrival with Sec-Fetch-Site %j from %j requires confirmation: %j",
  (site, referer, isRequired) => expect(check(site, referer, {})).toBe(isRequired),
)

it.each(arrivals)(
  "with a guest cart, every arrival requires confirmation: %j from %j",
  (site, referer) => expect(check(site, referer, { hasGuestCart: true })).toBe(true),
)

it.each(arrivals)(
  "while another user is signed in, every arrival requires confirmation: %j from %j",
  (site, referer) => expect(check(site, referer, { present: "other" })).toBe(true),
)

it.each(arrivals)(
  "while the same user is signed in, no arrival requires confirmation: %j from %j",
  (site, referer) => {
    expect(check(site, referer, { present: "owner", hasGuestCart: true })).toBe(false)
  },
)
