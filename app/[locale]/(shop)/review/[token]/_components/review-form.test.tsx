import { text } from "node:stream/consumers"
import { within } from "@testing-library/dom"
import { JSDOM } from "jsdom"
import { prerenderToNodeStream } from "react-dom/static"
import type { OwnReview } from "#lib/reviews/review-request.ts"
import { ReviewForm } from "./review-form.tsx"

const size = { question: "Size", choices: ["too small", "right"] }
const written: OwnReview = {
  stars: 4,
  title: "",
  content: "It fits.",
  authorName: "",
  fit: "tight",
  finish: null,
  responses: [{ question: "Size", choice: "right" }],
  images: [],
  status: "pending",
  rejectReason: "",
}

async function show(
  review: OwnReview | null,
  questions: readonly ("fit" | "finish")[],
  { locale = "en", termLabels = {} } = {},
) {
  const product = { id: 7, name: "Ring", slug: "ring", ownQuestions: [size], review }
  const view = (
    <ReviewForm
      token="x"
      product={product}
      request={{ questions, termLabels }}
      photoResult={null}
      locale={locale}
    />
  )
  const { prelude } = await prerenderToNodeStream(view)
  const { body } = new JSDOM(await text(prelude)).window.document
  return { body, page: within(body) }
}

it("has the questions of the shop, in a form that needs no scripts", async () => {
  const { body, page } = await show(null, ["finish"])
  expect(page.queryByLabelText("Fit")).toBeNull()
  expect(page.getByLabelText("Finish").getAttribute("name")).toBe("finish")
  expect(page.getByLabelText("Size").getAttribute("name")).toBe("response-0")
  expect(body.querySelector("[name=question-0]")?.getAttribute("value")).toBe("Size")
})

it("keeps a former choice, also of a question that the shop has removed", async () => {
  const { page } = await show(written, [])
  const chosenOf = (label: string) =>
    page.getByLabelText(label).querySelector("option[selected]")?.getAttribute("value")
  expect([chosenOf("Fit"), chosenOf("Size")]).toEqual(["tight", "right"])
  expect(page.queryByLabelText("Finish")).toBeNull()
})

it("deletes a review in two steps, also without scripts", async () => {
  const { page } = await show(written, [])
  const steps = page.getByText("Delete my review").closest("details")
  expect(steps?.open).toBe(false)
  expect(steps?.querySelector("[name=intent]")?.getAttribute("value")).toBe("withdraw")
  expect(steps?.querySelector("button")?.textContent).toBe("Delete for good")
})

describe("a question of the shop's own in another language", () => {
  const labels = { Size: "Größe", "too small": "zu klein", right: "passend" }
  const listOptions = (select: HTMLElement) =>
    [...select.querySelectorAll("option")].map((option) => [
      option.getAttribute("value"),
      option.textContent,
      option.lang,
    ])

  it("has labels beside the English values", async () => {
    const { body, page } = await show(written, [], { locale: "de", termLabels: labels })
    expect(listOptions(page.getByLabelText("Größe")).slice(1)).toEqual([
      ["too small", "zu klein", ""],
      ["right", "passend", ""],
    ])
    expect(body.querySelector("[name=question-0]")?.getAttribute("value")).toBe("Size")
  })

  it("is in English as a whole if a label is missing", async () => {
    const { page } = await show(written, [], { locale: "de", termLabels: { Size: "Größe" } })
    expect(page.getByText("Size").lang).toBe("en")
    const [none, ...choices] = listOptions(page.getByLabelText("Size"))
    expect(none?.[2]).toBe("")
    expect(choices).toEqual([
      ["too small", "too small", "en"],
      ["right", "right", "en"],
    ])
  })
})
