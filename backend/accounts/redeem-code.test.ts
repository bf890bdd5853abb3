import { afterAll, beforeAll, beforeEach } from "@jest/globals"
import { type MailVisitor, openMailVisitor, visitor } from "#tests/support/mail-visitor.ts"

const rejected = {
  code: "LOGIN_REFUSED",
  message: "That code is wrong or has expired. Ask for a new one.",
  detail: { code: "mail_code_wrong" },
}

let shop: MailVisitor
beforeAll(async () => {
  shop = await openMailVisitor()
})
beforeEach(() => shop.reset())
afterAll(() => shop.close())

const expectRejected = async (response: ReturnType<MailVisitor["enter"]>) => {
  const { statusCode, body } = await response
  expect([statusCode, JSON.parse(body)]).toEqual([401, rejected])
}

const requestCode = async (call: "sendLoginLink" | "registerLink" | "recoverPassword") => {
  await shop.requestEmail(call)
  return shop.readCode()
}

/** Returns a different code. */
const alter = (code: string) => `${code.startsWith("A") ? "B" : "A"}${code.slice(1)}`

const getUser = async (token: string) => {
  const headers = { authorization: `Bearer ${token}` }
  return (await shop.app.inject({ url: "/api/v1/cognito/user/authUser", headers })).json().user
}

describe("sign-in by emailed code", () => {
  it.each(["sendLoginLink", "recoverPassword"] as const)(
    "signs a customer in by the code of %s",
    async (call) => {
      const id = await shop.addCustomer()
      const response = await shop.enter(await requestCode(call))
      expect(response.statusCode).toBe(200)
      expect(response.headers["cache-control"]).toBe("no-store")
      expect(Object.keys(response.json()).sort()).toEqual(["access_token", "refresh_token"])
      expect(await getUser(response.json().access_token)).toMatchObject({ id, email: shop.email() })
    },
  )

  it("accepts a code in lower case with spaces and an address in capitals", async () => {
    await shop.addCustomer()
    const code = (await requestCode("sendLoginLink")).toLowerCase()
    const typed = ` ${code.slice(0, 4)} - ${code.slice(4)}`
    const response = await shop.enter(typed, { email: shop.email().toUpperCase() })
    expect(response.statusCode).toBe(200)
  })

  it("creates a customer with names and birthday once", async () => {
    const code = await requestCode("registerLink")
    const response = await shop.enter(code)
    expect(await getUser(response.json().access_token)).toMatchObject({
      ...visitor,
      email: shop.email(),
      is_admin: false,
      has_password: false,
    })
    await expectRejected(shop.enter(code))
  })

  it("redeems a code once in twenty concurrent requests", async () => {
    const code = await requestCode("registerLink")
    const before = await shop.countSessions()
    const responses = await Promise.all(Array.from({ length: 20 }, () => shop.enter(code)))
    const taken = responses.filter(({ statusCode }) => statusCode === 200)
    expect(taken).toHaveLength(1)
    expect(responses.filter(({ statusCode }) => statusCode === 401)).toHaveLength(19)
    expect(await shop.countSessions()).toBe(before + 1)
    const users = await shop.database.db
      .selectFrom("users")
      .select("id")
      .where("email", "=", shop.email())
      .execute()
    expect(users).toHaveLength(1)
  })

  it("signs in to an account that was created in the meantime and leaves it unchanged", async () => {
    const code = await requestCode("registerLink")
    const id = await shop.addCustomer({ first_name: "Beatrix" })
    const response = await shop.enter(code)
    expect(await getUser(response.json().access_token)).toMatchObject({ id, first_name: "Beatrix" })
  })

  it("rejects a code after five wrong guesses", async () => {
    await shop.addCustomer()
    const code = await requestCode("sendLoginLink")
    for (let time = 1; time <= 4; time += 1) await expectRejected(shop.enter(alter(code)))
    const other = await requestCode("sendLoginLink")
    for (let time = 1; time <= 5; time += 1) await expectRejected(shop.enter(alter(other)))
    await expectRejected(shop.enter(other))
  })

  it("accepts a code after four guesses and does not count reuse of the code as a guess", async () => {
    await shop.addCustomer()
    const code = await requestCode("sendLoginLink")
    for (let time = 1; time <= 4; time += 1) await shop.enter(alter(code))
    expect((await shop.enter(code)).statusCode).toBe(200)
    const recover = await requestCode("recoverPassword")
    for (let time = 1; time <= 8; time += 1) await expectRejected(shop.enter(code))
    expect((await shop.enter(recover)).statusCode).toBe(200)
  })

  it("limits concurrent guesses too", async () => {
    await shop.addCustomer()
    const code = await requestCode("sendLoginLink")
    await Promise.all(Array.from({ length: 20 }, () => shop.enter(alter(code))))
    await expectRejected(shop.enter(code))
    const row = await shop.database.db
      .selectFrom("mail_codes")
      .select(["own_tries", "tries"])
      .where("email", "=", shop.email())
      .executeTakeFirstOrThrow()
    expect(row).toEqual({ own_tries: 5, tries: 0 })
  })

  it.each([
    ["sendLoginLink", 15],
    ["recoverPassword", 60],
    ["registerLink", 60],
  ] as const)("accepts the code of %s for %d minutes", async (call, minutes) => {
    if (call !== "registerLink") await shop.addCustomer()
    const first = await requestCode(call)
    shop.wait(minutes)
    await expectRejected(shop.enter(first))
    const second = await requestCode(call)
    shop.wait(minutes - 1)
    expect((await shop.enter(second)).statusCode).toBe(200)
  })

  it("revokes the previous code of the same purpose and no other", async () => {
    await shop.addCustomer()
    const recover = await requestCode("recoverPassword")
    const first = await requestCode("sendLoginLink")
    const second = await requestCode("sendLoginLink")
    await expectRejected(shop.enter(first))
    expect((await shop.enter(second)).statusCode).toBe(200)
    expect((await shop.enter(recover)).statusCode).toBe(200)
  })

  it("rejects a code for another address and for a disabled customer", async () => {
    await shop.addCustomer()
    await shop.addCustomer({ email: "other@example.com" })
    const code = await requestCode("sendLoginLink")
    await expectRejected(shop.enter(code, { email: "other@example.com" }))
    await shop.database.db
      .updateTable("users")
      .set({ enabled: false })
      .where("email", "=", shop.email())
      .execute()
    await expectRejected(shop.enter(code))
  })
})

describe("code attempts", () => {
  it("returns the same response for an address without a code", async () => {
    await expectRejected(shop.enter("ABCDEFGH", { email: "nobody@example.com" }))
  })

  it("rejects an IP address after fifty wrong codes and does not count correct ones", async () => {
    await shop.addCustomer()
    const from = "192.0.2.78"
    expect((await shop.enter(await requestCode("sendLoginLink"), {}, from)).statusCode).toBe(200)
    for (let time = 1; time <= 50; time += 1) {
      const email = `somebody-${time}@example.com`
      expect((await shop.enter("ABCDEFGH", { email }, from)).statusCode).toBe(401)
    }
    const late = await shop.enter("ABCDEFGH", {}, from)
    expect([late.statusCode, late.json().code]).toEqual([429, "RATE_LIMITED"])
  })

  it("explains the format of a code to malformed input", async () => {
    for (const code of ["", "ABC", "ABCDEFGHJ", "ABCDEFG!", "ABCD\u0000FGH"]) {
      const response = await shop.enter(code)
      expect(response.statusCode).toBe(400)
      expect(response.json().fields.code).toBe("A code has eight letters and digits.")
    }
  })
})
