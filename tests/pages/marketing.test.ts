import { afterAll, beforeAll, describe, expect, it } from "@jest/globals"
import { accountCalls } from "#lib/contract/account-calls.ts"
import { type Member, openMember } from "#tests/support/member-browser.ts"
import { getElementText, listTexts } from "#tests/support/request-page.ts"
import { requestShopApi } from "#tests/support/shop-customer.ts"

let member: Member
beforeAll(async () => {
  member = await openMember()
})
afterAll(async () => {
  await member.remove()
})

const consentText =
  "Please keep me up to date with new products and offers (information is not shared with third parties)"
const sendIntent = (intent: string, headers?: Record<string, string>, path = "/profile") =>
  member.send(path, "emails-form", { intent }, headers)
const listFormTexts = (page: Document) => listTexts(page, "#emails-form p, #emails-form button")

/** Returns the date of the customer's stored consent; null without consent. */
async function readConsent(): Promise<string | null> {
  const response = await requestShopApi(accountCalls.getMarketing, { token: member.access_token })
  return accountCalls.getMarketing.response.parse(await response.json()).marketing?.given_at ?? null
}

describe("consent to marketing emails, on the profile without JavaScript", () => {
  it("is not given by default, and has the wording of the checkout", async () => {
    const { page } = await member.open("/profile")
    expect(getElementText(page, "#emails")).toBe("Emails")
    expect(listFormTexts(page)).toEqual([
      "You haven’t signed up for news from us by email.",
      consentText,
      "You’ll still get emails about your orders.",
      "I agree",
    ])
  })

  it("is given by a button and stored with its date", async () => {
    const { page, status } = await sendIntent("agree")
    expect([status, getElementText(page, "#emails-form [role=status]")]).toEqual([
      200,
      "Thank you. We’ll keep you up to date.",
    ])
    expect(await readConsent()).not.toBeNull()
    const [state, orders, ...buttons] = listFormTexts((await member.open("/profile")).page)
    expect(state).toMatch(
      /^You agreed on \d{1,2} \w+ \d{4} to hear from us by email about new products and offers\.$/,
    )
    expect(orders).toBe("You’ll still get emails about your orders.")
    expect(buttons).toEqual(["Unsubscribe"])
  })

  it("is displayed in the customer's language", async () => {
    const { page } = await member.open("/ar/profile")
    expect(getElementText(page, "#emails")).toBe("رسائل البريد الإلكتروني")
    expect(listTexts(page, "#emails-form button")).toEqual(["إلغاء الاشتراك"])
  })

  it("is not changed by a cross-site post or an unknown intent", async () => {
    const before = await readConsent()
    const crossSiteHeaders = { origin: "https://evil.example", "sec-fetch-site": "cross-site" }
    await sendIntent("withdraw", crossSiteHeaders)
    const { page } = await sendIntent("everything")
    expect(page.querySelector("#emails-form [role=alert]")).not.toBeNull()
    expect(await readConsent()).toBe(before)
  })

  it("is withdrawn by a button", async () => {
    const { page } = await sendIntent("withdraw")
    expect(getElementText(page, "#emails-form [role=status]")).toBe("You’ve been unsubscribed.")
    expect(listTexts(page, "#emails-form button")).toEqual(["I agree"])
    expect(await readConsent()).toBeNull()
  })
})
