import Fastify from "fastify"
import type { ImageFormat } from "#lib/contract/image.ts"
import { eventually } from "#tests/assertions/eventually.ts"
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
  const entries = new Map<string, Buffer>()
  return {
    get: async (rendition) => entries.get(JSON.stringify(rendition)) ?? null,
    put: async (rendition, bytes) => void entries.set(JSON.stringify(rendition), bytes),
    remove: async () => entries.clear(),
    prune: async () => {},
    removeUnknown: async () => {},
  }
}

/** Creates the image routes with a fake encoder that finishes AVIFs when `avifs` opens. */
function createImageFixture({
  isDamaged = false,
  hasOriginal = true,
  quicks = Promise.resolve<null>(null),
} = {}) {
  const [avifs, timeout] = [buildGate(), buildGate()]
  const made: ImageFormat[] = []
  let waits = 0
  const store = buildFakeImageStore()
  if (hasOriginal) store.damage(hash, Buffer.from("original"))
  const app = Fastify()
  const service = buildRenditionService({
    store,
    cache: buildMemoryCache(),
    log: app.log,
    async render(_original, { format }) {
      made.push(format)
      await (format === "avif" ? avifs.opened : quicks)
      if (isDamaged) throw new Error("cut short")
      return Buffer.from(`${format} bytes`)
    },
    timeout() {
      waits += 1
      return timeout.opened
    },
  })
  registerImages(app, service, async () => ({ access: "public", focus: { x: 50, y: 50 } }))
  const fetchImage = async (url = avif, headers: Record<string, string> = { accept: browser }) => {
    const { statusCode, headers: heads, body } = await app.inject({ url, headers })
    const { "content-type": type, "cache-control": cacheControl, etag } = heads
    return { status: statusCode, type, cacheControl, etag, body }
  }
  return {
    app,
    fetchImage,
    avifs,
    timeout,
    store,
    made,
    countWaits: () => waits,
  }
}

const fallback = { status: 200, type: "image/webp", cacheControl: "no-store", body: "webp bytes" }
const best = { status: 200, type: "image/avif", cacheControl: forever, body: "avif bytes" }

describe("an AVIF that renders longer than the timeout", () => {
  it("is replaced by a no-store WebP and served to later requests once it is ready", async () => {
    const { fetchImage, avifs, timeout, made } = createImageFixture()
    timeout.open()
    const first = await fetchImage()
    expect(first).toMatchObject(fallback)
    expect(first.etag).toBeUndefined()
    avifs.open()
    const later = await eventually(2_000, async () => {
      const response = await fetchImage()
      expect(response).toMatchObject(best)
      return response
    })
    expect(later.etag).toContain("avif")
    expect(made).toEqual(["avif", "webp"])
  })

  it("is rendered once for concurrent requests, which share one timeout", async () => {
    const { fetchImage, timeout, made, countWaits } = createImageFixture()
    const together = Array.from({ length: 40 }, () => fetchImage())
    timeout.open()
    for (const response of [...(await Promise.all(together)), await fetchImage()]) {
      expect(response).toMatchObject(fallback)
    }
    expect(made).toEqual(["avif", "webp"])
    expect(countWaits()).toBe(1)
  })

  it("is replaced by a JPEG if the client does not accept WebP", async () => {
    const { fetchImage, timeout } = createImageFixture()
    timeout.open()
    expect(await fetchImage(avif, { accept: "*/*" })).toMatchObject({
      ...fallback,
      type: "image/jpeg",
      body: "jpeg bytes",
    })
  })

  it("delays the response to a client that accepts nothing else", async () => {
    const { fetchImage, avifs, timeout, made } = createImageFixture()
    timeout.open()
    const patient = fetchImage(avif, { accept: "image/avif" })
    expect(await fetchImage()).toMatchObject(fallback)
    avifs.open()
    expect(await patient).toMatchObject(best)
    expect(made).toEqual(["avif", "webp"])
  })

  it("is confirmed with 304 to a browser that has it cached", async () => {
    const { fetchImage, timeout } = createImageFixture()
    timeout.open()
    const rendition = { hash, aspect: "4x3", width: 400, format: "avif" } as const
    const etag = `"${buildRenditionTag(rendition)}"`
    const response = await fetchImage(avif, { accept: browser, "if-none-match": etag })
    expect(response).toMatchObject({ status: 304, cacheControl: forever, etag, body: "" })
  })

  it("responds to HEAD with the headers of GET and an empty body", async () => {
    const { app, timeout } = createImageFixture()
    timeout.open()
    const response = await app.inject({ method: "HEAD", url: avif, headers: { accept: browser } })
    expect(response.headers).toMatchObject({ "content-type": "image/webp", "content-length": "10" })
    expect([response.headers["cache-control"], response.body]).toEqual(["no-store", ""])
  })

  it("never delays a WebP, even with seven AVIFs in the queue", async () => {
    const { fetchImage, avifs, made } = createImageFixture()
    const widths = [300, 400, 500, 600, 2500, 3000, 4000]
    const slow = widths.map((width) => fetchImage(avif.replace("400.", `${width}.`)))
    await eventually(2_000, () => expect(made.length).toBeGreaterThan(1))
    expect(await fetchImage(avif.replace("avif", "webp"))).toMatchObject({
      ...fallback,
      cacheControl: forever,
    })
    expect(made.filter((format) => format === "avif").length).toBeLessThanOrEqual(3)
    avifs.open()
    for (const response of await Promise.all(slow)) expect(response).toMatchObject(best)
  })

  it("does not start while a fast format is being rendered", async () => {
    const quicks = buildGate()
    const { fetchImage, avifs, made, countWaits } = createImageFixture({ quicks: quicks.opened })
    avifs.open()
    const webp = fetchImage(avif.replace("avif", "webp"))
    await eventually(2_000, () => expect(made).toEqual(["webp"]))
    const slow = fetchImage()
    await eventually(2_000, () => expect(countWaits()).toBe(1))
    expect(made).toEqual(["webp"])
    quicks.open()
    expect(await webp).toMatchObject({ type: "image/webp", cacheControl: forever })
    expect(await slow).toMatchObject(best)
  })

  it("is replaced at once if its queue is full", async () => {
    const { fetchImage, avifs } = createImageFixture()
    const aspects = ["16x9", "8x5", "4x3", "1x1", "3x4", "5x8", "9x16", "16x3"]
    const huge = aspects.flatMap((aspect) =>
      [2500, 3000, 4000].map((width) => `${aspect}/${width}`),
    )
    const requests = huge.slice(0, 22).map((size) => fetchImage(`/assets/i/${hash}/${size}.avif`))
    expect(await Promise.race(requests)).toMatchObject(fallback)
    avifs.open()
    const types = (await Promise.all(requests)).map(({ type }) => type)
    expect(types.filter((type) => type === "image/avif")).toHaveLength(21)
  })
})

describe("no fallback rendition is served", () => {
  it("for an AVIF that is ready before the timeout", async () => {
    const { fetchImage, avifs, made } = createImageFixture()
    avifs.open()
    expect(await fetchImage()).toMatchObject(best)
    expect(made).toEqual(["avif"])
  })

  it("for an image that is damaged, missing or unreadable", async () => {
    const damaged = createImageFixture({ isDamaged: true })
    damaged.timeout.open()
    expect(await damaged.fetchImage()).toMatchObject({ status: 404, cacheControl: "no-store" })
    expect(await createImageFixture({ hasOriginal: false }).fetchImage()).toMatchObject({
      status: 404,
    })
    const unread = createImageFixture()
    unread.store.failNext(new Error("I/O error"))
    expect(await unread.fetchImage()).toMatchObject({ status: 503, cacheControl: "no-store" })
  })
})
