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
beforeEach(() => shop.startAnew())
afterAll(() => shop.close())

const calls = ["sendLoginLink", "registerLink", "recoverPassword"] as const

describe("a mail to a customer", () => {
  it("who wants to sign in has a code and a link to a page of the shop", async () => {
    await shop.addCustomer()
    expect((await shop.ask("sendLoginLink")).json()).toEqual({ success: true })
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

  it("who asked for the code alone has no link", async () => {
    await shop.addCustomer()
    await shop.ask("sendLoginLink", { code_only: true })
    const mail = await shop.getMail()
    const code = await shop.readCode()
    expect(mail.html_body).toContain(`>${code}<`)
    for (const part of [mail.text_body, mail.html_body]) expect(part).not.toContain("/login")
  })

  it("who signs up again says so, and is a way in", async () => {
    const userId = await shop.addCustomer({ first_name: "Beatrix" })
    await shop.ask("registerLink", { first_name: "Mallory" })
    const mail = await shop.getMail()
    expect(mail.subject).toBe("You already have an account at Curlew <Print> Co.")
    expect(mail.text_body).toContain("Hello Beatrix,")
    expect(mail.text_body).not.toContain("Mallory")
    expect((await shop.enter(await shop.readCode())).statusCode).toBe(200)
    const users = await listUsers()
    expect(users).toMatchObject([{ id: userId, first_name: "Beatrix" }])
  })

  it("who forgot the password leads to the page that sets a new one", async () => {
    await shop.addCustomer()
    await shop.ask("recoverPassword")
    const { text_body } = await shop.getMail()
    expect(text_body).toContain(`/forgotpassword?code=${await shop.readCode()}&email=`)
    expect(text_body).toContain("works once, within 60 minutes")
  })

  it.each(calls)("whose account is switched off (%s) has no code, and says so", async (call) => {
    await shop.addCustomer({ enabled: false })
    expect((await shop.ask(call)).json()).toEqual({ success: true })
    const mail = await shop.getMail()
    expect(mail.subject).toMatch(/is switched off$/)
    expect(mail.text_body).not.toMatch(/^ {4}[A-Z0-9]{8}$/m)
  })

  it("shows a name as text, in one line, and in no header", async () => {
    const first_name = "<script>x</script>\r\nBcc: all@example.com\r\n\r\nBuy"
    await shop.addCustomer({ first_name })
    await shop.ask("sendLoginLink")
    const mail = await shop.getMail()
    expect(mail.html_body).not.toContain("<script")
    expect(mail.html_body).toContain(
      "Hello &lt;script&gt;x&lt;/script&gt; Bcc: all@example.com Buy,",
    )
    expect(mail.text_body).toMatch(/^Hello <script>x<\/script> Bcc: all@example.com Buy,\n\n/)
    expect(mail.subject).not.toContain("Bcc")
  })

  it("loads nothing from anywhere and can be read at night", async () => {
    await shop.addCustomer()
    await shop.ask("sendLoginLink")
    const { html_body } = await shop.getMail()
    expect(html_body).not.toMatch(/<(?:img|link|script|iframe)|url\(|@import|\ssrc=/i)
    expect(html_body).toContain("prefers-color-scheme: dark")
  })
})

describe("a mail to an address that nobody has", () => {
  it.each(["sendLoginLink", "recoverPassword"] as const)(
    "says after %s that there is no account, without a code",
    async (call) => {
      await shop.ask(call)
      const mail = await shop.getMail()
      expect(mail.subject).toMatch(/^No account/)
      expect(mail.text_body).toContain("http://localhost:3000/signup\n")
      expect(mail.text_body).not.toMatch(/^ {4}[A-Z0-9]{8}$/m)
    },
  )

  it("makes an account by code or link, and repeats nothing that a stranger wrote", async () => {
    await shop.ask("registerLink", { first_name: "WIN http://spam.example" })
    const mail = await shop.getMail()
    expect(mail.text_body).toContain(`/signup?code=${await shop.readCode()}&email=`)
    expect(mail.text_body + mail.html_body + mail.subject).not.toContain("spam.example")
    expect(await listUsers()).toEqual([])
  })
})

describe("who asks for a mail", () => {
  it.each(calls)("by %s is answered alike for known and unknown addresses", async (call) => {
    const unknown = await shop.ask(call)
    const footprint = await takeFootprint()
    await shop.startAnew()
    await shop.addCustomer()
    const known = await shop.ask(call)
    expect([known.statusCode, known.body]).toEqual([unknown.statusCode, unknown.body])
    expect(known.headers["cache-control"]).toBe("no-store")
    expect(Object.keys(known.headers).sort()).toEqual(Object.keys(unknown.headers).sort())
    expect(await takeFootprint()).toEqual(footprint)
    expect(footprint).toEqual({ codes: 1, mails: 1 })
  })

  it("gets five mails to one address in an hour, and the same answer ever after", async () => {
    await shop.addCustomer()
    for (let time = 1; time <= 4; time += 1) await shop.ask("sendLoginLink")
    await shop.ask("recoverPassword")
    const code = await shop.readCode()
    for (const call of calls) {
      expect((await shop.ask(call)).json()).toEqual({ success: true })
    }
    expect(await shop.listMails()).toHaveLength(5)
    expect((await shop.enter(code)).statusCode).toBe(200)
    shop.wait(61)
    await shop.ask("sendLoginLink", { fingerprint: "fingerprint-of-strang" })
    expect(await shop.listMails()).toHaveLength(6)
  })

  it("for a stranger's address sends no more than five when all ask at once", async () => {
    await Promise.all(
      Array.from({ length: 12 }, (_, at) => shop.ask("sendLoginLink", {}, `198.51.100.${at}`)),
    )
    expect(await shop.listMails()).toHaveLength(5)
  })

  it("uses up nothing of what the customer's own browser may", async () => {
    await shop.addCustomer()
    await shop.ask("sendLoginLink")
    await shop.enter(await shop.readCode())
    const stranger = { fingerprint: "fingerprint-of-strang" }
    for (let time = 1; time <= 6; time += 1) await shop.ask("sendLoginLink", stranger)
    const before = (await shop.listMails()).length
    await shop.ask("sendLoginLink")
    expect(await shop.listMails()).toHaveLength(before + 1)
  })

  it("is told to wait after twenty from one place in an hour, whatever a header says", async () => {
    const from = "192.0.2.77"
    for (let time = 1; time <= 20; time += 1) {
      const email = `somebody-${time}@example.com`
      expect((await shop.ask("sendLoginLink", { email }, from)).statusCode).toBe(200)
    }
    const late = await shop.ask("registerLink", {}, from)
    expect([late.statusCode, late.json().code]).toEqual([429, "RATE_LIMITED"])
    expect(Number(late.headers["retry-after"])).toBeGreaterThan(0)
    shop.wait(61)
    expect((await shop.ask("registerLink", {}, from)).statusCode).toBe(200)
  })

  it("with no address, or one that is not complete, is told so beside the field", async () => {
    for (const email of ["", "ann", "ann@example.com\r\nBcc: all@example.com"]) {
      const answer = await shop.ask("sendLoginLink", { email })
      expect(answer.statusCode).toBe(400)
      expect(answer.json().fields.email).toMatch(/email address/)
    }
    expect(await shop.listMails()).toEqual([])
  })

  it("with a birthday in the future, or no name, is told so beside the field", async () => {
    const wrong = { date_of_birth: "2999-01-01", first_name: " " }
    const answer = await shop.ask("registerLink", wrong)
    expect(answer.statusCode).toBe(400)
    expect(answer.json().fields).toEqual({
      date_of_birth: "This date is in the future.",
      first_name: "Enter your first name.",
    })
    expect(await shop.listMails()).toEqual([])
  })

  it("with an address in capitals is the same customer", async () => {
    await shop.addCustomer()
    await shop.ask("registerLink", { email: shop.email().toUpperCase() })
    expect((await shop.getMail()).subject).toMatch(/^You already have an account/)
  })

  it("with signs that a database might choke on is served", async () => {
    const answer = await shop.ask("registerLink", { first_name: "A\u0000nn\ud800 🦆'; DROP" })
    expect(answer.statusCode).toBe(200)
    expect((await shop.enter(await shop.readCode())).statusCode).toBe(200)
    expect((await listUsers())[0]).toMatchObject({ last_name: visitor.last_name })
  })
})

it("no code is kept as it is, but in the mail itself", async () => {
  await shop.addCustomer()
  await shop.ask("sendLoginLink")
  const code = await shop.readCode()
  const { rows } = await sql`SELECT * FROM mail_codes`.execute(shop.database.db)
  expect(JSON.stringify(rows)).not.toContain(code)
  const marks = await shop.database.db.selectFrom("rate_marks").selectAll().execute()
  expect(JSON.stringify(marks)).not.toContain(shop.email())
})

const listUsers = () =>
  shop.database.db.selectFrom("users").selectAll().where("email", "=", shop.email()).execute()

/** What was written for the visitor's address. */
async function takeFootprint() {
  const codes = await shop.database.db
    .selectFrom("mail_codes")
    .select("id")
    .where("email", "=", shop.email())
    .execute()
  return { codes: codes.length, mails: (await shop.listMails()).length }
}
