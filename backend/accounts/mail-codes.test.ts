import { afterAll, beforeAll, beforeEach } from "@jest/globals"
import { fingerprint, type MailVisitor, openMailVisitor } from "#tests/support/mail-visitor.ts"

const password = "a new pass phrase"
const own = { fingerprint }
const stranger = { fingerprint: "fingerprint-of-strang" }
const nameless = {}
const calls = ["sendLoginLink", "registerLink", "recoverPassword"] as const

let shop: MailVisitor
beforeAll(async () => {
  shop = await openMailVisitor()
})
beforeEach(() => shop.startAnew())
afterAll(() => shop.close())

const askForCode = async (call: (typeof calls)[number], browser: object = own) => {
  await shop.ask(call, browser)
  return shop.readCode()
}

/** A code that is not this one. */
const alter = (code: string) => `${code.startsWith("A") ? "B" : "A"}${code.slice(1)}`

const enter = async (code: string, browser: object = own) =>
  (await shop.enter(code, browser)).statusCode
const choose = async (code: string, browser: object = own) =>
  (await shop.choose(code, password, browser)).statusCode

async function expectFiveGuesses(guess: () => Promise<number>) {
  for (let time = 1; time <= 5; time += 1) expect(await guess()).toBe(401)
}

describe("a mailed code, for the browser that asked for it,", () => {
  it.each(calls)("stays good however often strangers guess at it: %s", async (call) => {
    if (call !== "registerLink") await shop.addCustomer()
    const code = await askForCode(call)
    await expectFiveGuesses(() => enter(alter(code), stranger))
    expect(await enter(code, stranger)).toBe(401)
    expect(await enter(code)).toBe(200)
    expect(await enter(code)).toBe(401)
  })

  it.each([
    ["of another fingerprint", stranger],
    ["without one", nameless],
  ])("sets a password however often strangers %s guess at it", async (_who, browser) => {
    await shop.addCustomer()
    const code = await askForCode("recoverPassword")
    await expectFiveGuesses(() => choose(alter(code), browser))
    expect(await choose(code, browser)).toBe(401)
    expect(await choose(code)).toBe(200)
  })

  it("is good no longer after five guesses of its own, which strangers' do not add to", async () => {
    await shop.addCustomer()
    const code = await askForCode("recoverPassword")
    for (let time = 1; time <= 4; time += 1) await enter(alter(code), stranger)
    await expectFiveGuesses(() => choose(alter(code)))
    expect(await choose(code)).toBe(401)
    expect(await choose(code, stranger)).toBe(200)
  })

  it.each(calls)("stays good when a stranger asks for another: %s", async (call) => {
    if (call !== "registerLink") await shop.addCustomer()
    const code = await askForCode(call)
    const other = await askForCode(call, stranger)
    expect(await enter(code)).toBe(200)
    expect(await enter(code)).toBe(401)
    expect(await enter(other)).toBe(200)
    expect(await enter(other)).toBe(401)
  })

  it.each(calls)("is void when it asks for another itself: %s", async (call) => {
    if (call !== "registerLink") await shop.addCustomer()
    const code = await askForCode(call)
    const newer = await askForCode(call)
    expect(await enter(code)).toBe(401)
    expect(await enter(newer)).toBe(200)
  })
})

it("a code that was asked for without a fingerprint can be guessed at five times in all", async () => {
  await shop.addCustomer()
  const code = await askForCode("recoverPassword", nameless)
  for (let time = 1; time <= 3; time += 1) await choose(alter(code), nameless)
  for (let time = 1; time <= 2; time += 1) await choose(alter(code), stranger)
  for (const browser of [nameless, stranger, own]) expect(await choose(code, browser)).toBe(401)
})

it.each([
  ["a fingerprint", stranger],
  ["none", nameless],
])("recovery mails asked for with %s close no known browser's way in", async (_what, browser) => {
  await shop.addCustomer()
  expect(await enter(await askForCode("sendLoginLink"))).toBe(200)
  for (let time = 1; time <= 5; time += 1) {
    const code = await askForCode("recoverPassword", browser)
    await expectFiveGuesses(() => choose(alter(code), browser))
  }
  const before = (await shop.listMails()).length
  await shop.ask("recoverPassword", browser)
  expect(await shop.listMails()).toHaveLength(before)
  const code = await askForCode("recoverPassword")
  expect(await shop.listMails()).toHaveLength(before + 1)
  expect(await choose(code)).toBe(200)
})
