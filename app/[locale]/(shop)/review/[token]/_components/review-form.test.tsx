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

async function show(review: OwnReview | null, questions: readonly ("fit" | "finish")[]) {
  const product = { id: 7, name: "Ring", slug: "ring", ownQuestions: [size], review }
  const view = (
    <ReviewForm token="x" product={product} questions={questions} photoResult={null} locale="en" />
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
