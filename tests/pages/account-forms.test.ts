import { beforeAll, describe, expect, it } from "@jest/globals"
import { z } from "zod"
import { accountCalls } from "#lib/contract/account-calls.ts"
import { deleteEmailRequests } from "#tests/support/email-limit.ts"
import { type Member, openMember, openPages } from "#tests/support/member-browser.ts"
import { getElementText } from "#tests/support/request-page.ts"
import { getRunningShop } from "#tests/support/running-shop.ts"
import { SessionBrowser } from "#tests/support/session-browser.ts"
import { admin } from "#tests/support/shop-admin.ts"
import {
  createEmailAddress,
  fetchEmailedCode,
  fetchFromEmail,
  requestShopApi,
} from "#tests/support/shop-customer.ts"

const password = "four curlews at dusk"
const checkSchema = z.object({ user: z.object({ id: z.number() }) })

beforeAll(() => deleteEmailRequests())

function openGuest() {
  const { origin } = getRunningShop()
  const browser = new SessionBrowser(origin)
  return { browser, ...openPages(browser, origin) }
}

async function choosePassword({ id, access_token: token }: Member): Promise<void> {
  const body = { id, newpassword: password }
  const response = await requestShopApi(accountCalls.updateUser, { body, token })
  expect(response.status).toBe(200)
}

const getAlert = (page: Document) => getElementText(page, "main [role=alert]")
const getStatus = (page: Document) => getElementText(page, "main [role=status]")
const getControl = (page: Document, selector: string) =>
  page.querySelector<HTMLInputElement>(selector)

describe("a sign-up without JavaScript", () => {
  it("preserves the input of an error, creates the account by a code, and leads to the requested page", async () => {
    const email = createEmailAddress()
    const { browser, open, send } = openGuest()
    expect((await open("/profile")).headers.location).toBe("/login")
    const names = { first_name: "Kim", last_name: "Tran", intent: "mail" }
    const wrong = await send("/signup", "sign-up", { ...names, email: "kim@example" })
    expect(getAlert(wrong.page)).toContain("full email address")
    expect(getControl(wrong.page, "#sign-up [name=first_name]")?.value).toBe("Kim")
    expect(getControl(wrong.page, "#sign-up [name=email]")?.value).toBe("kim@example")
    const mailed = await send("/signup", "sign-up", { ...names, email })
    expect(getStatus(mailed.page)).toContain(email)
    // The page shows the step of the code again when it is reloaded.
    const code = await fetchEmailedCode(email)
    const entered = await send("/signup", "sign-up", { code, intent: "code" })
    expect(entered.status).toBe(303)
    const welcome = entered.headers.location ?? ""
    const short = await send(welcome, "welcome", { newpassword: "sh0rt-pw" })
    expect(getAlert(short.page)).toContain("at least 10 characters")
    expect(short.html).not.toContain("sh0rt-pw")
    const chosen = await send(welcome, "welcome", { newpassword: password })
    expect([chosen.status, chosen.headers.location]).toEqual([303, "/profile"])
    expect((await open("/my-account")).html).toContain(email)
    const check = await browser.call("/api/bff/session/check", {})
    await admin.delete("cognito/user", checkSchema.parse(JSON.parse(check.text)).user.id)
  })
})

describe("a forgotten password, without JavaScript", () => {
  it("is replaced by a code from an email, which logs all browsers out; then logs in and out", async () => {
    const member = await openMember()
    const { open, send } = openGuest()
    const recover = (values: Record<string, string>) => send("/forgotpassword", "recovery", values)
    const mailed = await recover({ email: member.email, intent: "mail" })
    expect(getStatus(mailed.page)).toContain(member.email)
    const code = await fetchEmailedCode(member.email, member.code)
    const short = await recover({ code, newpassword: "sh0rt-pw", intent: "change" })
    expect(getAlert(short.page)).toContain("at least 10 characters")
    expect(short.html).not.toContain("sh0rt-pw")
    const changed = await recover({ code, newpassword: password, intent: "change" })
    expect(getStatus(changed.page)).toContain("Your password has been changed")
    expect((await member.open("/my-account")).html).not.toContain(member.email)
    const values = { email: member.email, password, intent: "password" }
    expect((await send("/login", "login", values)).status).toBe(303)
    expect((await open("/my-account")).html).toContain(member.email)
    const left = await send("/logout", "logout", {})
    expect([left.status, left.headers.location]).toEqual([303, "/"])
    expect((await open("/my-account")).headers.location).toBe("/login")
    await member.remove()
  })
})

describe("the account without JavaScript", () => {
  it("changes its email address by a code, with the password, and is deleted with it", async () => {
    const member = await openMember()
    await choosePassword(member)
    const newEmail = createEmailAddress()
    const change = (currentPassword: string) =>
      member.send("/profile", "email-form", { newEmail, currentPassword, intent: "submit" })
    const wrong = await change("wr0ng-password")
    const current = getControl(wrong.page, "#email-form [name=currentPassword]")
    expect(current?.getAttribute("aria-invalid")).toBe("true")
    expect(getControl(wrong.page, "#email-form [name=newEmail]")?.value).toBe(newEmail)
    expect(wrong.html).not.toContain("wr0ng-password")
    const mailed = await change(password)
    expect(getElementText(mailed.page, "#email-form [role=status]")).toContain(
      "We’ve sent a code to your new address.",
    )
    const link = await fetchFromEmail(newEmail, /(\/profile\/email\?[\w=&;%.-]+)/)
    const path = link.replaceAll("&amp;", "&")
    const changed = await member.send(path, "email-form", { intent: "confirm" })
    expect(getStatus(changed.page)).toContain("Your email address has been changed.")
    expect((await member.open("/my-account")).html).toContain(newEmail)

    const remove = (currentPassword: string) =>
      member.send("/profile", "deletion-form", { currentPassword, intent: "submit" })
    expect((await remove("wr0ng-password")).status).toBe(200)
    const deleted = await remove(password)
    expect([deleted.status, deleted.headers.location]).toEqual([303, "/login?deleted=1"])
    expect((await member.open("/login?deleted=1")).html).toContain("Your account has been deleted.")
    expect((await member.open("/my-account")).headers.location).toBe("/login")
  })
})
