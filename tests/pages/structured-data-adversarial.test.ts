import { afterAll, describe, expect, it } from "@jest/globals"
import { eventually } from "#tests/assertions/eventually.ts"
import { listDangling } from "#tests/assertions/graph-references.ts"
import {
  findNodes,
  findPageNode,
  listLinkedData,
  listOffers,
  parseGraph,
} from "#tests/assertions/parse-graph.ts"
import { listStructuredDataErrors } from "#tests/assertions/validate-structured-data.ts"
import { listLastingProducts } from "#tests/support/lasting-products.ts"
import { type PageResponse, requestPage } from "#tests/support/request-page.ts"
import { admin } from "#tests/support/shop-admin.ts"

const marker = crypto.randomUUID().slice(0, 8)
const adversarialText = `${marker} </script><script>alert(1)</script> <!-- 😀👨‍👩‍👧 مصباح ليلي &amp; "q" \u2028`
const longText = `${adversarialText} ${"very ".repeat(90)}`.slice(0, 500).trim()
const cleanups: (() => Promise<unknown>)[] = []

async function createRecord(
  model: Parameters<typeof admin.create>[0],
  values: object,
): Promise<number> {
  const id = await admin.create(model, values)
  cleanups.push(() => admin.delete(model, id))
  return id
}

/** Fetches the page until its structured data contains the marker. */
function fetchPageWithData(path: string): Promise<PageResponse> {
  return eventually(15_000, async () => {
    const page = await requestPage(path)
    expect([path, page.status]).toEqual([path, 200])
    expect(listLinkedData(page).join()).toContain(marker)
    return page
  })
}

async function expectValidData(page: PageResponse): Promise<void> {
  const graph = parseGraph(page)
  expect(listDangling(graph)).toEqual([])
  expect(await listStructuredDataErrors(page.html)).toEqual([])
  expect(page.html).not.toContain("<script>alert(1)")
}

/** Returns the hash of a product image of the shop. */
async function findPhotoHash(): Promise<string> {
  const product = (await listLastingProducts()).find(({ image }) => image !== null)
  if (!product?.image) throw new Error("No product of this shop has a picture")
  return product.image.hash
}

const buildSlug = (name: string) => `graph-trial-${marker}-${name}`
afterAll(async () => {
  for (const remove of cleanups.reverse()) await remove()
})

describe("structured data with adversarial texts is valid:", () => {
  it("escapes the texts of a product and its variants", async () => {
    const variations = [
      { name: adversarialText, options: [`${adversarialText} 1`, `${adversarialText} 2`] },
    ]
    const texts = { name: longText, blurb: longText, brand: longText }
    const id = await createRecord("sell/product", {
      ...texts,
      url: buildSlug("product"),
      variations,
    })
    await admin.addPhoto(id, await findPhotoHash(), adversarialText)
    for (const at of [1, 2]) {
      const sku = {
        product_id: id,
        code: `${at} ${adversarialText}`.slice(0, 60),
        price: "12.50",
        stock: 1,
      }
      await createRecord("sell/sku", {
        ...sku,
        options: { [adversarialText]: `${adversarialText} ${at}` },
      })
    }
    const page = await fetchPageWithData(`/product/${buildSlug("product")}`)
    await expectValidData(page)
    const [productNode] = findNodes(parseGraph(page), "ProductGroup")
    expect(String(productNode?.name).length).toBeLessThanOrEqual(150)
    expect(String(productNode?.name)).toContain("</script><script>alert(1)</script>")
    expect(listOffers(parseGraph(page)).map(({ offers }) => offers.price)).toEqual([
      "12.50",
      "12.50",
    ])
  })

  it("escapes the texts of an article and limits its headline to 110 characters", async () => {
    const values = {
      name: longText,
      blurb: longText,
      author: adversarialText,
      content: "<p>Text.</p>",
    }
    const published_at = "2026-01-01T00:00:00Z"
    await createRecord("cognito/article", { ...values, url: buildSlug("article"), published_at })
    const page = await fetchPageWithData(`/blog/${buildSlug("article")}`)
    await expectValidData(page)
    const [articleNode] = findNodes(parseGraph(page), "BlogPosting")
    expect(String(articleNode?.headline).length).toBeLessThanOrEqual(110)
  })

  it("escapes the texts of a page, its questions and its testimonials", async () => {
    const [testimonials, questions] = [buildSlug("praise"), buildSlug("questions")]
    const group = (model: string, url: string) =>
      createRecord("cognito/group", { name: adversarialText, url, model: `Cognito/${model}` })
    const testimonialsId = await group("Testimonial", testimonials)
    const questionsId = await group("Faq", questions)
    const content = `<p>${"word ".repeat(2_000)}</p><p>${marker} &lt;/script&gt;</p>`
    for (const rating of [5, 1]) {
      await createRecord("cognito/testimonial", {
        name: adversarialText,
        content,
        rating,
        group_id: testimonialsId,
      })
    }
    await createRecord("cognito/faq", { name: longText, content, group_id: questionsId })
    await createRecord("cognito/faq", {
      name: adversarialText,
      content: "<p><br></p>",
      group_id: questionsId,
    })
    const widgets = [
      { type: "core/testimonial_grid", templatevar: { group: testimonials } },
      { type: "core/faq", templatevar: { group: questions } },
    ]
    const rows = [{ blocks: widgets.map((widget, at) => ({ id: at + 1, widgets: [widget] })) }]
    await createRecord("cognito/page", { name: adversarialText, url: buildSlug("page"), rows })
    const page = await fetchPageWithData(`/${buildSlug("page")}`)
    await expectValidData(page)
    const graph = parseGraph(page)
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
    const id = await createRecord("sell/product", {
      name: `Bare ${marker}`,
      url: buildSlug("bare"),
    })
    await createRecord("sell/sku", {
      product_id: id,
      code: buildSlug("bare"),
      price: "0.00",
      stock: 1,
    })
    const page = await fetchPageWithData(`/product/${buildSlug("bare")}`)
    await expectValidData(page)
    const types = parseGraph(page)["@graph"].map((node) => node["@type"])
    expect(types).toEqual(["Organization", "WebSite", "ItemPage", "BreadcrumbList"])
  })
})
