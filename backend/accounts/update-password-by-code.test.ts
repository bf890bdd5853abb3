import { afterAll, beforeAll, beforeEach } from "@jest/globals"
import { fingerprint, type MailVisitor, openMailVisitor } from "#tests/support/mail-visitor.ts"

const password = "a new pass phrase"

let shop: MailVisitor
beforeAll(async () => {
  shop = await openMailVisitor()
})
beforeEach(() => shop.reset())
afterAll(() => shop.close())

const login = (words: string) =>
  shop.app.inject({
    method: "POST",
    url: "/api/v1/cognito/user/login",
    payload: { username: shop.email(), password: words, fingerprint },
  })

describe("recovery code", () => {
  it("sets the password, revokes every session and notifies the customer", async () => {
    const id = await shop.addCustomer()
    await shop.requestEmail("sendLoginLink")
    const { access_token } = (await shop.enter(await shop.readCode())).json()
    await shop.requestEmail("sendLoginLink")
    const loginCode = await shop.readCode()
    await shop.requestEmail("recoverPassword")
    const response = await shop.choose(await shop.readCode(), password)
    expect([response.statusCode, response.json()]).toEqual([200, { success: true }])
    expect((await login(password)).statusCode).toBe(200)
    const headers = { authorization: `Bearer ${access_token}` }
    const old = await shop.app.inject({ url: "/api/v1/cognito/user/authUser", headers })
    expect([old.statusCode, old.json().code]).toEqual([401, "TOKEN_INVALID"])
    expect((await shop.enter(loginCode)).statusCode).toBe(401)
    const notice = await shop.getMail()
    expect(notice).toMatchObject({ about: `user:${id}`, to_address: shop.email() })
    expect(notice.subject).toMatch(/^Your password at .+ was changed$/)
    expect(notice.text_body + notice.html_body).not.toContain(password)
  })

  it("redeems a code once in twenty concurrent requests", async () => {
    await shop.addCustomer()
    await shop.requestEmail("recoverPassword")
    const code = await shop.readCode()
    const responses = await Promise.all(
      Array.from({ length: 20 }, (_, at) => shop.choose(code, `${password} ${at}`)),
    )
    expect(responses.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    const winner = responses.findIndex(({ statusCode }) => statusCode === 200)
    expect((await login(`${password} ${winner}`)).statusCode).toBe(200)
    expect(await shop.listMails()).toHaveLength(2)
  })

  it("stays valid after a password that is too short", async () => {
    await shop.addCustomer()
    await shop.requestEmail("recoverPassword")
    const code = await shop.readCode()
    const response = await shop.choose(code, "short")
    expect(response.statusCode).toBe(400)
    expect(response.json().fields).toEqual({
      newpassword: "Choose a password of at least 10 characters.",
    })
    expect((await shop.choose(code, password)).statusCode).toBe(200)
  })

  it("rejects a code of another purpose and a wrong code without setting the password", async () => {
    await shop.addCustomer()
    await shop.requestEmail("sendLoginLink")
    const wrong = [await shop.readCode(), "ABCDEFGH"]
    for (const code of wrong) {
      const response = await shop.choose(code, password)
      expect([response.statusCode, response.json().code]).toEqual([401, "LOGIN_REFUSED"])
    }
    expect((await login(password)).statusCode).toBe(401)
  })

  it("leaves a customer unchanged who was disabled in the meantime", async () => {
    const id = await shop.addCustomer()
    await shop.requestEmail("recoverPassword")
    const code = await shop.readCode()
    await shop.database.db
      .updateTable("users")
      .set({ enabled: false })
      .where("id", "=", id)
      .execute()
    expect((await shop.choose(code, password)).statusCode).toBe(401)
    const user = await shop.database.db
      .selectFrom("users")
      .select("password_hash")
      .where("id", "=", id)
      .executeTakeFirstOrThrow()
    expect(user.password_hash).toBeNull()
  })
})
