import { afterAll, beforeAll, describe, expect, it } from "@jest/globals"
import { eventually } from "#tests/assertions/eventually.ts"
import { listLastingProducts } from "#tests/support/lasting-products.ts"
import { parseDocument, requestPage } from "#tests/support/request-page.ts"
import { admin } from "#tests/support/shop-admin.ts"
import { resolveForTier } from "#tests/tiers.ts"

/** Guaranteed time of five seconds. The core tier allows more, since the machine may be busy. */
const freshnessTimeoutMs = resolveForTier({ core: 20_000, full: 5_000 })
const [suffix] = crypto.randomUUID().split("-")
const cleanups: (() => Promise<unknown>)[] = []
const pageSlug = `trial-gallery-${suffix}`
const groupSlug = `trial-group-${suffix}`
let groupId: number
let galleryId: number
let slideId: number
let imageHash: string | undefined

async function createRecord(
  model: Parameters<typeof admin.create>[0],
  values: object,
): Promise<number> {
  const id = await admin.create(model, values)
  cleanups.unshift(() => admin.delete(model, id))
  return id
}

const createSlide = (gallery: number, heading: string) =>
  createRecord("cognito/slide", { gallery_id: gallery, heading, image_hash: imageHash })

beforeAll(async () => {
  const [product] = await listLastingProducts(1)
  imageHash = product?.image?.hash
  groupId = await createRecord("cognito/group", {
    name: groupSlug,
    url: groupSlug,
    model: "Cognito/Gallery",
  })
  galleryId = await createRecord("cognito/gallery", {
    name: "Lamps",
    url: `lamps-${suffix}`,
    heading: `Lamps ${suffix}`,
    group_id: groupId,
  })
  slideId = await createSlide(galleryId, "Moon lamp")
  const widgets = [
    { type: "core/gallery", templatevar: { gallery: galleryId, type: "grid", use_lightbox: 1 } },
    { type: "core/gallery_group", templatevar: { group: groupSlug } },
  ]
  await createRecord("cognito/page", {
    name: pageSlug,
    url: pageSlug,
    rows: [{ blocks: [{ id: 1, widgets }] }],
  })
})

afterAll(async () => {
  for (const remove of cleanups) await remove()
})

async function fetchPage(path: string) {
  const response = await requestPage(path)
  return { status: response.status, document: parseDocument(response) }
}

const listHeadings = (document: Document) =>
  [...document.querySelectorAll("main [data-slide] :is(h2, h3, h4)")].map((h) => h.textContent)

describe("a page with galleries", () => {
  it("expands the only gallery of its group initially", async () => {
    const { document } = await fetchPage(`/${pageSlug}`)
    expect(document.querySelector("a[aria-expanded]")?.getAttribute("aria-expanded")).toBe("true")
    expect(listHeadings(document)).toEqual(["Moon lamp", "Moon lamp"])
  })

  it("is revalidated within five seconds after a slide is updated, created or deleted", async () => {
    const expectHeadings = (headings: string[]) =>
      eventually(freshnessTimeoutMs, async () => {
        expect(listHeadings((await fetchPage(`/${pageSlug}`)).document)).toEqual([
          ...headings,
          ...headings,
        ])
      })
    await admin.update("cognito/slide", slideId, { heading: "Sun lamp" })
    await expectHeadings(["Sun lamp"])
    const id = await admin.create("cognito/slide", {
      gallery_id: galleryId,
      heading: "Star lamp",
      image_hash: imageHash,
      sort_order: 9,
    })
    await expectHeadings(["Sun lamp", "Star lamp"])
    await admin.delete("cognito/slide", id)
    await expectHeadings(["Sun lamp"])
  })

  it("lists a gallery that is added to the group under a URL of its own", async () => {
    const url = `stars-${suffix}`
    const fresh = { name: "Stars", url, heading: `Stars ${suffix}`, group_id: groupId }
    const second = await createRecord("cognito/gallery", fresh)
    await createSlide(second, "North star")
    await eventually(freshnessTimeoutMs, async () => {
      const { document } = await fetchPage(`/${pageSlug}`)
      const covers = [...document.querySelectorAll("a[aria-expanded]")]
      expect(covers.map((cover) => cover.getAttribute("href"))).toEqual([
        `/${pageSlug}/lamps-${suffix}`,
        `/${pageSlug}/${url}`,
      ])
      expect(covers.map((cover) => cover.getAttribute("aria-expanded"))).toEqual(["false", "false"])
    })
    await eventually(freshnessTimeoutMs, async () => {
      const galleryPage = await fetchPage(`/${pageSlug}/${url}`)
      expect(galleryPage.status).toBe(200)
      expect(listHeadings(galleryPage.document)).toContain("North star")
      const expanded = galleryPage.document.querySelector('a[aria-expanded="true"]')
      expect(expanded?.getAttribute("href")).toBe(`/${pageSlug}/${url}`)
    })
    await createSlide(second, "Evening star")
    await eventually(freshnessTimeoutMs, async () => {
      const { status, document } = await fetchPage(`/${pageSlug}/${url}/2`)
      expect(status).toBe(200)
      const names = listHeadings(document).filter((name) => / star$/.test(name ?? ""))
      expect(names).toEqual(["Evening star", "North star"])
      const canonical = document.querySelector('link[rel="canonical"]')?.getAttribute("href")
      expect(canonical).toMatch(new RegExp(`/${pageSlug}/${url}$`))
    })
  })

  it.each([
    `no-such-${suffix}`,
    "home-slider",
    `lamps-${suffix}/more`,
    `lamps-${suffix}/1`,
    `lamps-${suffix}/99`,
    `lamps-${suffix}/1/2`,
    `lamps-${suffix}/1/2/3`,
  ])("responds 404 at /%s", async (item) => {
    expect((await fetchPage(`/${pageSlug}/${item}`)).status).toBe(404)
  })
})

describe("the gallery API", () => {
  const fetchGallery = async (query: string) => {
    const { status, headers, html } = await requestPage(`/api/bff/gallery?${query}`)
    return { status, cache: headers["cache-control"], body: JSON.parse(html) }
  }

  it("returns a gallery with its slides and no-store", async () => {
    const { status, cache, body } = await fetchGallery(`id=${galleryId}&aspect=1x1`)
    expect({ status, cache }).toEqual({ status: 200, cache: "no-store" })
    expect(body).toMatchObject({ id: galleryId, slides: [{ heading: "Sun lamp" }] })
    expect(body.slides[0].picture.aspect).toBe("1x1")
  })

  it("responds 404 for a disabled gallery", async () => {
    await admin.disable("cognito/gallery", galleryId)
    expect((await fetchGallery(`id=${galleryId}`)).status).toBe(404)
    await admin.enable("cognito/gallery", galleryId)
    expect((await fetchGallery("id=2147483647")).body).toEqual({
      code: "NOT_FOUND",
      message: "There is no such gallery.",
    })
  })
})
