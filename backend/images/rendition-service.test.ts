import Fastify from "fastify"
import type { ImageFormat } from "#lib/contract/image.ts"
import { eventually } from "#tests/support/eventually.ts"
import { buildFakeImageStore } from "./fake-image-store.ts"
import { registerImages } from "./image-routes.ts"
import type { RenditionCache } from "./rendition-cache.ts"
import { buildRenditionService, buildRenditionTag } from "./rendition-service.ts"

const hash = "00112233445566778899aabbccddeeff"
const avif = `/assets/i/${hash}/4x3/400.avif`
const browser = "image/avif,image/webp,*/*;q=0.8"
const forever = "public, max-age=31536000, immutable"

function buildGate() {
  let open: () => void = () => undefined
  const opened = new Promise<null>((resolve) => {
    open = () => resolve(null)
  })
  return { open, opened }
}

function buildMemoryCache(): RenditionCache {
  const kept = new Map<string, Buffer>()
  return {
    get: async (rendition) => kept.get(JSON.stringify(rendition)) ?? null,
    put: async (rendition, bytes) => void kept.set(JSON.stringify(rendition), bytes),
    remove: async () => kept.clear(),
    sweep: async () => {},
    dropUnknown: async () => {},
  }
}

/** Creates the image routes with a fake encoder that finishes AVIFs when `avifs` opens. */
function openPictures({
  isDamaged = false,
  hasOriginal = true,
  quicks = Promise.resolve<null>(null),
} = {}) {
  const [avifs, patience] = [buildGate(), buildGate()]
  const made: ImageFormat[] = []
  let waits = 0
  const store = buildFakeImageStore()
  if (hasOriginal) store.damage(hash, Buffer.from("original"))
  const app = Fastify()
  const service = buildRenditionService({
    ...{ store, cache: buildMemoryCache(), log: app.log },
    async render(_original, { format }) {
      made.push(format)
      await (format === "avif" ? avifs.opened : quicks)
      if (isDamaged) throw new Error("cut short")
      return Buffer.from(`${format} bytes`)
    },
    patience() {
      waits += 1
      return patience.opened
    },
  })
  registerImages(app, service, async () => "public")
  const ask = async (url = avif, headers: Record<string, string> = { accept: browser }) => {
    const { statusCode, headers: heads, body } = await app.inject({ url, headers })
    const { "content-type": type, "cache-control": keeping, etag } = heads
    return { status: statusCode, type, keeping, etag, body }
  }
  return { app, ask, avifs, patience, store, made, countWaits: () => waits }
}

const standIn = { status: 200, type: "image/webp", keeping: "no-store", body: "webp bytes" }
const best = { status: 200, type: "image/avif", keeping: forever, body: "avif bytes" }

describe("an AVIF that renders longer than the timeout", () => {
  it("is replaced by a no-store WebP and served to later requests once it is ready", async () => {
    const { ask, avifs, patience, made } = openPictures()
    patience.open()
    const first = await ask()
    expect(first).toMatchObject(standIn)
    expect(first.etag).toBeUndefined()
    avifs.open()
    const later = await eventually(2_000, async () => {
      const answer = await ask()
      expect(answer).toMatchObject(best)
      return answer
    })
    expect(later.etag).toContain("avif")
    expect(made).toEqual(["avif", "webp"])
  })

  it("is rendered once for concurrent requests, which share one timeout", async () => {
    const { ask, patience, made, countWaits } = openPictures()
    const together = Array.from({ length: 40 }, () => ask())
    patience.open()
    for (const answer of [...(await Promise.all(together)), await ask()]) {
      expect(answer).toMatchObject(standIn)
    }
    expect(made).toEqual(["avif", "webp"])
    expect(countWaits()).toBe(1)
  })

  it("is replaced by a JPEG if the client does not accept WebP", async () => {
    const { ask, patience } = openPictures()
    patience.open()
    expect(await ask(avif, { accept: "*/*" })).toMatchObject({
      ...standIn,
      type: "image/jpeg",
      body: "jpeg bytes",
    })
  })

  it("delays the response to a client that accepts nothing else", async () => {
    const { ask, avifs, patience, made } = openPictures()
    patience.open()
    const patient = ask(avif, { accept: "image/avif" })
    expect(await ask()).toMatchObject(standIn)
    avifs.open()
    expect(await patient).toMatchObject(best)
    expect(made).toEqual(["avif", "webp"])
  })

  it("is confirmed with 304 to a browser that has it cached", async () => {
    const { ask, patience } = openPictures()
    patience.open()
    const rendition = { hash, aspect: "4x3", width: 400, format: "avif" } as const
    const etag = `"${buildRenditionTag(rendition)}"`
    const answer = await ask(avif, { accept: browser, "if-none-match": etag })
    expect(answer).toMatchObject({ status: 304, keeping: forever, etag, body: "" })
  })

  it("responds to HEAD with the headers of GET and an empty body", async () => {
    const { app, patience } = openPictures()
    patience.open()
    const answer = await app.inject({ method: "HEAD", url: avif, headers: { accept: browser } })
    expect(answer.headers).toMatchObject({ "content-type": "image/webp", "content-length": "10" })
    expect([answer.headers["cache-control"], answer.body]).toEqual(["no-store", ""])
  })

  it("never delays a WebP, even with seven AVIFs in the queue", async () => {
    const { ask, avifs, made } = openPictures()
    const widths = [300, 400, 500, 600, 2500, 3000, 4000]
    const slow = widths.map((width) => ask(avif.replace("400.", `${width}.`)))
    await eventually(2_000, () => expect(made.length).toBeGreaterThan(1))
    expect(await ask(avif.replace("avif", "webp"))).toMatchObject({ ...standIn, keeping: forever })
    expect(made.filter((format) => format === "avif").length).toBeLessThanOrEqual(3)
    avifs.open()
    for (const answer of await Promise.all(slow)) expect(answer).toMatchObject(best)
  })

  it("does not start while a fast format is being rendered", async () => {
    const quicks = buildGate()
    const { ask, avifs, made, countWaits } = openPictures({ quicks: quicks.opened })
    avifs.open()
    const webp = ask(avif.replace("avif", "webp"))
    await eventually(2_000, () => expect(made).toEqual(["webp"]))
    const slow = ask()
    await eventually(2_000, () => expect(countWaits()).toBe(1))
    expect(made).toEqual(["webp"])
    quicks.open()
    expect(await webp).toMatchObject({ type: "image/webp", keeping: forever })
    expect(await slow).toMatchObject(best)
  })

  it("is replaced at once if its queue is full", async () => {
    const { ask, avifs } = openPictures()
    const aspects = ["16x9", "8x5", "4x3", "1x1", "3x4", "5x8", "9x16", "16x3"]
    const huge = aspects.flatMap((aspect) =>
      [2500, 3000, 4000].map((width) => `${aspect}/${width}`),
    )
    const asked = huge.slice(0, 22).map((size) => ask(`/assets/i/${hash}/${size}.avif`))
    expect(await Promise.race(asked)).toMatchObject(standIn)
    avifs.open()
    const types = (await Promise.all(asked)).map(({ type }) => type)
    expect(types.filter((type) => type === "image/avif")).toHaveLength(21)
  })
})

describe("no fallback rendition is served", () => {
  it("for an AVIF that is ready before the timeout", async () => {
    const { ask, avifs, made } = openPictures()
    avifs.open()
    expect(await ask()).toMatchObject(best)
    expect(made).toEqual(["avif"])
  })

  it("for an image that is damaged, missing or unreadable", async () => {
    const damaged = openPictures({ isDamaged: true })
    damaged.patience.open()
    expect(await damaged.ask()).toMatchObject({ status: 404, keeping: "no-store" })
    expect(await openPictures({ hasOriginal: false }).ask()).toMatchObject({ status: 404 })
    const unread = openPictures()
    unread.store.failNext(new Error("I/O error"))
    expect(await unread.ask()).toMatchObject({ status: 503, keeping: "no-store" })
  })
})
