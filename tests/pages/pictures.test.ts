import { beforeAll, describe, expect, it } from "@jest/globals"
import type { WireProduct } from "#lib/contract/product.ts"
import { eventually } from "#tests/support/eventually.ts"
import { listLastingProducts } from "#tests/support/lasting-products.ts"
import { readApi } from "#tests/support/read-api.ts"
import { getRunningShop } from "#tests/support/running-shop.ts"

const forever = "public, max-age=31536000, immutable"
let product: WireProduct
let hash: string

beforeAll(async () => {
  for (const { slug } of await listLastingProducts()) {
    const { item } = await readApi("getProduct", { query: { url: slug } })
    if (!item?.video?.file || !item.image) continue
    product = item
    hash = item.image.hash
    return
  }
  throw new Error("No product of the shop has a picture and a video")
})

const ask = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${getRunningShop().origin}${path}`, { headers, redirect: "manual" })

const askAsBrowser = (path: string) => ask(path, { accept: "image/avif,image/webp,*/*;q=0.8" })

describe("an image", () => {
  it.each([
    ["avif", "image/avif"],
    ["webp", "image/webp"],
    ["jpeg", "image/jpeg"],
  ])("is served as %s with an immutable cache lifetime", async (extension, type) => {
    const answer = await ask(`/assets/i/${hash}/4x3/400.${extension}`, { accept: type })
    expect(answer.status).toBe(200)
    expect(answer.headers.get("content-type")).toBe(type)
    expect(answer.headers.get("cache-control")).toBe(forever)
    expect(answer.headers.get("x-content-type-options")).toBe("nosniff")
    expect(answer.headers.get("set-cookie")).toBeNull()
    expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(500)
  })

  it("is served under the path with width and height before its name too", async () => {
    const plain = await ask(`/assets/i/${hash}/4x3/400.webp`)
    const prefixed = await ask(`/assets/i/${hash}/4x3/400x300:400.webp`)
    expect(prefixed.status).toBe(200)
    expect(await prefixed.arrayBuffer()).toEqual(await plain.arrayBuffer())
  })

  it("responds 304 to its ETag", async () => {
    const path = `/assets/i/${hash}/4x3/400.webp`
    const etag = (await ask(path)).headers.get("etag") ?? ""
    expect(etag).not.toBe("")
    expect((await ask(path, { "if-none-match": etag })).status).toBe(304)
  })

  it("of a new width is rendered once for concurrent requests", async () => {
    const path = `/assets/i/${hash}/5x8/975.avif`
    const answers = await Promise.all(Array.from({ length: 50 }, () => askAsBrowser(path)))
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    // If AVIF is slow to render, a WebP placeholder is served: rendered once too, without ETag.
    const types = new Set(answers.map(({ headers }) => headers.get("content-type")))
    expect(new Set(answers.map(({ headers }) => headers.get("etag"))).size).toBe(types.size)
    const bodies = await Promise.all(answers.map((answer) => answer.arrayBuffer()))
    expect(new Set(bodies.map(({ byteLength }) => byteLength)).size).toBe(types.size)
  })

  it("of a large size is served as a no-store placeholder until the AVIF is rendered", async () => {
    const path = `/assets/i/${hash}/8x5/2000.avif`
    const first = await askAsBrowser(path)
    expect(first.status).toBe(200)
    const isBest = first.headers.get("content-type") === "image/avif"
    if (!isBest) expect(first.headers.get("content-type")).toBe("image/webp")
    expect(first.headers.get("cache-control")).toBe(isBest ? forever : "no-store")
    expect(first.headers.has("etag")).toBe(isBest)
    const best = await eventually(60_000, async () => {
      const answer = await askAsBrowser(path)
      expect(answer.headers.get("content-type")).toBe("image/avif")
      return answer
    })
    expect(best.headers.get("cache-control")).toBe(forever)
  }, 90_000)

  it.each([
    ["a width that is not made", (of: string) => `/assets/i/${of}/4x3/99999.webp`],
    ["a width between those made", (of: string) => `/assets/i/${of}/4x3/301.webp`],
    ["an aspect that does not exist", (of: string) => `/assets/i/${of}/7x7/300.webp`],
    ["a format that is not made", (of: string) => `/assets/i/${of}/4x3/300.svg`],
    ["a height that is not the aspect's", (of: string) => `/assets/i/${of}/4x3/300x300:300.webp`],
    ["no such picture", () => `/assets/i/${"0".repeat(32)}/4x3/300.webp`],
    ["a name that is no hash", () => "/assets/i/secret/4x3/300.webp"],
    ["a way out of the folder", () => "/assets/i/..%2f..%2fsecret/4x3/300.webp"],
  ])("with %s is rejected and not cached as immutable", async (_case, build) => {
    const answer = await ask(build(hash))
    expect([400, 404]).toContain(answer.status)
    expect(answer.headers.get("cache-control") ?? "no-store").not.toContain("immutable")
    expect(await answer.text()).not.toMatch(/node_modules|Error:|\bat \//)
  })

  it("rejects POST with 405", async () => {
    const { origin } = getRunningShop()
    const answer = await fetch(`${origin}/assets/i/${hash}/4x3/400.webp`, { method: "POST" })
    expect(answer.status).toBe(405)
  })
})

describe("a video", () => {
  const path = () => `/v/${product.video?.id}.mp4`

  it("is served whole and advertises range requests", async () => {
    const answer = await ask(path())
    expect(answer.status).toBe(200)
    expect(answer.headers.get("content-type")).toBe("video/mp4")
    expect(answer.headers.get("accept-ranges")).toBe("bytes")
    const { byteLength } = await answer.arrayBuffer()
    expect(String(byteLength)).toBe(answer.headers.get("content-length"))
  })

  it("is served in byte ranges", async () => {
    const whole = Buffer.from(await (await ask(path())).arrayBuffer())
    const part = await ask(path(), { range: "bytes=100-299" })
    expect(part.status).toBe(206)
    expect(part.headers.get("content-range")).toBe(`bytes 100-299/${whole.length}`)
    expect(Buffer.from(await part.arrayBuffer())).toEqual(whole.subarray(100, 300))
    const end = await ask(path(), { range: "bytes=-50" })
    expect(Buffer.from(await end.arrayBuffer())).toEqual(whole.subarray(-50))
  })

  it("responds 416 beyond its end, and 404 for a missing video", async () => {
    expect((await ask(path(), { range: "bytes=999999999-" })).status).toBe(416)
    expect((await ask("/v/2000000000.mp4")).status).toBe(404)
    expect([400, 404]).toContain((await ask("/v/abc.mp4")).status)
  })
})
