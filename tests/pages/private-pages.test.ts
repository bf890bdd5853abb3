import { afterAll, beforeAll, describe, expect, it } from "@jest/globals"
import { z } from "zod"
import { accountCalls } from "#lib/contract/account-calls.ts"
import { siteConfigSchema } from "#lib/contract/site.ts"
import { formNameControl } from "#lib/forms/form-controls.ts"
import { eventually } from "#tests/assertions/eventually.ts"
import { type Member, openMember } from "#tests/support/member-browser.ts"
import { getElementText, listTexts, requestPage } from "#tests/support/request-page.ts"
import { getRunningShop } from "#tests/support/running-shop.ts"
import { admin } from "#tests/support/shop-admin.ts"
import { requestShopApi } from "#tests/support/shop-customer.ts"

const domainSchema = z.looseObject({ config: siteConfigSchema })
const pages = [
  "/my-account",
  "/profile",
  "/my-account/addresses",
  "/my-account/addresses/new",
  "/my-account/addresses/1",
]

/** Every field that the form posts of this file send. Addresses are the administrators' alone. */
const allFields = {
  edit_name: true,
  edit_company_name: true,
  edit_abn: true,
  edit_website: true,
  edit_date_of_birth: true,
  change_date_of_birth: true,
  edit_drivers_licence: true,
  club_additional_member: true,
  club_additional_member_label: "Name of your flatmate",
}
const allControls = [
  "firstName",
  "lastName",
  "mobilePhone",
  "companyName",
  "abn",
  "website",
  "dateOfBirth",
  "additionalMember",
  "driversLicenceNumber",
  "driversLicenceExpiry",
  "driversLicenceState",
]

let before: z.infer<typeof domainSchema>
let member: Member
let addressId: number
let enabled: object

/**
 * Sets the editable profile fields, unless they are set already, since each change of the site
 * invalidates every cached page. Waits until the storefront renders the change.
 */
async function enableProfileFields(
  flags: object,
  isThere: (html: string) => boolean,
): Promise<void> {
  if (flags === enabled) return
  enabled = flags
  const profile = siteConfigSchema.parse({ profile: flags }).profile
  await admin.update("cognito/domain", 1, { config: { ...before.config, profile } })
  await eventually(10_000, async () => {
    if (!isThere((await member.open("/profile")).html)) throw new Error("not yet")
  })
}

const updateMember = (values: object) => admin.update("cognito/user", member.id, values)
const hasField = (name: string) => (html: string) => html.includes(`name="${name}"`)
const lacksField = (name: string) => (html: string) => !html.includes(`name="${name}"`)
const listControls = (page: Document) =>
  [...page.querySelectorAll<HTMLInputElement>("form#profile [name]")]
    .map(({ name }) => name)
    .filter((name) => name !== formNameControl && !name.startsWith("$"))
const getAlert = (page: Document) => getElementText(page, "main [role=alert]")
const getStatus = (page: Document) => getElementText(page, "main [role=status]")
const getValue = (page: Document, name: string) =>
  page.querySelector<HTMLInputElement>(`form [name=${name}]`)?.value

/** Posts the profile form as a browser without JavaScript and without a session does. */
const postProfile = async (packed: Response, origin: string) =>
  requestPage("/profile", {
    method: "POST",
    headers: { origin, "content-type": packed.headers.get("content-type") ?? "" },
    body: await packed.text(),
  })

beforeAll(async () => {
  before = domainSchema.parse(await admin.read("cognito/domain", { id: 1 }))
  member = await openMember()
  // While the site still lets customers manage their addresses.
  addressId = await createAddress(member)
})

afterAll(async () => {
  await admin.update("cognito/domain", 1, { config: before.config })
  await member.remove()
})

describe("a private page", () => {
  it.each(pages)("%s redirects a guest to the login", async (path) => {
    const response = await requestPage(path)
    expect(response.status).toBe(307)
    expect(response.headers.location).toMatch(/\/login$/)
    expect(response.headers["cache-control"]).toContain("no-store")
  })

  it.each(pages.slice(0, 4))("%s sends no-store, noindex and its opener policy", async (path) => {
    const { status, headers, page } = await member.open(path)
    expect(status).toBe(200)
    expect(headers["cache-control"]).toBe("private, no-store")
    expect(headers["cross-origin-opener-policy"]).toBe("same-origin")
    expect(page.querySelector("meta[name=robots]")?.getAttribute("content")).toContain("noindex")
  })

  it("greets the customer by name and displays a message without orders", async () => {
    const { page } = await member.open("/my-account")
    expect(getElementText(page, "h1")).toBe("Hello Ann")
    expect(getElementText(page, "#orders-section p")).toBe(
      "You haven’t ordered anything yet. Your orders, invoices and tracking numbers will be listed here.",
    )
  })

  it("displays store credit only if there is some", async () => {
    expect((await member.open("/my-account")).page.querySelector("#credit")).toBeNull()
    const values = { user_id: member.id, amount: "12.50", reason: "a gift" }
    const id = await admin.create("cognito/credit", values)
    const { page } = await member.open("/my-account")
    expect(getElementText(page, "#credit-section p")).toBe("You have $12.50 in store credit.")
    await admin.delete("cognito/credit", id)
  })

  it("offers to choose a password if the account has none", async () => {
    const { page } = await member.open("/my-account")
    expect(getElementText(page, "#password-offer")).toBe("Choose a password")
    const profile = (await member.open("/profile")).page
    expect(profile.querySelector("[name=currentPassword]")).toBeNull()
    expect(profile.querySelector("[name=newPassword]")?.getAttribute("autocomplete")).toBe(
      "new-password",
    )
  })

  it("responds 404 for another customer's address and for a missing address", async () => {
    const other = await openMember()
    const id = await createAddress(other)
    for (const wrong of [id, 2_147_483_647, "x", "1e1", "-1"]) {
      const { status } = await member.open(`/my-account/addresses/${wrong}`)
      expect({ wrong, status }).toEqual({ wrong, status: 404 })
    }
    expect((await other.open(`/my-account/addresses/${id}`)).status).toBe(200)
    await other.remove()
  })
})

// Before the tests below, which let administrators alone manage addresses.
describe("an address without JavaScript", () => {
  it("is saved, corrected and edited, made the default one, hidden and unhidden", async () => {
    const owner = await openMember()
    const book = "/my-account/addresses"
    const home = { displayName: "Home", streetAddress: "27 Bloodwood Street", city: "Calliope" }
    const save = (path: string, values: Record<string, string>) =>
      owner.send(`${book}/${path}`, "address-form", values)
    const rejected = await save("new", { ...home, state: "QLD", postcode: "2000" })
    expect(getValue(rejected.page, "streetAddress")).toBe("27 Bloodwood Street")
    const postcode = rejected.page.querySelector("#address-form [name=postcode]")
    expect(postcode?.getAttribute("aria-invalid")).toBe("true")
    const saved = await save("new", { ...home, state: "QLD", postcode: "4680" })
    expect([saved.status, saved.headers.location]).toEqual([303, `${book}?notice=saved`])
    const work = { displayName: "Work", streetAddress: "118 Wharf Road", city: "Sydney" }
    await save("new", { ...work, state: "NSW", postcode: "2000" })

    const list = async () => (await owner.open(book)).page
    const listNames = (page: Document) => listTexts(page, "main li h2")
    const getCard = (page: Document, name: string) =>
      [...page.querySelectorAll("main li:has(h2)")].find((card) => card.textContent?.includes(name))
    expect(listNames(await list())).toEqual(["Home", "Work"])
    const press = async (intent: string, notice: string) => {
      const selector = `main li form:has([name=intent][value=${intent}])`
      const { status, headers } = await owner.send(book, selector, {})
      expect([status, headers.location]).toEqual([303, `${book}?notice=${intent}`])
      const { page } = await owner.open(`${book}?notice=${intent}`)
      expect(getStatus(page)).toBe(notice)
      return page
    }
    // Only the other address has this button.
    const changed = await press("current", "Your default address has been changed.")
    expect(listNames(changed)).toEqual(["Work", "Home"])
    const edit = getCard(changed, "Home")?.querySelector("a")?.getAttribute("href") ?? ""
    const id = edit.split("/").at(-1) ?? ""
    expect(getValue((await owner.open(edit)).page, "city")).toBe("Calliope")
    await save(id, { streetAddressMore: "Unit 2" })
    expect(getCard(await list(), "Home")?.textContent).toContain("Unit 2")
    const hidden = await press("disabled", "The address is hidden.")
    expect(getCard(hidden, "Work")?.textContent).toContain("Hidden")
    const unhidden = await press("enabled", "The address is no longer hidden.")
    expect(getCard(unhidden, "Work")?.textContent).not.toContain("Hidden")
    await owner.remove()
  })
})

describe("the profile", () => {
  it("sets a date of birth once, then edits only the mobile phone, and displays the known values", async () => {
    await updateMember({ company_name: "Duck & Daughters", abn: "51824753556" })
    await enableProfileFields(
      { edit_date_of_birth: true },
      (html) => lacksField("firstName")(html) && hasField("dateOfBirth")(html),
    )
    const { page } = await member.send("/profile", "profile", { dateOfBirth: "31/5/1984" })
    expect(getStatus(page)).toBe("Your details have been saved.")
    const after = await member.open("/profile")
    expect(listControls(after.page)).toEqual(["mobilePhone"])
    const text = after.page.querySelector("form#profile")?.textContent ?? ""
    expect(text).toContain("31/05/1984")
    expect(text).toContain("Duck & Daughters")
    expect(text).toContain("51 824 753 556")
    expect(text).not.toContain("Website")
    expect(text).not.toContain("Emergency contact")
  })

  it("renders the fields that the site configuration enables, with its labels", async () => {
    await enableProfileFields(allFields, hasField("website"))
    const { page } = await member.open("/profile")
    expect(listTexts(page, "form#profile label")).toContain(allFields.club_additional_member_label)
    expect(listControls(page).toSorted()).toEqual(allControls.toSorted())
    expect(getValue(page, "dateOfBirth")).toBe("31/05/1984")
  })
})

describe("a profile form post without JavaScript", () => {
  beforeAll(() => enableProfileFields(allFields, hasField("website")))

  it("is stored", async () => {
    const typed = {
      firstName: "Anna",
      lastName: "O’Duck",
      mobilePhone: "0412 345 678",
      driversLicenceExpiry: "1-2-2031",
      driversLicenceState: "QLD",
    }
    const { page, status } = await member.send("/profile", "profile", typed)
    expect([status, getStatus(page)]).toEqual([200, "Your details have been saved."])
    expect(await admin.read("cognito/user", { id: member.id })).toMatchObject({
      first_name: "Anna",
      last_name: "O’Duck",
      mobile_phone: "0412 345 678",
      drivers_licence_expiry: "2031-02-01",
      drivers_licence_state_of_issue_id: 4,
    })
  })

  it.each([
    ["mobilePhone", "call me", "Enter a phone number, such as 0412 345 678."],
    ["dateOfBirth", "01/01/2999", "This date is in the future."],
    ["dateOfBirth", "31/02/1990", "Enter a date, such as 31/05/1984."],
    ["dateOfBirth", "soon", "Enter a date, such as 31/05/1984."],
    ["firstName", "", "Enter your first name."],
    ["abn", "51 824 753 557", "Enter an ABN of eleven digits"],
    ["website", "javascript:alert(1)", "Enter a full web address, such as https://example.com."],
    ["driversLicenceState", "Wessex", "Choose a state or territory."],
  ])(
    "rejects a %s of %j with a field error and preserves the other input",
    async (name, value, message) => {
      const typed = { companyName: "Unsaved & Sons", [name]: value }
      const { page } = await member.send("/profile", "profile", typed)
      const control = page.querySelector(`form#profile [name=${name}]`)
      expect(control?.getAttribute("aria-invalid")).toBe("true")
      const ids = control?.getAttribute("aria-describedby")?.split(" ") ?? []
      const messages = ids.map((id) => page.getElementById(id)?.textContent ?? "")
      expect(messages.join(" ")).toContain(message)
      expect(getAlert(page)).toContain(message)
      expect(getValue(page, "companyName")).toBe("Unsaved & Sons")
      const stored = await admin.read("cognito/user", { id: member.id })
      expect(stored).not.toMatchObject({ company_name: "Unsaved & Sons" })
    },
  )

  it("ignores fields that are not editable", async () => {
    const values = { mobilePhone: "0491 570 156", companyPhone: "07 5550 0147", isAdmin: "1" }
    await member.send("/profile", "profile", { ...values, is_admin: "true", id: "1" })
    const stored = await admin.read("cognito/user", { id: member.id })
    expect(stored).toMatchObject({ company_phone: "", is_admin: false })
    expect(stored).toMatchObject({ mobile_phone: "0491 570 156" })
  })

  it("returns the input on a plain page after the session has expired, without passwords", async () => {
    const { origin } = getRunningShop()
    const data = new FormData()
    data.set(formNameControl, "profile")
    data.set("firstName", "Wilhelmina")
    data.set("currentPassword", "secret password")
    const packed = new Response(data)
    const response = await postProfile(packed, origin)
    expect(response.status).toBe(401)
    expect(response.html).toContain("You’ve been logged out.")
    expect(response.html).toContain("Wilhelmina")
    expect(response.html).not.toContain("secret password")
  })

  it("is rejected as a cross-site post", async () => {
    const crossSiteHeaders = { origin: "https://evil.example", "sec-fetch-site": "cross-site" }
    await member.send("/profile", "profile", { mobilePhone: "0400 000 000" }, crossSiteHeaders)
    const stored = await admin.read("cognito/user", { id: member.id })
    expect(stored).not.toMatchObject({ mobile_phone: "0400 000 000" })
  })
})

describe("a password", () => {
  const [first, second] = ["three small curlews", "four small curlews"]
  it("is rejected if it is too short, and never appears in the response", async () => {
    const { page, html } = await member.send("/profile", "password-form", {
      newPassword: "sh0rt-pw",
    })
    expect(getAlert(page)).toContain("Choose a password of at least 10 characters.")
    expect(html).not.toContain("sh0rt-pw")
  })

  it("is set once without and then only with the current password", async () => {
    const chosen = await member.send("/profile", "password-form", { newPassword: first })
    expect(getStatus(chosen.page)).toContain("Your password has been changed.")
    const wrong = { currentPassword: "not the one", newPassword: second }
    const rejected = await member.send("/profile", "password-form", wrong)
    const current = rejected.page.querySelector("#password-form [name=currentPassword]")
    expect(current?.getAttribute("aria-invalid")).toBe("true")
    expect(rejected.html).not.toContain("not the one")
    const typed = { currentPassword: first, newPassword: second }
    const right = await member.send("/profile", "password-form", typed)
    expect(getStatus(right.page)).toContain("Your password has been changed.")
    expect(right.html).not.toContain(second)
  })

  it("is not returned with the other input after a failed post", async () => {
    const crossSiteHeaders = { origin: "https://evil.example", "sec-fetch-site": "cross-site" }
    const typed = { currentPassword: second, newPassword: "s3cret s3cret s3cret" }
    const { status, html } = await member.send("/profile", "password-form", typed, crossSiteHeaders)
    expect(status).toBeGreaterThanOrEqual(400)
    expect(html).not.toContain("s3cret")
    expect(html).not.toContain(second)
  })

  it("leaves this browser signed in after a change", async () => {
    expect((await member.open("/profile")).status).toBe(200)
  })
})

describe("addresses that administrators manage", () => {
  it("are listed without forms, and the address forms redirect", async () => {
    await enableProfileFields(allFields, hasField("website"))
    const { page } = await member.open("/my-account/addresses")
    expect(getElementText(page, "main li h2")).toBe("Shed")
    expect(page.querySelectorAll("main form")).toHaveLength(0)
    expect(page.body.textContent).not.toContain("Add an address")
    for (const path of ["new", addressId]) {
      const response = await member.open(`/my-account/addresses/${path}`)
      expect([response.status, response.headers.location]).toEqual([307, "/my-account/addresses"])
    }
  })
})

async function createAddress({ access_token: token }: Member): Promise<number> {
  const address = {
    street_address: "1 Pier Road",
    city: "Gladstone",
    state: "QLD",
    postcode: "4680",
  }
  const body = { display_name: "Shed", first_name: "Ann", last_name: "Duck", ...address }
  const response = await requestShopApi(accountCalls.createAddress, { token, body })
  const { item } = accountCalls.createAddress.response.parse(await response.json())
  if (!item) throw new Error(`no address was saved at ${getRunningShop().origin}`)
  return item.id
}
