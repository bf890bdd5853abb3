import { afterAll, beforeAll, describe, expect, it } from "@jest/globals"
import { eventually } from "#tests/assertions/eventually.ts"
import { findNodes, parseGraph } from "#tests/assertions/parse-graph.ts"
import { createTicketProduct, type TicketProduct } from "#tests/factories/shop-order.ts"
import { publishReply, submitProductQuestion } from "#tests/factories/shop-question.ts"
import { fetchShopApiBody } from "#tests/support/fetch-shop-api-body.ts"
import { parseDocument, requestPage } from "#tests/support/request-page.ts"

const words = `${crypto.randomUUID()} <img src=x onerror=alert(1)>`

let tickets: TicketProduct
let path: string
let id: number

beforeAll(async () => {
  tickets = await createTicketProduct()
  const found = await fetchShopApiBody("getProductById", {
    params: { id: String(tickets.productId) },
  })
  path = `/product/${found.item?.slug}`
  await requestPage(path)
  id = await submitProductQuestion(tickets.productId, { question: words })
})
afterAll(() => tickets.clear())

describe("a question about a product", () => {
  it("is asked on a page of its own, which is noindex and has one URL", async () => {
    const product = parseDocument(await requestPage(path))
    expect(product.querySelector("#questions")?.textContent).toContain("Nobody has asked")
    expect(product.querySelector(`#questions a[href="${path}/questions#ask"]`)).not.toBeNull()
    const page = await requestPage(`${path}/questions`)
    expect(page.status).toBe(200)
    const document = parseDocument(page)
    expect(document.querySelector("meta[name=robots]")?.getAttribute("content")).toContain(
      "noindex",
    )
    expect(document.querySelector("form#product-question")).not.toBeNull()
    expect((await requestPage(`${path}/questions/1`)).headers.location).toMatch(/\/questions$/)
    expect((await requestPage(`${path}/questions/2`)).status).toBe(404)
  })

  it("appears on the cached pages once it is published, as text and never as HTML", async () => {
    await publishReply(id, "Yes, <b>it does</b>.")
    for (const place of [path, `${path}/questions`]) {
      const item = await eventually(15_000, async () => {
        const found = parseDocument(await requestPage(place)).querySelector(`#question-${id}`)
        expect(found).not.toBeNull()
        return found
      })
      expect(item?.textContent).toContain(words)
      expect(item?.textContent).toContain("Yes, <b>it does</b>.")
      expect(item?.querySelectorAll("img, b")).toHaveLength(0)
    }
  })

  it("is not in the structured data: a product's page is neither a QAPage nor an FAQPage", async () => {
    const page = await requestPage(path)
    expect(findNodes(parseGraph(page), "QAPage", "FAQPage", "Question")).toEqual([])
  })
})
