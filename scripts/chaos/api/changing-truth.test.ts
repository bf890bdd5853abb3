import { describe, expect, it } from "@jest/globals"
import { ChangingTruth, withoutMarks } from "./changing-truth.ts"

const say =
  (body: string, type = "application/json") =>
  async () => ({ status: 200, type, body })

describe("changing API content", () => {
  it("changes the chosen texts alone, and differently with each change", async () => {
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

  it("records the served texts until texts are chosen", async () => {
    const truth = new ChangingTruth()
    await truth.correct(say('["Standard resin"]'))
    expect([truth.hasSaid("Standard resin"), truth.hasSaid("Beaker")]).toEqual([true, false])
  })

  it("leaves bodies other than JSON unchanged", async () => {
    const truth = new ChangingTruth()
    truth.choose(["Resin"])
    truth.change()
    expect((await truth.correct(say("Resin", "image/webp"))).body).toBe("Resin")
  })
})
