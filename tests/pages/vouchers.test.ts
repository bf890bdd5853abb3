import { afterAll, beforeAll, describe, expect, it } from "@jest/globals"
import { sendSandboxPayment } from "#tests/factories/shop-order.ts"
import { type Member, openMember } from "#tests/support/member-browser.ts"
import { getElementText, parseDocument, requestPage } from "#tests/support/request-page.ts"
import { getRunningShop } from "#tests/support/running-shop.ts"
import { SessionBrowser } from "#tests/support/session-browser.ts"
import { createEmailAddress, fetchFromEmail } from "#tests/support/shop-customer.ts"

const pagePath = "/gift-vouchers"

let member: Member
beforeAll(async () => {
  member = await openMember()
})
afterAll(() => member.remove())

/** Returns the ids of the two forms, which depend on the widget's position on the page. */
async function listFormIds() {
  const forms = [...parseDocument(await requestPage(pagePath)).querySelectorAll("main form")]
  const [buy = "", redeem = ""] = forms.map(({ id }) => id)
  return { buy, redeem }
}

async function send(form: "buy" | "redeem", values: Record<string, string>) {
  return member.send(pagePath, (await listFormIds())[form], values)
}

/** Posts a form as a guest in a browser without JavaScript. */
async function sendAsGuest(form: "buy" | "redeem", values: Record<string, string>) {
  const { origin } = getRunningShop()
  const id = (await listFormIds())[form]
  const data = new FormData()
  const controls = parseDocument(await requestPage(pagePath)).querySelectorAll<HTMLInputElement>(
    `#${id} input`,
  )
  for (const { name, value, type } of controls) if (type === "hidden") data.append(name, value)
  for (const [name, value] of Object.entries(values)) data.set(name, value)
  const packed = new Response(data)
  const browser = new SessionBrowser(origin)
  const response = await browser.request(pagePath, {
    method: "POST",
    headers: {
      origin,
      "sec-fetch-site": "same-origin",
      accept: "text/html",
      "content-type": packed.headers.get("content-type") ?? "",
      referer: `${origin}${pagePath}`,
    },
    body: Buffer.from(await packed.arrayBuffer()),
  })
  return { ...response, page: parseDocument({ html: response.text }), browser }
}

/** Buys a voucher. Returns its code, the token of its print page and the payment path. */
async function createPaidVoucher(
  amount: string,
): Promise<{ code: string; token: string; paidAt: string }> {
  const email = createEmailAddress()
  const { status, headers } = await sendAsGuest("buy", { amount: "-1", custom: amount, email })
  expect(status).toBe(303)
  const paidAt = headers.location ?? ""
  await sendSandboxPayment(paidAt)
  const code = await fetchFromEmail(email, /([2-9A-HJ-NP-Z]{4}(?:-[2-9A-HJ-NP-Z]{4}){3})/)
  return { code, token: await fetchFromEmail(email, /print-voucher\/([\w-]{43})/), paidAt }
}

describe("a voucher without JavaScript", () => {
  it("is bought, printed and redeemed once as store credit", async () => {
    const { code, token } = await createPaidVoucher("37.50")
    const printed = parseDocument(await requestPage(`/print-voucher/${token}`))
    expect(getElementText(printed, "article")).toContain("$37.50")
    expect(getElementText(printed, "article")).toContain(code)
    expect(printed.querySelector('article a[href="/gift-vouchers"]')).not.toBeNull()

    const redeemed = await send("redeem", { code: code.toLowerCase().replaceAll("-", " ") })
    expect([redeemed.status, redeemed.headers.location]).toEqual([303, "/profile"])
    const profile = getElementText((await member.open("/profile")).page, "main")
    expect(profile).toContain("Your gift voucher has been redeemed.")
    expect(profile).toContain("You have $37.50 in store credit.")

    const again = await send("redeem", { code })
    expect(getElementText(again.page, "[role=alert]")).toMatch(/redeemed/)
    expect(again.page.querySelector<HTMLInputElement>("[name=code]")?.value).toBe(code)
    const spent = getElementText(
      parseDocument(await requestPage(`/print-voucher/${token}`)),
      "article",
    )
    expect(spent).toContain("This voucher has been redeemed.")
    expect(spent).not.toContain(code)
  })

  it("redirects back to a page with the payment result", async () => {
    const { paidAt } = await createPaidVoucher("20")
    const token = paidAt.split("/").at(-1)
    const returnPage = parseDocument(await requestPage(`/payment-return?payum_token=${token}`))
    expect(getElementText(returnPage, "h1")).toBe("Payment Successful")
  })
})

describe("the voucher purchase form", () => {
  it.each([
    [{}, /Choose an amount\./],
    [{ amount: "-1", custom: "" }, /Enter an amount above \$0\.00/],
    [{ amount: "-1", custom: "0.00" }, /Enter an amount above \$0\.00/],
    [{ amount: "-1", custom: "-5" }, /Enter an amount above \$0\.00/],
    [{ amount: "-1", custom: "1e9" }, /Enter an amount above \$0\.00/],
    [{ amount: "-1", custom: "0.50" }, /\$1\.00 or more/],
    [{ amount: "-1", custom: "9999999" }, /at most/],
    [{ amount: "25.00", email: "" }, /Enter the email address/],
    [{ amount: "25.00", theme: "999999" }, /design is no longer available/],
  ])("rejects %j with a message and preserves the input", async (values, messagePattern) => {
    const submitted = { email: "kim@example.com", theme: "1", ...values }
    const { page: shown, headers } = await sendAsGuest("buy", submitted)
    expect(getElementText(shown, "[role=alert]")).toMatch(messagePattern)
    expect(headers["cache-control"]).toMatch(/no-store/)
    const getValue = (name: string) =>
      shown.querySelector<HTMLInputElement>(`[name=${name}]`)?.value
    expect(getValue("email")).toBe(submitted.email)
    expect(getValue("custom")).toBe("custom" in values ? values.custom : "")
    expect(shown.querySelectorAll("main form")).toHaveLength(2)
  })
})

describe("the voucher redemption form", () => {
  it("redirects a guest to the login", async () => {
    const { status, headers } = await sendAsGuest("redeem", { code: "AAAA-BBBB-CCCC-DDDD" })
    expect([status, headers.location]).toEqual([303, "/login"])
  })

  it.each([
    ["", /Enter the code of the voucher\./],
    ["AAAA-BBBB-CCCC-DDDD", /We can’t find a voucher with this code/],
    ["<script>x()</script>", /We can’t find a voucher with this code/],
    ["x".repeat(61), /That’s not a voucher code\./],
  ])("rejects %j with a message and preserves the code", async (code, messagePattern) => {
    const { page: shown, html } = await send("redeem", { code })
    expect(getElementText(shown, "[role=alert]")).toMatch(messagePattern)
    expect(shown.querySelector<HTMLInputElement>("[name=code]")?.value).toBe(code)
    expect(html).not.toContain("<script>x()")
  })
})

it("serves the voucher page from the cache without customer data", async () => {
  const { headers, html } = await requestPage(pagePath)
  expect(headers["cache-control"]).not.toMatch(/no-store|private/)
  expect(html).toContain("Buy a gift voucher")
  expect(html).not.toContain(member.email)
})
