import { describe, expect, it } from "@jest/globals"
import { ChangingContent, removeMarkers } from "./changing-content.ts"

const stubForward =
  (body: string, type = "application/json") =>
  async () => ({ status: 200, type, body })

describe("changing API content", () => {
  it("changes the chosen texts alone, and differently with each change", async () => {
    const content = new ChangingContent()
    content.choose(["Standard resin", "Resin"])
    const getBody = async () =>
      (await content.correct(stubForward('["Standard resin","Resin","Beaker"]'))).body
    expect(await getBody()).toBe('["Standard resin","Resin","Beaker"]')
    content.change()
    expect(await getBody()).toBe('["Standard resin ~1~","Resin ~1~","Beaker"]')
    content.change()
    expect(await getBody()).toBe('["Standard resin ~2~","Resin ~2~","Beaker"]')
    expect(removeMarkers(await getBody())).toBe('["Standard resin","Resin","Beaker"]')
  })

  it("records the served texts until texts are chosen", async () => {
    const content = new ChangingContent()
    await content.correct(stubForward('["Standard resin"]'))
    expect([content.hasServed("Standard resin"), content.hasServed("Beaker")]).toEqual([
      true,
      false,
    ])
  })

  it("leaves bodies other than JSON unchanged", async () => {
    const content = new ChangingContent()
    content.choose(["Resin"])
    content.change()
    expect((await content.correct(stubForward("Resin", "image/webp"))).body).toBe("Resin")
  })
})
