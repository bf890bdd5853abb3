import { afterAll, beforeAll, describe, expect, it } from "@jest/globals"
import { eventually } from "#tests/assertions/eventually.ts"
import { findNodes, parseGraph } from "#tests/assertions/parse-graph.ts"
import { createTicketProduct, type TicketProduct } from "#tests/factories/shop-order.ts"
import {
  findLastQuestion,
  publishReply,
  submitProductQuestion,
} from "#tests/factories/shop-question.ts"
import { fetchShopApiBody } from "#tests/support/fetch-shop-api-body.ts"
import { openPages } from "#tests/support/member-browser.ts"
import { getElementText, parseDocument, requestPage } from "#tests/support/request-page.ts"
import { getRunningShop } from "#tests/support/running-shop.ts"
import { SessionBrowser } from "#tests/support/session-browser.ts"
import { createEmailAddress, fetchFromEmail } from "#tests/support/shop-customer.ts"

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

  it("is sent by a form, which preserves the input of an error, and answered by email", async () => {
    const { origin } = getRunningShop()
    const { send } = openPages(new SessionBrowser(origin), origin)
    const typed = { name: "Ann", question: "Does it float?", publish: "1" }
    const submit = (email: string) =>
      send(`${path}/questions`, "product-question", { ...typed, email })
    const wrong = (await submit("ann")).page
    const email = wrong.querySelector<HTMLInputElement>("#product-question [name=email]")
    expect([email?.getAttribute("aria-invalid"), email?.value]).toEqual(["true", "ann"])
    expect(wrong.querySelector("#product-question textarea")?.textContent).toBe("Does it float?")
    const asker = createEmailAddress()
    const { page } = await submit(asker)
    expect(getElementText(page, "#product-question [role=status]")).toContain(
      "We’ll email you the answer.",
    )
    await publishReply(await findLastQuestion(tickets.productId), "Like a cork.")
    expect(await fetchFromEmail(asker, /(Like a cork\.)/)).toBe("Like a cork.")
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
