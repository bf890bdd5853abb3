import { afterAll, describe, expect, it } from "@jest/globals"
import { eventually } from "#tests/support/eventually.ts"
import { listDangling } from "#tests/support/graph-references.ts"
import { listLastingProducts } from "#tests/support/lasting-products.ts"
import {
  findNodes,
  findPageNode,
  listLinkedData,
  listOffers,
  readGraph,
} from "#tests/support/read-graph.ts"
import { admin } from "#tests/support/shop-admin.ts"
import { listDataFaults } from "#tests/support/validate-structured-data.ts"
import { type Visit, visit } from "#tests/support/visit.ts"

const mark = crypto.randomUUID().slice(0, 8)
const nasty = `${mark} </script><script>alert(1)</script> <!-- 😀👨‍👩‍👧 مصباح ليلي &amp; "q" \u2028`
const long = `${nasty} ${"very ".repeat(90)}`.slice(0, 500).trim()
const made: (() => Promise<unknown>)[] = []

async function make(model: Parameters<typeof admin.create>[0], values: object): Promise<number> {
  const id = await admin.create(model, values)
  made.push(() => admin.delete(model, id))
  return id
}

/** Fetches the page until its structured data contains the marker. */
function visitTold(path: string): Promise<Visit> {
  return eventually(15_000, async () => {
    const page = await visit(path)
    expect([path, page.status]).toEqual([path, 200])
    expect(listLinkedData(page).join()).toContain(mark)
    return page
  })
}

async function expectSound(page: Visit): Promise<void> {
  const graph = readGraph(page)
  expect(listDangling(graph)).toEqual([])
  expect(await listDataFaults(page.html)).toEqual([])
  expect(page.html).not.toContain("<script>alert(1)")
}

/** Returns the hash of a product image of the shop. */
async function findPhotoHash(): Promise<string> {
  const shown = (await listLastingProducts()).find(({ image }) => image !== null)
  if (!shown?.image) throw new Error("No product of this shop has a picture")
  return shown.image.hash
}

const slug = (name: string) => `graph-trial-${mark}-${name}`
afterAll(async () => {
  for (const undo of made.reverse()) await undo()
})

describe("structured data with adversarial texts is valid:", () => {
  it("escapes the texts of a product and its variants", async () => {
    const variations = [{ name: nasty, options: [`${nasty} 1`, `${nasty} 2`] }]
    const texts = { name: long, blurb: long, brand: long }
    const id = await make("sell/product", { ...texts, url: slug("product"), variations })
    await admin.addPhoto(id, await findPhotoHash(), nasty)
    for (const at of [1, 2]) {
      const sku = { product_id: id, code: `${at} ${nasty}`.slice(0, 60), price: "12.50", stock: 1 }
      await make("sell/sku", { ...sku, options: { [nasty]: `${nasty} ${at}` } })
    }
    const page = await visitTold(`/product/${slug("product")}`)
    await expectSound(page)
    const [told] = findNodes(readGraph(page), "ProductGroup")
    expect(String(told?.name).length).toBeLessThanOrEqual(150)
    expect(String(told?.name)).toContain("</script><script>alert(1)</script>")
    expect(listOffers(readGraph(page)).map(({ offers }) => offers.price)).toEqual([
      ...["12.50", "12.50"],
    ])
  })

  it("escapes the texts of an article and limits its headline to 110 characters", async () => {
    const values = { name: long, blurb: long, author: nasty, content: "<p>Text.</p>" }
    const published_at = "2026-01-01T00:00:00Z"
    await make("cognito/article", { ...values, url: slug("article"), published_at })
    const page = await visitTold(`/blog/${slug("article")}`)
    await expectSound(page)
    const [told] = findNodes(readGraph(page), "BlogPosting")
    expect(String(told?.headline).length).toBeLessThanOrEqual(110)
  })

  it("escapes the texts of a page, its questions and its testimonials", async () => {
    const [praise, questions] = [slug("praise"), slug("questions")]
    const group = (model: string, url: string) =>
      make("cognito/group", { name: nasty, url, model: `Cognito/${model}` })
    const praiseId = await group("Testimonial", praise)
    const questionsId = await group("Faq", questions)
    const content = `<p>${"word ".repeat(2_000)}</p><p>${mark} &lt;/script&gt;</p>`
    for (const rating of [5, 1]) {
      await make("cognito/testimonial", { name: nasty, content, rating, group_id: praiseId })
    }
    await make("cognito/faq", { name: long, content, group_id: questionsId })
    await make("cognito/faq", { name: nasty, content: "<p><br></p>", group_id: questionsId })
    const widgets = [
      { type: "core/testimonial_grid", templatevar: { group: praise } },
      { type: "core/faq", templatevar: { group: questions } },
    ]
    const rows = [{ blocks: widgets.map((widget, at) => ({ id: at + 1, widgets: [widget] })) }]
    await make("cognito/page", { name: nasty, url: slug("page"), rows })
    const page = await visitTold(`/${slug("page")}`)
    await expectSound(page)
    const graph = readGraph(page)
    expect(findPageNode(graph)).toMatchObject({ "@type": "FAQPage" })
    expect(findPageNode(graph).mainEntity).toMatchObject({ "@type": "Question" })
    expect(findNodes(graph, "Organization")[0]).toMatchObject({
      aggregateRating: { ratingValue: 3, ratingCount: 2 },
    })
    expect(listLinkedData(page).join().length).toBeLessThan(12_000)
  })
})

describe("structured data of an incomplete product", () => {
  it("contains only the page if the product has neither photo nor price", async () => {
    const id = await make("sell/product", { name: `Bare ${mark}`, url: slug("bare") })
    await make("sell/sku", { product_id: id, code: slug("bare"), price: "0.00", stock: 1 })
    const page = await visitTold(`/product/${slug("bare")}`)
    await expectSound(page)
    const types = readGraph(page)["@graph"].map((node) => node["@type"])
    expect(types).toEqual(["Organization", "WebSite", "ItemPage", "BreadcrumbList"])
  })
})
