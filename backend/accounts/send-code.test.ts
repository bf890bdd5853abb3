import { afterAll, beforeAll, beforeEach } from "@jest/globals"
import { sql } from "kysely"
import { type MailVisitor, openMailVisitor, visitor } from "#tests/support/mail-visitor.ts"

let shop: MailVisitor
beforeAll(async () => {
  shop = await openMailVisitor()
  await shop.database.db
    .insertInto("domains")
    .values({
      name: "Curlew",
      theme_colour: "#0b5351",
      dark_theme_colour: "#071f1f",
      organisation_name: "Curlew <Print> Co.",
      organisation_address: "14 Stowe Lane, Calliope QLD 4680",
      organisation_email: "hello@curlewprint.example",
    })
    .execute()
})
beforeEach(() => shop.reset())
afterAll(() => shop.close())

const calls = ["sendLoginLink", "registerLink", "recoverPassword"] as const

describe("email to a customer", () => {
  it("contains a login code and a link to the login page", async () => {
    await shop.addCustomer()
    expect((await shop.requestEmail("sendLoginLink")).json()).toEqual({ success: true })
    const [mail] = await shop.listMails()
    const code = await shop.readCode()
    const link = `http://localhost:3000/login?code=${code}&email=${encodeURIComponent(shop.email())}`
    expect(mail).toMatchObject({ to_address: shop.email(), reply_to: "hello@curlewprint.example" })
    expect(mail?.text_body).toMatch(/^Hello Ann,\n/)
    expect(mail?.text_body).toContain(`Log in:\n${link}\n`)
    expect(mail?.text_body).toContain("works once, within 15 minutes")
    expect(mail?.html_body).toContain(`href="${link.replace("&", "&amp;")}"`)
    expect(mail?.html_body).toContain(`>${code}<`)
    expect(mail?.text_body).toContain("--\nCurlew <Print> Co.\n14 Stowe Lane, Calliope QLD 4680\n")
    expect(mail?.html_body).toContain("<strong><bdi>Curlew &lt;Print&gt; Co.</bdi></strong>")
  })

  it("contains no link if only the code was requested", async () => {
    await shop.addCustomer()
    await shop.requestEmail("sendLoginLink", { code_only: true })
    const mail = await shop.getMail()
    const code = await shop.readCode()
    expect(mail.html_body).toContain(`>${code}<`)
    for (const part of [mail.text_body, mail.html_body]) expect(part).not.toContain("/login")
  })

  it("explains on a second registration that the account exists and signs the customer in", async () => {
    const userId = await shop.addCustomer({ first_name: "Beatrix" })
    await shop.requestEmail("registerLink", { first_name: "Mallory" })
    const mail = await shop.getMail()
    expect(mail.subject).toBe("You already have an account at Curlew <Print> Co.")
    expect(mail.text_body).toContain("Hello Beatrix,")
    expect(mail.text_body).not.toContain("Mallory")
    expect((await shop.enter(await shop.readCode())).statusCode).toBe(200)
    const users = await listUsers()
    expect(users).toMatchObject([{ id: userId, first_name: "Beatrix" }])
  })

  it("links to the page that sets a new password", async () => {
    await shop.addCustomer()
    await shop.requestEmail("recoverPassword")
    const { text_body } = await shop.getMail()
    expect(text_body).toContain(`/forgotpassword?code=${await shop.readCode()}&email=`)
    expect(text_body).toContain("works once, within 60 minutes")
  })

  it.each(calls)("contains no code for a disabled account (%s) and explains why", async (call) => {
    await shop.addCustomer({ enabled: false })
    expect((await shop.requestEmail(call)).json()).toEqual({ success: true })
    const mail = await shop.getMail()
    expect(mail.subject).toMatch(/is switched off$/)
    expect(mail.text_body).not.toMatch(/^ {4}[A-Z0-9]{8}$/m)
  })

  it("renders a name as text in one line and in no header", async () => {
    const first_name = "<script>x</script>\r\nBcc: all@example.com\r\n\r\nBuy"
    await shop.addCustomer({ first_name })
    await shop.requestEmail("sendLoginLink")
    const mail = await shop.getMail()
    expect(mail.html_body).not.toContain("<script")
    expect(mail.html_body).toContain(
      "Hello &lt;script&gt;x&lt;/script&gt; Bcc: all@example.com Buy,",
    )
    expect(mail.text_body).toMatch(/^Hello <script>x<\/script> Bcc: all@example.com Buy,\n\n/)
    expect(mail.subject).not.toContain("Bcc")
  })

  it("loads no external resources and supports dark mode", async () => {
    await shop.addCustomer()
    await shop.requestEmail("sendLoginLink")
    const { html_body } = await shop.getMail()
    expect(html_body).not.toMatch(/<(?:img|link|script|iframe)|url\(|@import|\ssrc=/i)
    expect(html_body).toContain("prefers-color-scheme: dark")
  })
})

describe("email to an unknown address", () => {
  it.each(["sendLoginLink", "recoverPassword"] as const)(
    "explains after %s that there is no account and contains no code",
    async (call) => {
      await shop.requestEmail(call)
      const mail = await shop.getMail()
      expect(mail.subject).toMatch(/^No account/)
      expect(mail.text_body).toContain("http://localhost:3000/signup\n")
      expect(mail.text_body).not.toMatch(/^ {4}[A-Z0-9]{8}$/m)
    },
  )

  it("creates an account by code or link and repeats no text of the requester", async () => {
    await shop.requestEmail("registerLink", { first_name: "WIN http://spam.example" })
    const mail = await shop.getMail()
    expect(mail.text_body).toContain(`/signup?code=${await shop.readCode()}&email=`)
    expect(mail.text_body + mail.html_body + mail.subject).not.toContain("spam.example")
    expect(await listUsers()).toEqual([])
  })
})

describe("requesting an email", () => {
  it.each(calls)("responds identically to %s for known and unknown addresses", async (call) => {
    const unknown = await shop.requestEmail(call)
    const footprint = await takeFootprint()
    await shop.reset()
    await shop.addCustomer()
    const known = await shop.requestEmail(call)
    expect([known.statusCode, known.body]).toEqual([unknown.statusCode, unknown.body])
    expect(known.headers["cache-control"]).toBe("no-store")
    expect(Object.keys(known.headers).sort()).toEqual(Object.keys(unknown.headers).sort())
    expect(await takeFootprint()).toEqual(footprint)
    expect(footprint).toEqual({ codes: 1, mails: 1 })
  })

  it("sends at most five emails per hour to one address and always returns the same response", async () => {
    await shop.addCustomer()
    for (let time = 1; time <= 4; time += 1) await shop.requestEmail("sendLoginLink")
    await shop.requestEmail("recoverPassword")
    const code = await shop.readCode()
    for (const call of calls) {
      expect((await shop.requestEmail(call)).json()).toEqual({ success: true })
    }
    expect(await shop.listMails()).toHaveLength(5)
    expect((await shop.enter(code)).statusCode).toBe(200)
    shop.wait(61)
    await shop.requestEmail("sendLoginLink", { fingerprint: "fingerprint-of-strang" })
    expect(await shop.listMails()).toHaveLength(6)
  })

  it("sends at most five emails to an unknown address for concurrent requests", async () => {
    await Promise.all(
      Array.from({ length: 12 }, (_, at) =>
        shop.requestEmail("sendLoginLink", {}, `198.51.100.${at}`),
      ),
    )
    expect(await shop.listMails()).toHaveLength(5)
  })

  it("does not use up the limit of the customer's own browser", async () => {
    await shop.addCustomer()
    await shop.requestEmail("sendLoginLink")
    await shop.enter(await shop.readCode())
    const otherBrowser = { fingerprint: "fingerprint-of-strang" }
    for (let time = 1; time <= 6; time += 1) await shop.requestEmail("sendLoginLink", otherBrowser)
    const before = (await shop.listMails()).length
    await shop.requestEmail("sendLoginLink")
    expect(await shop.listMails()).toHaveLength(before + 1)
  })

  it("rejects the twenty-first request of one IP address per hour, whatever a header claims", async () => {
    const from = "192.0.2.77"
    for (let time = 1; time <= 20; time += 1) {
      const email = `somebody-${time}@example.com`
      expect((await shop.requestEmail("sendLoginLink", { email }, from)).statusCode).toBe(200)
    }
    const late = await shop.requestEmail("registerLink", {}, from)
    expect([late.statusCode, late.json().code]).toEqual([429, "RATE_LIMITED"])
    expect(Number(late.headers["retry-after"])).toBeGreaterThan(0)
    shop.wait(61)
    expect((await shop.requestEmail("registerLink", {}, from)).statusCode).toBe(200)
  })

  it("rejects a missing or incomplete address with an error on the field", async () => {
    for (const email of ["", "ann", "ann@example.com\r\nBcc: all@example.com"]) {
      const response = await shop.requestEmail("sendLoginLink", { email })
      expect(response.statusCode).toBe(400)
      expect(response.json().fields.email).toMatch(/email address/)
    }
    expect(await shop.listMails()).toEqual([])
  })

  it("rejects a future birthday and a missing first name with errors on the fields", async () => {
    const wrong = { date_of_birth: "2999-01-01", first_name: " " }
    const response = await shop.requestEmail("registerLink", wrong)
    expect(response.statusCode).toBe(400)
    expect(response.json().fields).toEqual({
      date_of_birth: "This date is in the future.",
      first_name: "Enter your first name.",
    })
    expect(await shop.listMails()).toEqual([])
  })

  it("treats an address in capitals as the same customer", async () => {
    await shop.addCustomer()
    await shop.requestEmail("registerLink", { email: shop.email().toUpperCase() })
    expect((await shop.getMail()).subject).toMatch(/^You already have an account/)
  })

  it("accepts characters that PostgreSQL cannot store", async () => {
    const response = await shop.requestEmail("registerLink", {
      first_name: "A\u0000nn\ud800 🦆'; DROP",
    })
    expect(response.statusCode).toBe(200)
    expect((await shop.enter(await shop.readCode())).statusCode).toBe(200)
    expect((await listUsers())[0]).toMatchObject({ last_name: visitor.last_name })
  })
})

it("stores no code and no email address in plain text except in the email itself", async () => {
  await shop.addCustomer()
  await shop.requestEmail("sendLoginLink")
  const code = await shop.readCode()
  const { rows } = await sql`SELECT * FROM mail_codes`.execute(shop.database.db)
  expect(JSON.stringify(rows)).not.toContain(code)
  const marks = await shop.database.db.selectFrom("rate_marks").selectAll().execute()
  expect(JSON.stringify(marks)).not.toContain(shop.email())
})

const listUsers = () =>
  shop.database.db.selectFrom("users").selectAll().where("email", "=", shop.email()).execute()

/** Returns the number of rows written for the test's email address. */
async function takeFootprint() {
  const codes = await shop.database.db
    .selectFrom("mail_codes")
    .select("id")
    .where("email", "=", shop.email())
    .execute()
  return { codes: codes.length, mails: (await shop.listMails()).length }
}
