import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { CardFileCache } from "./card-file-cache.ts"
import { CardRenderer, type RenderedCard } from "./card-renderer.ts"

let folder: string
let nowMs: number
let renderer: CardRenderer
let renderCount: number

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "maker-"))
  nowMs = 0
  renderCount = 0
  renderer = new CardRenderer(new CardFileCache(folder), () => nowMs)
})
afterEach(() => rm(folder, { recursive: true, maxRetries: 5 }))

const jpeg = Buffer.from([0xff, 0xd8, 0, 0, 0xff, 0xd9])
const renderAs = (isFinal: boolean) => async (): Promise<RenderedCard> => {
  renderCount += 1
  return { jpeg, isFinal }
}
const buildVersion = (number: number) => number.toString(16).padStart(16, "0")
const version = buildVersion(1)

describe("social card renderer", () => {
  it("renders a card once for concurrent and later requests", async () => {
    const requests = Array.from({ length: 20 }, () => renderer.getCard(version, renderAs(true)))
    expect(new Set((await Promise.all(requests)).map((made) => made?.isFinal))).toEqual(
      new Set([true]),
    )
    await renderer.getCard(version, renderAs(true))
    expect(renderCount).toBe(1)
  })

  it("does not store an incomplete card and renders it again after a minute", async () => {
    const render = renderAs(false)
    await renderer.getCard(version, render)
    nowMs = 59_000
    expect(await renderer.getCard(version, render)).toEqual({ jpeg, isFinal: false })
    expect(renderCount).toBe(1)
    nowMs = 61_000
    expect((await renderer.getCard(version, renderAs(true)))?.isFinal).toBe(true)
    expect(renderCount).toBe(2)
  })

  it("renders two cards at a time and returns null beyond a queue of one hundred", async () => {
    let atOnce = 0
    let most = 0
    const waiting: (() => void)[] = []
    const render = async (): Promise<RenderedCard> => {
      atOnce += 1
      most = Math.max(most, atOnce)
      await new Promise<void>((resolve) => waiting.push(resolve))
      atOnce -= 1
      return { jpeg, isFinal: false }
    }
    const requests = Array.from({ length: 103 }, (_, at) =>
      renderer.getCard(buildVersion(at), render),
    )
    // No rendering has finished yet, so that only the rejected request can resolve.
    expect(await Promise.race(requests)).toBeNull()
    const settled = Promise.all(requests)
    while (!(await Promise.race([settled.then(() => true), tick()]))) waiting.shift()?.()
    const rejected = (await settled).filter((made) => made === null)
    expect({ rejected: rejected.length, most }).toEqual({ rejected: 1, most: 2 })
  })

  it("releases its slot after a failed rendering", async () => {
    const fail = () => Promise.reject(new Error("no room"))
    await expect(renderer.getCard(version, fail)).rejects.toThrow("no room")
    await expect(renderer.getCard(version, fail)).rejects.toThrow("no room")
    await expect(renderer.getCard(version, fail)).rejects.toThrow("no room")
    expect(await renderer.getCard(version, renderAs(true))).toEqual({ jpeg, isFinal: true })
  })
})

const tick = () => new Promise<false>((resolve) => setImmediate(() => resolve(false)))
