import { afterAll, beforeAll, beforeEach } from "@jest/globals"
import { type MailVisitor, openMailVisitor, visitor } from "#tests/support/mail-visitor.ts"

const refused = {
  code: "LOGIN_REFUSED",
  message: "That code is wrong or has expired. Ask for a new one.",
}

let shop: MailVisitor
beforeAll(async () => {
  shop = await openMailVisitor()
})
beforeEach(() => shop.startAnew())
afterAll(() => shop.close())

const expectRefused = async (answer: ReturnType<MailVisitor["enter"]>) => {
  const { statusCode, body } = await answer
  expect([statusCode, JSON.parse(body)]).toEqual([401, refused])
}

const askForCode = async (call: "sendLoginLink" | "registerLink" | "recoverPassword") => {
  await shop.ask(call)
  return shop.readCode()
}

/** A code that is not this one. */
const alter = (code: string) => `${code.startsWith("A") ? "B" : "A"}${code.slice(1)}`

const getUser = async (token: string) => {
  const headers = { authorization: `Bearer ${token}` }
  return (await shop.app.inject({ url: "/api/v1/cognito/user/authUser", headers })).json().user
}

describe("a code that was mailed", () => {
  it.each(["sendLoginLink", "recoverPassword"] as const)(
    "by %s signs its customer in",
    async (call) => {
      const id = await shop.addCustomer()
      const answer = await shop.enter(await askForCode(call))
      expect(answer.statusCode).toBe(200)
      expect(answer.headers["cache-control"]).toBe("no-store")
      expect(Object.keys(answer.json()).sort()).toEqual(["access_token", "refresh_token"])
      expect(await getUser(answer.json().access_token)).toMatchObject({ id, email: shop.email() })
    },
  )

  it("may be typed in small letters, with spaces, for an address in capitals", async () => {
    await shop.addCustomer()
    const code = (await askForCode("sendLoginLink")).toLowerCase()
    const typed = ` ${code.slice(0, 4)} - ${code.slice(4)}`
    const answer = await shop.enter(typed, { email: shop.email().toUpperCase() })
    expect(answer.statusCode).toBe(200)
  })

  it("makes a customer of who signs up, with names and birthday, once", async () => {
    const code = await askForCode("registerLink")
    const answer = await shop.enter(code)
    expect(await getUser(answer.json().access_token)).toMatchObject({
      ...visitor,
      email: shop.email(),
      is_admin: false,
      has_password: false,
    })
    await expectRefused(shop.enter(code))
  })

  it("is taken once, however many try it at the same moment", async () => {
    const code = await askForCode("registerLink")
    const before = await shop.countSessions()
    const answers = await Promise.all(Array.from({ length: 20 }, () => shop.enter(code)))
    const taken = answers.filter(({ statusCode }) => statusCode === 200)
    expect(taken).toHaveLength(1)
    expect(answers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(19)
    expect(await shop.countSessions()).toBe(before + 1)
    const users = await shop.database.db
      .selectFrom("users")
      .select("id")
      .where("email", "=", shop.email())
      .execute()
    expect(users).toHaveLength(1)
  })

  it("for signing up leads to the account that was made meanwhile, and changes nothing of it", async () => {
    const code = await askForCode("registerLink")
    const id = await shop.addCustomer({ first_name: "Beatrix" })
    const answer = await shop.enter(code)
    expect(await getUser(answer.json().access_token)).toMatchObject({ id, first_name: "Beatrix" })
  })

  it("can be guessed at five times; then it is good no longer", async () => {
    await shop.addCustomer()
    const code = await askForCode("sendLoginLink")
    for (let time = 1; time <= 4; time += 1) await expectRefused(shop.enter(alter(code)))
    const other = await askForCode("sendLoginLink")
    for (let time = 1; time <= 5; time += 1) await expectRefused(shop.enter(alter(other)))
    await expectRefused(shop.enter(other))
  })

  it("is still good after four guesses, and no longer guessed at by its own button", async () => {
    await shop.addCustomer()
    const code = await askForCode("sendLoginLink")
    for (let time = 1; time <= 4; time += 1) await shop.enter(alter(code))
    expect((await shop.enter(code)).statusCode).toBe(200)
    const recover = await askForCode("recoverPassword")
    for (let time = 1; time <= 8; time += 1) await expectRefused(shop.enter(code))
    expect((await shop.enter(recover)).statusCode).toBe(200)
  })

  it("cannot be guessed at by many at once either", async () => {
    await shop.addCustomer()
    const code = await askForCode("sendLoginLink")
    await Promise.all(Array.from({ length: 20 }, () => shop.enter(alter(code))))
    await expectRefused(shop.enter(code))
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
  ] as const)("by %s is good for %d minutes", async (call, minutes) => {
    if (call !== "registerLink") await shop.addCustomer()
    const first = await askForCode(call)
    shop.wait(minutes)
    await expectRefused(shop.enter(first))
    const second = await askForCode(call)
    shop.wait(minutes - 1)
    expect((await shop.enter(second)).statusCode).toBe(200)
  })

  it("makes the one before it void, and not those of another kind", async () => {
    await shop.addCustomer()
    const recover = await askForCode("recoverPassword")
    const first = await askForCode("sendLoginLink")
    const second = await askForCode("sendLoginLink")
    await expectRefused(shop.enter(first))
    expect((await shop.enter(second)).statusCode).toBe(200)
    expect((await shop.enter(recover)).statusCode).toBe(200)
  })

  it("is no good for another address, nor once its customer is switched off", async () => {
    await shop.addCustomer()
    await shop.addCustomer({ email: "other@example.com" })
    const code = await askForCode("sendLoginLink")
    await expectRefused(shop.enter(code, { email: "other@example.com" }))
    await shop.database.db
      .updateTable("users")
      .set({ enabled: false })
      .where("email", "=", shop.email())
      .execute()
    await expectRefused(shop.enter(code))
  })
})

describe("who tries codes", () => {
  it("for an address that never asked is answered the same", async () => {
    await expectRefused(shop.enter("ABCDEFGH", { email: "nobody@example.com" }))
  })

  it("is stopped after fifty wrong ones from one place, and right ones do not count", async () => {
    await shop.addCustomer()
    const from = "192.0.2.78"
    expect((await shop.enter(await askForCode("sendLoginLink"), {}, from)).statusCode).toBe(200)
    for (let time = 1; time <= 50; time += 1) {
      const email = `somebody-${time}@example.com`
      expect((await shop.enter("ABCDEFGH", { email }, from)).statusCode).toBe(401)
    }
    const late = await shop.enter("ABCDEFGH", {}, from)
    expect([late.statusCode, late.json().code]).toEqual([429, "RATE_LIMITED"])
  })

  it("that cannot be codes is told what one looks like", async () => {
    for (const code of ["", "ABC", "ABCDEFGHJ", "ABCDEFG!", "ABCD\u0000FGH"]) {
      const answer = await shop.enter(code)
      expect(answer.statusCode).toBe(400)
      expect(answer.json().fields.code).toBe("A code has eight letters and digits.")
    }
  })
})
