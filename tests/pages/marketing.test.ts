import { afterAll, beforeAll, describe, expect, it } from "@jest/globals"
import { accountCalls } from "#lib/contract/account-calls.ts"
import { type Member, openMember } from "#tests/support/member-browser.ts"
import { askShop } from "#tests/support/shop-customer.ts"
import { listTexts, readText } from "#tests/support/visit.ts"

let member: Member
beforeAll(async () => {
  member = await openMember()
})
afterAll(async () => {
  await member.remove()
})

const wording =
  "Please keep me up to date with new products and offers (information is not shared with third parties)"
const press = (wish: string, headers?: Record<string, string>, path = "/profile") =>
  member.send(path, "emails-form", { wish }, headers)
const listParts = (page: Document) => listTexts(page, "#emails-form p, #emails-form button")

/** Returns the date of the customer's stored consent; null without consent. */
async function readConsent(): Promise<string | null> {
  const answer = await askShop(accountCalls.getMarketing, { token: member.access_token })
  return accountCalls.getMarketing.answer.parse(await answer.json()).marketing?.given_at ?? null
}

describe("consent to marketing emails, on the profile without JavaScript", () => {
  it("is not given by default, and has the wording of the checkout", async () => {
    const { page } = await member.open("/profile")
    expect(readText(page, "#emails")).toBe("Emails")
    expect(listParts(page)).toEqual([
      "You haven’t signed up for news from us by email.",
      wording,
      "You’ll still get emails about your orders.",
      "I agree",
    ])
  })

  it("is given by a button and stored with its date", async () => {
    const { page, status } = await press("agree")
    expect([status, readText(page, "#emails-form [role=status]")]).toEqual([
      200,
      "Thank you. We’ll keep you up to date.",
    ])
    expect(await readConsent()).not.toBeNull()
    const [state, orders, ...buttons] = listParts((await member.open("/profile")).page)
    expect(state).toMatch(
      /^You agreed on \d{1,2} \w+ \d{4} to hear from us by email about new products and offers\.$/,
    )
    expect(orders).toBe("You’ll still get emails about your orders.")
    expect(buttons).toEqual(["Unsubscribe"])
  })

  it("is displayed in the customer's language", async () => {
    const { page } = await member.open("/ar/profile")
    expect(readText(page, "#emails")).toBe("رسائل البريد الإلكتروني")
    expect(listTexts(page, "#emails-form button")).toEqual(["إلغاء الاشتراك"])
  })

  it("is not changed by a cross-site post or an unknown intent", async () => {
    const before = await readConsent()
    const foreign = { origin: "https://evil.example", "sec-fetch-site": "cross-site" }
    await press("withdraw", foreign)
    const { page } = await press("everything")
    expect(page.querySelector("#emails-form [role=alert]")).not.toBeNull()
    expect(await readConsent()).toBe(before)
  })

  it("is withdrawn by a button", async () => {
    const { page } = await press("withdraw")
    expect(readText(page, "#emails-form [role=status]")).toBe("You’ve been unsubscribed.")
    expect(listTexts(page, "#emails-form button")).toEqual(["I agree"])
    expect(await readConsent()).toBeNull()
  })
})
