import { afterAll, beforeAll, describe, expect, it } from "@jest/globals"
import { eventually } from "#tests/support/eventually.ts"
import { type OwnStorefront, openOwnStorefront } from "#tests/support/own-storefront.ts"
import { readCatalogue } from "#tests/support/read-catalogue.ts"
import { getRunningShop } from "#tests/support/running-shop.ts"
import { readPage, readText, visit } from "#tests/support/visit.ts"

let own: OwnStorefront
beforeAll(async () => {
  own = await openOwnStorefront(getRunningShop().apiOrigin)
})
afterAll(() => own?.close(), 20_000)

const ask = (path: string) => visit(path, { origin: own.origin })

describe("a page in another language", () => {
  it("is made once, and still there after a restart", async () => {
    const path = "/de/privacy-policy"
    expect((await ask(path)).headers["x-nextjs-cache"]).toBe("MISS")
    await eventually(20_000, async () => {
      expect((await ask(path)).headers["x-nextjs-cache"]).toBe("HIT")
    })
    await own.restart()
    const answer = await ask(path)
    expect([answer.status, answer.headers["x-nextjs-cache"]]).toEqual([200, "HIT"])
    expect(readPage(answer).documentElement.lang).toBe("de")
  })
})

describe("what stands in for a missing page", () => {
  it("is never waited for: in English until it was read in the language, then in that", async () => {
    const said = async (path: string) => {
      const answer = await ask(path)
      expect(answer.status).toBe(404)
      return readText(readPage(answer), "h1")
    }
    const [english, polish] = [readCatalogue("en"), readCatalogue("pl")]
    expect([english.notFound.heading, polish.notFound.heading]).toContain(await said("/pl/nothing"))
    await eventually(10_000, async () => {
      expect(await said("/pl/nothing")).toBe(polish.notFound.heading)
    })
    expect(await said("/nothing")).toBe(english.notFound.heading)
  })
})
