import { describe, expect, it } from "@jest/globals"
import { hangsUp, type UnreliableApi } from "#tests/fakes/unreliable-api.ts"
import type { OwnStorefront } from "#tests/support/own-storefront.ts"
import { getElementText, parseDocument, requestPage } from "#tests/support/request-page.ts"
import { sendForm } from "#tests/support/sign-in-form.ts"

/** Settings of the site under test that are off in the demo shop. */
export const signInSettings = ["code_only", "google", "ask_date_of_birth"] as const

/** Tests a storefront with `signInSettings` on, and the proxy between it and the running API. */
export function testSignInSettings(
  getShop: () => OwnStorefront,
  getApi: () => UnreliableApi,
): void {
  describe("sign-in pages with other site settings", () => {
    const open = async (path: string) =>
      parseDocument(await requestPage(path, { origin: getShop().origin }))

    it("render a login form with only the email address if passwords are off", async () => {
      const page = await open("/login")
      expect(page.querySelector("input[type=password]")).toBeNull()
      expect(
        [...page.querySelectorAll("#login button")].map((button) => button.textContent),
      ).toEqual(["Email me a code"])
      expect(page.querySelector('main a[href="/forgotpassword"]')).toBeNull()
    })

    it("render the Google button only if Google is enabled", async () => {
      const google = (page: Document) => page.querySelector("input[name=provider][value=google]")
      expect(google(await open("/login"))).not.toBeNull()
      expect(google(parseDocument(await requestPage("/login")))).toBeNull()
    })

    it("render an optional date of birth that is validated if it is configured", async () => {
      const field = (await open("/signup")).querySelector("[name=date_of_birth]")
      expect(field?.getAttribute("autocomplete")).toBe("bday")
      expect(field?.hasAttribute("required")).toBe(false)
      const values = { first_name: "Kim", last_name: "Tran", email: "kim@example.com" }
      const sent = { values: { ...values, date_of_birth: "31/05/2084" }, intent: "mail" }
      const { page } = await sendForm(getShop().origin, "/signup", sent)
      expect(getElementText(page, "#sign-up-date_of_birth-error")).toBe(
        "This date is in the future.",
      )
      const input = page.querySelector<HTMLInputElement>("[name=date_of_birth]")
      expect(input?.value).toBe("31/05/2084")
    })

    it("preserve a sign-up with an alert during an API outage", async () => {
      const before = getApi().failureMode
      const values = { first_name: "Kim", last_name: "Tran", email: "kim@example.com" }
      await open("/signup")
      getApi().failureMode = hangsUp
      const { page } = await sendForm(getShop().origin, "/signup", { values, intent: "mail" })
      getApi().failureMode = before
      expect(getElementText(page, "main [role=alert]")).toContain(
        "can’t create your account right now",
      )
      expect(page.querySelector<HTMLInputElement>("[name=first_name]")?.value).toBe("Kim")
      expect(page.querySelector<HTMLInputElement>("[name=email]")?.value).toBe("kim@example.com")
    })
  })
}
