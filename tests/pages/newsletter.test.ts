import { beforeAll, expect, it } from "@jest/globals"
import { parsePage } from "#tests/assertions/parse-page.ts"
import { deleteEmailRequests } from "#tests/support/email-limit.ts"
import { openPages } from "#tests/support/member-browser.ts"
import { getElementText } from "#tests/support/request-page.ts"
import { getRunningShop } from "#tests/support/running-shop.ts"
import { SessionBrowser } from "#tests/support/session-browser.ts"
import { createEmailAddress, fetchFromEmail } from "#tests/support/shop-customer.ts"

beforeAll(() => deleteEmailRequests())

it("signs up for the newsletter in the footer and confirms it, with the error beside the field first", async () => {
  const { origin } = getRunningShop()
  const browser = new SessionBrowser(origin)
  const { open, send } = openPages(browser, origin)
  /** Submits the form in the footer. Returns the page that it redirects to. */
  const signUp = async (email: string) => {
    const { status, headers } = await send("/contact", "footer form", { email })
    expect(status).toBe(303)
    return (await open(headers.location ?? "")).page
  }
  const wrong = await signUp("ann@example")
  const field = wrong.querySelector<HTMLInputElement>("#newsletter [name=email]")
  expect([field?.getAttribute("aria-invalid"), field?.value]).toEqual(["true", "ann@example"])
  const email = createEmailAddress()
  expect(getElementText(await signUp(email), "#newsletter [role=status]")).toContain(
    "Please check your email",
  )
  const link = await fetchFromEmail(email, /(\/newsletter\/confirm\/[\w-]{43})/)
  const confirmed = await browser.request(link, {
    method: "POST",
    headers: { origin, "content-type": "application/x-www-form-urlencoded" },
    body: Buffer.from(""),
  })
  expect(getElementText(parsePage(confirmed.text), "h1")).toBe("Thank you")
})
