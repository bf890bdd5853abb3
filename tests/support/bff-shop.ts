import { randomBytes } from "node:crypto"
import { signedInCookie } from "#lib/auth/login-cookie.ts"
import type { Session } from "#lib/auth/session.ts"
import { buildSession, createRandomId } from "#lib/auth/session.ts"
import { type AccountApi, buildTestTokens, openAccountApi } from "./account-api.ts"
import { type OwnStorefront, openOwnStorefront } from "./own-storefront.ts"
import { SessionBrowser } from "./session-browser.ts"
import { sessionSecret } from "./session-shop.ts"

export const clientSecret = "the-webhook-secret-of-the-tests-0001"

/** A storefront with two fake APIs, the shop's and a partner's; the test sets their handlers. */
export type BffShop = {
  api: AccountApi
  partner: AccountApi
  storefront: OwnStorefront
  /** Opens a browser without a session. */
  visit: () => SessionBrowser
  signIn: (more?: Partial<Session>) => Promise<SessionBrowser>
  close: () => Promise<void>
}

/** Starts the storefront and both APIs. Close it after the test file. */
export async function openBffShop(): Promise<BffShop> {
  const api = await openAccountApi()
  const partner = await openAccountApi()
  const storefront = await openOwnStorefront(api.origin, {
    SESSION_SECRET: sessionSecret,
    REVALIDATE_SECRET: clientSecret,
    PARTNER_API_ORIGINS: partner.origin,
    LOG_LEVEL: "debug",
  })
  const visit = () => new SessionBrowser(storefront.origin)
  return {
    api,
    partner,
    storefront,
    visit,
    signIn: async (more = {}) => {
      const browser = visit()
      const mark = createRandomId()
      const tokens = { ...(await buildStoredTokens()), expiresAtMs: Date.now() + 900_000 }
      await browser.writeSession({ ...buildSession(), tokens, mark, ...more }, sessionSecret)
      browser.cookies.set(signedInCookie, mark)
      return browser
    },
    close: async () => {
      await storefront.close()
      await Promise.all([api.close(), partner.close()])
    },
  }
}

async function buildStoredTokens() {
  const tokens = await buildTestTokens(`refresh-${randomBytes(12).toString("hex")}`)
  return { access: tokens.access_token, refresh: tokens.refresh_token }
}

/** Builds a customer in the API's format. */
export function buildWireUser(id: number) {
  const phones = { mobile_phone: "", company_phone: "", emergency_contact_phone: "" }
  const licence = { drivers_licence_number: "", drivers_licence_expiry: "" }
  return {
    id,
    first_name: "Ann",
    last_name: "Duck",
    is_admin: false,
    email: `ann-${id}@example.com`,
    date_of_birth: "",
    current_address_id: null,
    image: null,
    thumbnail: null,
    ...phones,
    company_name: "",
    trading_name: "",
    abn: null,
    website: null,
    facebook_link: null,
    additional_member: "",
    ...licence,
    drivers_licence_state_of_issue_id: null,
    emergency_contact_name: "",
    has_password: true,
  }
}
