import { afterAll, beforeAll, beforeEach } from "@jest/globals"
import { fingerprint, type MailVisitor, openMailVisitor } from "#tests/support/mail-visitor.ts"

const password = "a new pass phrase"
const own = { fingerprint }
const otherBrowser = { fingerprint: "fingerprint-of-strang" }
const nameless = {}
const calls = ["sendLoginLink", "registerLink", "recoverPassword"] as const

let shop: MailVisitor
beforeAll(async () => {
  shop = await openMailVisitor()
})
beforeEach(() => shop.reset())
afterAll(() => shop.close())

const requestCode = async (call: (typeof calls)[number], browser: object = own) => {
  await shop.requestEmail(call, browser)
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
    const code = await requestCode(call)
    await expectFiveGuesses(() => enter(alter(code), otherBrowser))
    expect(await enter(code, otherBrowser)).toBe(401)
    expect(await enter(code)).toBe(200)
    expect(await enter(code)).toBe(401)
  })

  it.each([
    ["of another fingerprint", otherBrowser],
    ["without one", nameless],
  ])("sets a password however often browsers %s guess the code", async (_who, browser) => {
    await shop.addCustomer()
    const code = await requestCode("recoverPassword")
    await expectFiveGuesses(() => choose(alter(code), browser))
    expect(await choose(code, browser)).toBe(401)
    expect(await choose(code)).toBe(200)
  })

  it("is invalid after five guesses of its own browser, not after those of others", async () => {
    await shop.addCustomer()
    const code = await requestCode("recoverPassword")
    for (let time = 1; time <= 4; time += 1) await enter(alter(code), otherBrowser)
    await expectFiveGuesses(() => choose(alter(code)))
    expect(await choose(code)).toBe(401)
    expect(await choose(code, otherBrowser)).toBe(200)
  })

  it.each(calls)("stays valid when another browser requests a code: %s", async (call) => {
    if (call !== "registerLink") await shop.addCustomer()
    const code = await requestCode(call)
    const other = await requestCode(call, otherBrowser)
    expect(await enter(code)).toBe(200)
    expect(await enter(code)).toBe(401)
    expect(await enter(other)).toBe(200)
    expect(await enter(other)).toBe(401)
  })

  it.each(calls)("is revoked when its own browser requests another code: %s", async (call) => {
    if (call !== "registerLink") await shop.addCustomer()
    const code = await requestCode(call)
    const newer = await requestCode(call)
    expect(await enter(code)).toBe(401)
    expect(await enter(newer)).toBe(200)
  })
})

it("revokes a code that was requested without a fingerprint when the next one is", async () => {
  await shop.addCustomer()
  const own = await requestCode("recoverPassword")
  const code = await requestCode("recoverPassword", nameless)
  const newer = await requestCode("recoverPassword", nameless)
  expect(await enter(code)).toBe(401)
  expect(await enter(newer)).toBe(200)
  expect(await enter(own)).toBe(200)
})

it("allows five guesses in total for a code requested without a fingerprint", async () => {
  await shop.addCustomer()
  const code = await requestCode("recoverPassword", nameless)
  for (let time = 1; time <= 3; time += 1) await choose(alter(code), nameless)
  for (let time = 1; time <= 2; time += 1) await choose(alter(code), otherBrowser)
  for (const browser of [nameless, otherBrowser, own]) expect(await choose(code, browser)).toBe(401)
})

it.each([
  ["a fingerprint", otherBrowser],
  ["none", nameless],
])("still emails a known browser after recovery requests with %s", async (_what, browser) => {
  await shop.addCustomer()
  expect(await enter(await requestCode("sendLoginLink"))).toBe(200)
  for (let time = 1; time <= 5; time += 1) {
    const code = await requestCode("recoverPassword", browser)
    await expectFiveGuesses(() => choose(alter(code), browser))
  }
  const before = (await shop.listMails()).length
  await shop.requestEmail("recoverPassword", browser)
  expect(await shop.listMails()).toHaveLength(before)
  const code = await requestCode("recoverPassword")
  expect(await shop.listMails()).toHaveLength(before + 1)
  expect(await choose(code)).toBe(200)
})
