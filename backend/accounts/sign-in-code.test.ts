import { afterAll, beforeAll, beforeEach } from "@jest/globals"
import { fingerprint, type MailVisitor, openMailVisitor } from "#tests/support/mail-visitor.ts"

let shop: MailVisitor
beforeAll(async () => {
  shop = await openMailVisitor()
})
beforeEach(() => shop.reset())
afterAll(() => shop.close())

const otherBrowser = { fingerprint: "fingerprint-of-strang" }

const requestDigits = async (more: object = {}) => {
  expect((await shop.requestEmail("sendSignInCode", more)).json()).toEqual({ success: true })
  return shop.readCode()
}

/** Returns a different code. */
const alter = (code: string) => `${code.startsWith("1") ? "2" : "1"}${code.slice(1)}`

const getUser = async (token: string) => {
  const headers = { authorization: `Bearer ${token}` }
  return (await shop.app.inject({ url: "/api/v1/cognito/user/authUser", headers })).json().user
}

const countUsers = async () => {
  const rows = await shop.database.db
    .selectFrom("users")
    .select("id")
    .where("email", "=", shop.email())
    .execute()
  return rows.length
}

describe("sign-in by six digits", () => {
  it("creates the account of a new address, without a name and a password", async () => {
    shop.read("de")
    const code = await requestDigits()
    expect(code).toMatch(/^[0-9]{6}$/)
    expect(await countUsers()).toBe(0)
    const response = await shop.enterDigits(code)
    expect(response.headers["cache-control"]).toBe("no-store")
    expect(await getUser(response.json().access_token)).toMatchObject({
      email: shop.email(),
      first_name: "",
      last_name: "",
      has_password: false,
      is_admin: false,
    })
    const { language } = await shop.database.db
      .selectFrom("users")
      .select("language")
      .where("email", "=", shop.email())
      .executeTakeFirstOrThrow()
    expect(language).toBe("de")
  })

  it("signs in to an existing account and leaves it unchanged", async () => {
    const id = await shop.addCustomer({ first_name: "Beatrix" })
    const response = await shop.enterDigits(await requestDigits())
    expect(await getUser(response.json().access_token)).toMatchObject({ id, first_name: "Beatrix" })
  })

  it("sends the same email to a new address as to a customer without a name", async () => {
    await requestDigits()
    const { subject, text_body } = await shop.getMail()
    const email = shop.email()
    const code = await shop.readCode()
    await shop.reset()
    await shop.addCustomer({ first_name: "" })
    await requestDigits()
    const other = await shop.getMail()
    const hide = (text: string, words: readonly string[]) =>
      words.reduce((hidden, word) => hidden.replaceAll(word, "…"), text)
    expect(other.subject).toBe(subject)
    expect(hide(other.text_body, [encodeURIComponent(shop.email()), await shop.readCode()])).toBe(
      hide(text_body, [encodeURIComponent(email), code]),
    )
  })

  it("links to the login page and names the device and the time", async () => {
    const code = await requestDigits()
    const { text_body } = await shop.getMail()
    const email = encodeURIComponent(shop.email())
    expect(text_body).toContain(`http://localhost:3000/login?code=${code}&email=${email}`)
    expect(text_body).toContain("within 10 minutes")
    expect(text_body).toContain("the device where you asked for it")
  })

  it("ignores spaces and hyphens", async () => {
    const code = await requestDigits()
    const typed = ` ${code.slice(0, 3)} - ${code.slice(3)}`
    expect((await shop.enterDigits(typed)).statusCode).toBe(200)
  })

  it("accepts a code once, also in concurrent requests", async () => {
    const code = await requestDigits()
    const responses = await Promise.all(Array.from({ length: 10 }, () => shop.enterDigits(code)))
    expect(responses.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    expect(await countUsers()).toBe(1)
  })

  it("accepts a code for ten minutes", async () => {
    const first = await requestDigits()
    shop.wait(10)
    expect((await shop.enterDigits(first)).statusCode).toBe(401)
    const second = await requestDigits()
    shop.wait(9)
    expect((await shop.enterDigits(second)).statusCode).toBe(200)
  })

  it("rejects the code in any other browser, and does not count that as a guess", async () => {
    const code = await requestDigits()
    for (let time = 1; time <= 6; time += 1) {
      const response = await shop.enterDigits(code, otherBrowser)
      expect([response.statusCode, response.json().detail]).toEqual([
        401,
        { code: "sign_in_code_wrong" },
      ])
    }
    expect((await shop.enterDigits(code)).statusCode).toBe(200)
  })

  it("rejects a code after five wrong guesses", async () => {
    const code = await requestDigits()
    for (let time = 1; time <= 5; time += 1) {
      expect((await shop.enterDigits(alter(code))).statusCode).toBe(401)
    }
    expect((await shop.enterDigits(code)).statusCode).toBe(401)
  })

  it("is not a code of the other emails, nor are theirs six digits", async () => {
    await shop.addCustomer()
    const digits = await requestDigits()
    expect((await shop.enter(digits)).statusCode).toBe(400)
    await shop.requestEmail("sendLoginLink")
    expect((await shop.enterDigits(await shop.readCode())).statusCode).toBe(400)
  })

  it("rejects a disabled customer, who gets no code", async () => {
    await shop.addCustomer({ enabled: false })
    await shop.requestEmail("sendSignInCode")
    expect((await shop.getMail()).text_body).not.toMatch(/^ {4}[0-9]{6}$/m)
  })
})

describe("limits of six digits", () => {
  it("rejects an address after twenty wrong codes in a day, for each new browser and IP address", async () => {
    const guess = (at: number) => {
      const browser = { fingerprint: `fingerprint-number-${10 + at}` }
      return shop.enterDigits("123456", browser, `198.51.100.${at}`)
    }
    for (let at = 1; at <= 20; at += 1) expect((await guess(at)).statusCode).toBe(401)
    const late = await guess(21)
    expect([late.statusCode, late.json().code]).toEqual([429, "RATE_LIMITED"])
    shop.wait(24 * 60)
    expect((await guess(22)).statusCode).toBe(401)
  })

  it("does not count them against the customer's own browser", async () => {
    await shop.addCustomer()
    expect((await shop.enterDigits(await requestDigits())).statusCode).toBe(200)
    for (let at = 1; at <= 21; at += 1) {
      await shop.enterDigits("123456", otherBrowser, `198.51.100.${at}`)
    }
    expect((await shop.enterDigits("123456", otherBrowser)).statusCode).toBe(429)
    const code = await requestDigits({ fingerprint })
    expect((await shop.enterDigits(code)).statusCode).toBe(200)
  })

  it("sends five emails per hour to an address, with the same response above that", async () => {
    for (let time = 1; time <= 7; time += 1) {
      const response = await shop.requestEmail("sendSignInCode", {}, `198.51.100.${time}`)
      expect([response.statusCode, response.json()]).toEqual([200, { success: true }])
    }
    expect(await shop.listMails()).toHaveLength(5)
  })
})
