import { beforeAll, describe, expect, it } from "@jest/globals"
import type { WireProduct } from "#lib/contract/product.ts"
import { eventually } from "#tests/assertions/eventually.ts"
import { fetchShopApiBody } from "#tests/support/fetch-shop-api-body.ts"
import { listLastingProducts } from "#tests/support/lasting-products.ts"
import { getRunningShop } from "#tests/support/running-shop.ts"

const immutable = "public, max-age=31536000, immutable"
let product: WireProduct
let hash: string

beforeAll(async () => {
  for (const { slug } of await listLastingProducts()) {
    const { item } = await fetchShopApiBody("getProduct", { query: { url: slug } })
    if (!item?.video?.file || !item.image) continue
    product = item
    hash = item.image.hash
    return
  }
  throw new Error("No product of the shop has a picture and a video")
})

const fetchFile = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${getRunningShop().origin}${path}`, { headers, redirect: "manual" })

const fetchAsBrowser = (path: string) =>
  fetchFile(path, { accept: "image/avif,image/webp,*/*;q=0.8" })

describe("an image", () => {
  it.each([
    ["avif", "image/avif"],
    ["webp", "image/webp"],
    ["jpeg", "image/jpeg"],
  ])("is served as %s with an immutable cache lifetime", async (extension, type) => {
    const response = await fetchFile(`/assets/i/${hash}/4x3/400.${extension}`, { accept: type })
    expect(response.status).toBe(200)
    expect(response.headers.get("content-type")).toBe(type)
    expect(response.headers.get("cache-control")).toBe(immutable)
    expect(response.headers.get("x-content-type-options")).toBe("nosniff")
    expect(response.headers.get("set-cookie")).toBeNull()
    expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(500)
  })

  it("is served under the path with width and height before its name too", async () => {
    const plain = await fetchFile(`/assets/i/${hash}/4x3/400.webp`)
    const prefixed = await fetchFile(`/assets/i/${hash}/4x3/400x300:400.webp`)
    expect(prefixed.status).toBe(200)
    expect(await prefixed.arrayBuffer()).toEqual(await plain.arrayBuffer())
  })

  it("responds 304 to its ETag", async () => {
    const path = `/assets/i/${hash}/4x3/400.webp`
    const etag = (await fetchFile(path)).headers.get("etag") ?? ""
    expect(etag).not.toBe("")
    expect((await fetchFile(path, { "if-none-match": etag })).status).toBe(304)
  })

  it("of a new width is rendered once for concurrent requests", async () => {
    const path = `/assets/i/${hash}/5x8/975.avif`
    const responses = await Promise.all(Array.from({ length: 50 }, () => fetchAsBrowser(path)))
    expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 200))
    // If AVIF is slow to render, a WebP placeholder is served: rendered once too, without ETag.
    const types = new Set(responses.map(({ headers }) => headers.get("content-type")))
    expect(new Set(responses.map(({ headers }) => headers.get("etag"))).size).toBe(types.size)
    const bodies = await Promise.all(responses.map((response) => response.arrayBuffer()))
    expect(new Set(bodies.map(({ byteLength }) => byteLength)).size).toBe(types.size)
  })

  it("of a large size is served as a no-store placeholder until the AVIF is rendered", async () => {
    const path = `/assets/i/${hash}/8x5/2000.avif`
    const first = await fetchAsBrowser(path)
    expect(first.status).toBe(200)
    const isPreferred = first.headers.get("content-type") === "image/avif"
    if (!isPreferred) expect(first.headers.get("content-type")).toBe("image/webp")
    expect(first.headers.get("cache-control")).toBe(isPreferred ? immutable : "no-store")
    expect(first.headers.has("etag")).toBe(isPreferred)
    const preferred = await eventually(60_000, async () => {
      const response = await fetchAsBrowser(path)
      expect(response.headers.get("content-type")).toBe("image/avif")
      return response
    })
    expect(preferred.headers.get("cache-control")).toBe(immutable)
  }, 90_000)

  it.each([
    ["a width that is not made", (imageHash: string) => `/assets/i/${imageHash}/4x3/99999.webp`],
    ["a width between those made", (imageHash: string) => `/assets/i/${imageHash}/4x3/301.webp`],
    ["an aspect that does not exist", (imageHash: string) => `/assets/i/${imageHash}/7x7/300.webp`],
    ["a format that is not made", (imageHash: string) => `/assets/i/${imageHash}/4x3/300.svg`],
    [
      "a height that is not the aspect's",
      (imageHash: string) => `/assets/i/${imageHash}/4x3/300x300:300.webp`,
    ],
    ["no such picture", () => `/assets/i/${"0".repeat(32)}/4x3/300.webp`],
    ["a name that is no hash", () => "/assets/i/secret/4x3/300.webp"],
    ["a way out of the folder", () => "/assets/i/..%2f..%2fsecret/4x3/300.webp"],
  ])("with %s is rejected and not cached as immutable", async (_case, build) => {
    const response = await fetchFile(build(hash))
    expect([400, 404]).toContain(response.status)
    expect(response.headers.get("cache-control") ?? "no-store").not.toContain("immutable")
    expect(await response.text()).not.toMatch(/node_modules|Error:|\bat \//)
  })

  it("rejects POST with 405", async () => {
    const { origin } = getRunningShop()
    const response = await fetch(`${origin}/assets/i/${hash}/4x3/400.webp`, { method: "POST" })
    expect(response.status).toBe(405)
  })
})

describe("a video", () => {
  const path = () => `/v/${product.video?.id}.mp4`

  it("is served whole and advertises range requests", async () => {
    const response = await fetchFile(path())
    expect(response.status).toBe(200)
    expect(response.headers.get("content-type")).toBe("video/mp4")
    expect(response.headers.get("accept-ranges")).toBe("bytes")
    const { byteLength } = await response.arrayBuffer()
    expect(String(byteLength)).toBe(response.headers.get("content-length"))
  })

  it("is served in byte ranges", async () => {
    const fullBody = Buffer.from(await (await fetchFile(path())).arrayBuffer())
    const part = await fetchFile(path(), { range: "bytes=100-299" })
    expect(part.status).toBe(206)
    expect(part.headers.get("content-range")).toBe(`bytes 100-299/${fullBody.length}`)
    expect(Buffer.from(await part.arrayBuffer())).toEqual(fullBody.subarray(100, 300))
    const end = await fetchFile(path(), { range: "bytes=-50" })
    expect(Buffer.from(await end.arrayBuffer())).toEqual(fullBody.subarray(-50))
  })

  it("responds 416 beyond its end, and 404 for a missing video", async () => {
    expect((await fetchFile(path(), { range: "bytes=999999999-" })).status).toBe(416)
    expect((await fetchFile("/v/2000000000.mp4")).status).toBe(404)
    expect([400, 404]).toContain((await fetchFile("/v/abc.mp4")).status)
  })
})
