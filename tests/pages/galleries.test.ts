import { afterAll, beforeAll, describe, expect, it } from "@jest/globals"
import { eventually } from "#tests/support/eventually.ts"
import { listLastingProducts } from "#tests/support/lasting-products.ts"
import { admin } from "#tests/support/shop-admin.ts"
import { readPage, visit } from "#tests/support/visit.ts"
import { pickForTier } from "#tests/tiers.ts"

/** Guaranteed time of five seconds. The core tier allows more, since the machine may be busy. */
const withinMs = pickForTier({ core: 20_000, full: 5_000 })
const [mark] = crypto.randomUUID().split("-")
const made: (() => Promise<unknown>)[] = []
const page = `trial-gallery-${mark}`
const group = `trial-group-${mark}`
let groupId: number
let galleryId: number
let slideId: number
let imageHash: string | undefined

async function make(model: Parameters<typeof admin.create>[0], values: object): Promise<number> {
  const id = await admin.create(model, values)
  made.unshift(() => admin.delete(model, id))
  return id
}

const makeSlide = (gallery: number, heading: string) =>
  make("cognito/slide", { gallery_id: gallery, heading, image_hash: imageHash })

beforeAll(async () => {
  const [product] = await listLastingProducts(1)
  imageHash = product?.image?.hash
  groupId = await make("cognito/group", { name: group, url: group, model: "Cognito/Gallery" })
  galleryId = await make("cognito/gallery", {
    ...{ name: "Lamps", url: `lamps-${mark}`, heading: `Lamps ${mark}`, group_id: groupId },
  })
  slideId = await makeSlide(galleryId, "Moon lamp")
  const widgets = [
    { type: "core/gallery", templatevar: { gallery: galleryId, type: "grid", use_lightbox: 1 } },
    { type: "core/gallery_group", templatevar: { group } },
  ]
  await make("cognito/page", { name: page, url: page, rows: [{ blocks: [{ id: 1, widgets }] }] })
})

afterAll(async () => {
  for (const remove of made) await remove()
})

async function read(path: string) {
  const answer = await visit(path)
  return { status: answer.status, document: readPage(answer) }
}

const listHeadings = (document: Document) =>
  [...document.querySelectorAll("main [data-slide] :is(h2, h3, h4)")].map((h) => h.textContent)

describe("a page with galleries", () => {
  it("expands the only gallery of its group initially", async () => {
    const { document } = await read(`/${page}`)
    expect(document.querySelector("a[aria-expanded]")?.getAttribute("aria-expanded")).toBe("true")
    expect(listHeadings(document)).toEqual(["Moon lamp", "Moon lamp"])
  })

  it("is revalidated within five seconds after a slide is updated, created or deleted", async () => {
    const shows = (headings: string[]) =>
      eventually(withinMs, async () => {
        expect(listHeadings((await read(`/${page}`)).document)).toEqual([...headings, ...headings])
      })
    await admin.update("cognito/slide", slideId, { heading: "Sun lamp" })
    await shows(["Sun lamp"])
    const id = await admin.create("cognito/slide", {
      ...{ gallery_id: galleryId, heading: "Star lamp", image_hash: imageHash, sort_order: 9 },
    })
    await shows(["Sun lamp", "Star lamp"])
    await admin.delete("cognito/slide", id)
    await shows(["Sun lamp"])
  })

  it("lists a gallery that is added to the group under a URL of its own", async () => {
    const url = `stars-${mark}`
    const fresh = { name: "Stars", url, heading: `Stars ${mark}`, group_id: groupId }
    const second = await make("cognito/gallery", fresh)
    await makeSlide(second, "North star")
    await eventually(withinMs, async () => {
      const { document } = await read(`/${page}`)
      const covers = [...document.querySelectorAll("a[aria-expanded]")]
      expect(covers.map((cover) => cover.getAttribute("href"))).toEqual([
        `/${page}/lamps-${mark}`,
        `/${page}/${url}`,
      ])
      expect(covers.map((cover) => cover.getAttribute("aria-expanded"))).toEqual(["false", "false"])
    })
    await eventually(withinMs, async () => {
      const opened = await read(`/${page}/${url}`)
      expect(opened.status).toBe(200)
      expect(listHeadings(opened.document)).toContain("North star")
      const expanded = opened.document.querySelector('a[aria-expanded="true"]')
      expect(expanded?.getAttribute("href")).toBe(`/${page}/${url}`)
    })
    await makeSlide(second, "Evening star")
    await eventually(withinMs, async () => {
      const { status, document } = await read(`/${page}/${url}/2`)
      expect(status).toBe(200)
      const names = listHeadings(document).filter((name) => / star$/.test(name ?? ""))
      expect(names).toEqual(["Evening star", "North star"])
      const canonical = document.querySelector('link[rel="canonical"]')?.getAttribute("href")
      expect(canonical).toMatch(new RegExp(`/${page}/${url}$`))
    })
  })

  it.each([
    ...[`no-such-${mark}`, "home-slider", `lamps-${mark}/more`],
    ...[`lamps-${mark}/1`, `lamps-${mark}/99`, `lamps-${mark}/1/2`, `lamps-${mark}/1/2/3`],
  ])("responds 404 at /%s", async (item) => {
    expect((await read(`/${page}/${item}`)).status).toBe(404)
  })
})

describe("the gallery API", () => {
  const ask = async (query: string) => {
    const { status, headers, html } = await visit(`/api/gallery?${query}`)
    return { status, cache: headers["cache-control"], answer: JSON.parse(html) }
  }

  it("returns a gallery with its slides and no-store", async () => {
    const { status, cache, answer } = await ask(`id=${galleryId}&aspect=1x1`)
    expect({ status, cache }).toEqual({ status: 200, cache: "no-store" })
    expect(answer).toMatchObject({ id: galleryId, slides: [{ heading: "Sun lamp" }] })
    expect(answer.slides[0].picture.aspect).toBe("1x1")
  })

  it("responds 404 for a disabled gallery", async () => {
    await admin.disable("cognito/gallery", galleryId)
    expect((await ask(`id=${galleryId}`)).status).toBe(404)
    await admin.enable("cognito/gallery", galleryId)
    expect((await ask("id=2147483647")).answer).toEqual({
      ...{ code: "NOT_FOUND", message: "There is no such gallery." },
    })
  })
})
