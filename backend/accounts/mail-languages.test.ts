import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals"
import { type MailVisitor, openMailVisitor } from "#tests/support/mail-visitor.ts"

let shop: MailVisitor
beforeAll(async () => {
  shop = await openMailVisitor()
})
beforeEach(() => shop.reset())
afterAll(() => shop.close())

const languageOf = async (email: string) => {
  const users = shop.database.db.selectFrom("users").select("language").where("email", "=", email)
  return (await users.executeTakeFirstOrThrow()).language
}

/** Sends any authenticated call of a page. */
async function look(token: string, language: string): Promise<void> {
  const headers = { authorization: `Bearer ${token}`, "accept-language": language }
  const response = await shop.app.inject({ url: "/api/v1/cognito/user/authUser", headers })
  expect(response.statusCode).toBe(200)
}

describe("language of account emails", () => {
  it("uses the language of the requesting page and links back to it", async () => {
    shop.read("de")
    await shop.requestEmail("registerLink")
    const mail = await shop.getMail()
    expect(mail.text_body).toContain("Guten Tag,")
    expect(mail.text_body).toContain("Konto erstellen:\nhttp://localhost:3000/de/signup?code=")
    expect(mail.html_body).toContain('<html lang="de" dir="ltr">')
  })

  it("saves the language of the registration and sends later emails in the last used language", async () => {
    shop.read("de")
    await shop.requestEmail("registerLink")
    shop.read(null)
    const { access_token: token } = (await shop.enter(await shop.readCode())).json()
    expect(await languageOf(shop.email())).toBe("de")
    await look(token, "*")
    await shop.requestEmail("recoverPassword")
    expect((await shop.getMail()).text_body).toContain("/de/forgotpassword?code=")
    await look(token, "fr")
    await shop.choose(await shop.readCode(), "four words to remember")
    expect((await shop.getMail()).subject).toMatch(/^Votre mot de passe chez/)
  })

  it("falls back to English for a language that the shop does not have", async () => {
    shop.read("sw")
    await shop.requestEmail("sendLoginLink")
    expect((await shop.getMail()).subject).toMatch(/^No account at/)
  })
})
