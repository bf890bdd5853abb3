import { describe, expect, it } from "@jest/globals"
import { ChangingTruth, withoutMarks } from "./changing-truth.ts"

const say =
  (body: string, type = "application/json") =>
  async () => ({ status: 200, type, body })

describe("what the API says", () => {
  it("changes in the chosen texts alone, anew with each change", async () => {
    const truth = new ChangingTruth()
    truth.choose(["Standard resin", "Resin"])
    const told = async () => (await truth.correct(say('["Standard resin","Resin","Beaker"]'))).body
    expect(await told()).toBe('["Standard resin","Resin","Beaker"]')
    truth.change()
    expect(await told()).toBe('["Standard resin ~1~","Resin ~1~","Beaker"]')
    truth.change()
    expect(await told()).toBe('["Standard resin ~2~","Resin ~2~","Beaker"]')
    expect(withoutMarks(await told())).toBe('["Standard resin","Resin","Beaker"]')
  })

  it("is remembered until the texts are chosen", async () => {
    const truth = new ChangingTruth()
    await truth.correct(say('["Standard resin"]'))
    expect([truth.hasSaid("Standard resin"), truth.hasSaid("Beaker")]).toEqual([true, false])
  })

  it("is left alone where it is no text", async () => {
    const truth = new ChangingTruth()
    truth.choose(["Resin"])
    truth.change()
    expect((await truth.correct(say("Resin", "image/webp"))).body).toBe("Resin")
  })
})
