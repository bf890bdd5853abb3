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

/** Returns a different code. */
const alter = (code: string) => `${code.startsWith("A") ? "B" : "A"}${code.slice(1)}`

const enter = async (code: string, browser: object = own) =>
  (await shop.enter(code, browser)).statusCode
const choose = async (code: string, browser: object = own) =>
  (await shop.choose(code, password, browser)).statusCode

async function expectFiveGuesses(guess: () => Promise<number>) {
  for (let time = 1; time <= 5; time += 1) expect(await guess()).toBe(401)
}

describe("emailed code in the requesting browser", () => {
  it.each(calls)("stays valid however often other browsers guess it: %s", async (call) => {
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
  ])("sets a password however often browsers %s guess the code", async (_who, browser) => {
    await shop.addCustomer()
    const code = await askForCode("recoverPassword")
    await expectFiveGuesses(() => choose(alter(code), browser))
    expect(await choose(code, browser)).toBe(401)
    expect(await choose(code)).toBe(200)
  })

  it("is invalid after five guesses of its own browser, not after those of others", async () => {
    await shop.addCustomer()
    const code = await askForCode("recoverPassword")
    for (let time = 1; time <= 4; time += 1) await enter(alter(code), stranger)
    await expectFiveGuesses(() => choose(alter(code)))
    expect(await choose(code)).toBe(401)
    expect(await choose(code, stranger)).toBe(200)
  })

  it.each(calls)("stays valid when another browser requests a code: %s", async (call) => {
    if (call !== "registerLink") await shop.addCustomer()
    const code = await askForCode(call)
    const other = await askForCode(call, stranger)
    expect(await enter(code)).toBe(200)
    expect(await enter(code)).toBe(401)
    expect(await enter(other)).toBe(200)
    expect(await enter(other)).toBe(401)
  })

  it.each(calls)("is revoked when its own browser requests another code: %s", async (call) => {
    if (call !== "registerLink") await shop.addCustomer()
    const code = await askForCode(call)
    const newer = await askForCode(call)
    expect(await enter(code)).toBe(401)
    expect(await enter(newer)).toBe(200)
  })
})

it("allows five guesses in total for a code requested without a fingerprint", async () => {
  await shop.addCustomer()
  const code = await askForCode("recoverPassword", nameless)
  for (let time = 1; time <= 3; time += 1) await choose(alter(code), nameless)
  for (let time = 1; time <= 2; time += 1) await choose(alter(code), stranger)
  for (const browser of [nameless, stranger, own]) expect(await choose(code, browser)).toBe(401)
})

it.each([
  ["a fingerprint", stranger],
  ["none", nameless],
])("still emails a known browser after recovery requests with %s", async (_what, browser) => {
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
