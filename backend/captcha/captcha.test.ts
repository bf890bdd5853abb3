import { afterAll, beforeAll, beforeEach } from "@jest/globals"
import { solveChallenge } from "altcha-lib"
import { deriveKey } from "altcha-lib/algorithms/pbkdf2"
import { z } from "zod"
import { type FormSender, filled, openFormSender } from "#tests/support/form-sender.ts"

let shop: FormSender
beforeAll(async () => {
  shop = await openFormSender()
})
beforeEach(() => shop.reset())
afterAll(() => shop.close())

async function solve(): Promise<string> {
  const { pow } = await shop.getCaptcha()
  const challenge = JSON.parse(JSON.stringify(pow))
  const solution = await solveChallenge({ challenge, deriveKey })
  return Buffer.from(JSON.stringify({ challenge, solution })).toString("base64")
}

function resolveSum(text: string): number {
  const [first, second] = text.match(/\d+/g) ?? []
  return Number(first) + Number(second)
}

describe("form with a captcha", () => {
  it("accepts a proof of work once", async () => {
    const id = await shop.makeForm({ use_captcha: true })
    const captcha = await solve()
    expect(await shop.send(id, { data: filled, captcha })).toMatchObject({ success: true })
    const again = await shop.send(id, { data: { name: "Bea" }, captcha })
    expect(again).toMatchObject({ success: false, code: "captcha" })
    expect(await shop.listStored()).toHaveLength(1)
  })

  it("accepts the solution of a text question once", async () => {
    const id = await shop.makeForm({ use_captcha: true })
    const { question } = await shop.getCaptcha()
    const captcha = `question:${question.token}: ${resolveSum(question.text)} `
    expect(await shop.send(id, { data: filled, captcha })).toMatchObject({ success: true })
    expect(await shop.send(id, { data: { name: "Bea" }, captcha })).toMatchObject({
      code: "captcha",
    })
  })

  it("returns the first result for a repeated submission with the same challenge", async () => {
    const id = await shop.makeForm({ use_captcha: true })
    const captcha = await solve()
    const sent = { data: filled, captcha, key: "one-key" }
    const results = await Promise.all([
      shop.send(id, sent),
      shop.send(id, sent),
      shop.send(id, sent),
    ])
    expect(results.map(({ success }) => success)).toEqual([true, true, true])
    expect(await shop.listStored()).toHaveLength(1)
  })

  it("uses up a challenge only with an accepted form, so that the values can be corrected", async () => {
    const id = await shop.makeForm({ use_captcha: true })
    const captcha = await solve()
    expect(await shop.send(id, { data: {}, captcha })).toMatchObject({ code: "invalid" })
    expect(await shop.send(id, { data: filled, captcha })).toMatchObject({ success: true })
  })

  it("accepts no second guess at a question", async () => {
    const id = await shop.makeForm({ use_captcha: true })
    const { question } = await shop.getCaptcha()
    const right = resolveSum(question.text)
    const guess = (number: number) =>
      shop.send(id, { data: filled, captcha: `question:${question.token}:${number}` })
    expect(await guess(right + 1)).toMatchObject({ success: false, code: "captcha" })
    expect(await guess(right)).toMatchObject({ success: false, code: "captcha" })
    expect(await shop.listStored()).toEqual([])
  })

  it("rejects a client after ten wrong guesses", async () => {
    const id = await shop.makeForm({ use_captcha: true })
    for (let at = 0; at < 10; at += 1) {
      await shop.send(id, { data: filled, captcha: `question:${at}:1` })
    }
    const { question } = await shop.getCaptcha()
    const captcha = `question:${question.token}:${resolveSum(question.text)}`
    expect(await shop.send(id, { data: filled, captcha })).toMatchObject({ code: "too_many" })
    expect(await shop.send(id, { data: filled, captcha: await solve() })).toMatchObject({
      success: true,
    })
  })

  it.each([
    ["none", async () => ""],
    ["rubbish", async () => "AAAA"],
    ["JSON of another kind", async () => Buffer.from('{"challenge":[]}').toString("base64")],
    [
      "a question without a result",
      async () => `question:${(await shop.getCaptcha()).question.token}:`,
    ],
    ["a question of rubbish", async () => "question:x.y.z:7"],
    ["a forged easier puzzle", () => forge((proof) => ({ ...proof, keyPrefix: "00" }))],
    ["a forged date", () => forge((proof) => ({ ...proof, expiresAt: 99_999_999_999 }))],
  ])("rejects %s", async (_what, build) => {
    const id = await shop.makeForm({ use_captcha: true })
    const result = await shop.send(id, { data: filled, captcha: await build() })
    expect(result).toMatchObject({ success: false, code: "captcha" })
    expect(result.error).not.toBe("")
  })

  it("rejects a solution after ten minutes", async () => {
    const id = await shop.makeForm({ use_captcha: true })
    const captcha = await solve()
    const { question } = await shop.getCaptcha()
    shop.wait(601_000)
    const solution = `question:${question.token}:${resolveSum(question.text)}`
    expect(await shop.send(id, { data: filled, captcha })).toMatchObject({ code: "captcha" })
    expect(await shop.send(id, { data: filled, captcha: solution })).toMatchObject({
      code: "captcha",
    })
    shop.wait(-601_000)
  })
})

const proofSchema = z.object({
  challenge: z.object({ parameters: z.looseObject({}), signature: z.string() }),
  solution: z.unknown(),
})

async function forge(change: (parameters: object) => object): Promise<string> {
  const proof = proofSchema.parse(JSON.parse(Buffer.from(await solve(), "base64").toString()))
  const parameters = change(proof.challenge.parameters)
  const forged = { ...proof, challenge: { ...proof.challenge, parameters } }
  return Buffer.from(JSON.stringify(forged)).toString("base64")
}
